import { ask, post } from './api';
import type { Push, PushKey } from './protocol.gen';

/** This device is called about these places, also when no page of ours is open. A browser or a server that can't goes on
 * without: the title and the badge are there all the same. */
export async function enrol(tokens: string[], lang: string): Promise<void> {
  try {
    const { key } = await ask<PushKey>('/api/push');
    const device = key ? await subscribed(bytesOf(key)) : undefined;
    const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = device?.toJSON() ?? {};
    if (endpoint) await post('/api/push/begin', { tokens, endpoint, p256dh, auth, lang } satisfies Push, lang);
  } catch {
    return;
  }
}

export async function leave(lang: string): Promise<void> {
  try {
    const device = await (await manager())?.getSubscription();
    if (!device) return;
    await post('/api/push/end', { endpoint: device.endpoint }, lang);
    await device.unsubscribe();
  } catch {
    return;
  }
}

async function manager(): Promise<PushManager | undefined> {
  return (await navigator.serviceWorker?.getRegistration())?.pushManager;
}

/** With this server's key: what was made with another's is of no use to it. */
async function subscribed(key: Uint8Array<ArrayBuffer>): Promise<PushSubscription | undefined> {
  const push = await manager();
  const old = await push?.getSubscription();
  if (old && String(new Uint8Array(old.options.applicationServerKey ?? new ArrayBuffer())) === String(key)) return old;
  await old?.unsubscribe();
  return push?.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function bytesOf(packed: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
