/** Symbols that stand in no button are explained to the keyboard as a group. */
export function reachable(group: HTMLElement): void {
  group.tabIndex = 0;
}
