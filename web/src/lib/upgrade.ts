import { toast } from './toasts.svelte';
import { words } from './words.svelte';

/** Where the parts of this build are: its version is in the address. */
const PARTS = new URL(/* @vite-ignore */ '.', import.meta.url).pathname;

/** A part that is not there any more belongs to another version than the server's: the page loads anew, and says so. */
export function followUpgrades(): void {
  addEventListener('vite:preloadError', () => void loadUpgraded());
}

async function loadUpgraded(): Promise<void> {
  if (!(await upgraded())) return;
  history.replaceState({ upgraded: true }, '');
  location.reload();
}

async function upgraded(): Promise<boolean> {
  try {
    const page = await fetch('./', { cache: 'no-store' });
    return page.ok && !(await page.text()).includes(PARTS);
  } catch {
    return false;
  }
}

/** After a page was loaded anew. */
export function sayUpgraded(): void {
  if (!history.state?.upgraded) return;
  history.replaceState(null, '');
  toast(words('web-upgraded'), 'note', 8000);
}
