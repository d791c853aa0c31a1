export type Keys = Record<string, () => void>;

/** Single keys, left alone where somebody types, reads a dialog or holds a modifier. Enter on a control is the control's. */
export function onKeys(keys: () => Keys): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement;
    if (target.closest('input, select, textarea, [contenteditable]') || document.querySelector('dialog:modal')) return;
    if (event.key === 'Enter' && target.closest('button, a, summary, [role=button], [tabindex]')) return;
    const act = keys()[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}

/** While keys are in use, the focus follows what is asked. */
export const hands = { typing: false };
addEventListener('keydown', () => (hands.typing = true), true);
addEventListener('pointerdown', () => (hands.typing = false), true);
