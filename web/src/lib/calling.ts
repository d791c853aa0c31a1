import { words } from './words.svelte';

/** Whether somebody who looks elsewhere may be told that it is her turn. */
export type Calling = 'yes' | 'no' | 'refused' | 'impossible';

export function mayCall(): Calling {
  if (!('Notification' in globalThis)) return 'impossible';
  return ({ granted: 'yes', denied: 'refused', default: 'no' } as const)[Notification.permission];
}

/** Only ever from a click. */
export async function askToCall(): Promise<Calling> {
  try {
    await Notification.requestPermission();
  } catch {
    return 'impossible';
  }
  return mayCall();
}

let shown: Notification | null = null;

/** The title, the badge of the installed app and, where that was allowed, a notification. */
export function call(wanted: boolean, id: string): void {
  document.title = `● ${words('web-called')} · ${words('web-title')}`;
  void navigator.setAppBadge?.(1).catch(() => {});
  if (!wanted || mayCall() !== 'yes') return;
  try {
    shown = new Notification(words('web-called'), { body: words('web-called-more'), icon: 'icon-192.png', tag: id });
    shown.onclick = () => (focus(), shown?.close());
  } catch {
    return; // a phone's browser has the word and not the thing
  }
}

export function callOff(): void {
  document.title = words('web-title');
  void navigator.clearAppBadge?.().catch(() => {});
  shown?.close();
  shown = null;
}
