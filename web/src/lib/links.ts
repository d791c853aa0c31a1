import { routes } from '../games';

const PAGES = ['join', 'watch', 'seat', 'game', 'replay', ...Object.keys(routes)];
const INVITE = /^[\w-]+\.[\w-]+$/;

/** Where a pasted link leads: our own page, the same page of another server, or nowhere. */
export function readLink(text: string): { hash: string } | { address: string } | null {
  const pasted = text.trim();
  if (INVITE.test(pasted)) return { hash: `#/join/${pasted}` };
  const [before, hash = ''] = pasted.split('#');
  if (!PAGES.some((page) => hash.startsWith(`/${page}/`))) return null;
  if (!before || before.startsWith(location.origin)) return { hash: `#${hash}` };
  return /^https?:\/\//.test(before) ? { address: pasted } : null;
}

/** Copies, or leaves it to the reader where the browser forbids it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
