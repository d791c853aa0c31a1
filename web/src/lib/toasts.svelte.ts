import { words } from './words.svelte';

export interface Toast {
  id: number;
  text: string;
  kind: 'no' | 'said' | 'note';
}

let next = 0;

export const toasts = $state<Toast[]>([]);

export function toast(text: string, kind: Toast['kind'] = 'note', stay = 5000): void {
  const id = next++;
  toasts.push({ id, text, kind });
  if (toasts.length > 4) toasts.shift();
  setTimeout(() => dismiss(id), stay);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((each) => each.id === id);
  if (at >= 0) toasts.splice(at, 1);
}

export function sayTrouble(trouble: unknown): void {
  toast(troubleText(trouble), 'no', 8000);
}

/** In the reader's words: the server's own, or that it does not answer. */
export function troubleText(trouble: unknown): string {
  if (trouble instanceof TypeError) return words('web-offline');
  return trouble instanceof Error ? trouble.message : String(trouble);
}
