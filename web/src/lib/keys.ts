export type Keys = Record<string, () => void>;

/** Keys that go on while they are held: to walk and to write, never to answer. */
function walks(key: string): boolean {
  return key.startsWith('Arrow');
}

/** Single keys, left alone where somebody types, reads a dialog or holds a modifier. Enter on a control is the control's. */
export function onKeys(keys: () => Keys): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.repeat && !walks(event.key)) return;
    const target = event.target as HTMLElement;
    if (target.closest('input, select, textarea, [contenteditable]') || document.querySelector('dialog:modal')) return;
    if (event.key === 'Enter' && target.closest('button, a, summary, [role=button], [tabindex]')) return;
    const act = keys()[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}

/** A key, or a click without one; and where. */
export interface Gesture {
  key: string;
  x: number;
  y: number;
}

/** While keys are in use, the focus follows what is asked; and what the hands did last. */
export const hands: { typing: boolean; last: Gesture } = { typing: false, last: { key: '', x: 0, y: 0 } };

addEventListener(
  'keydown',
  (event) => {
    hands.typing = true;
    const at = (event.target as Element).getBoundingClientRect?.() ?? new DOMRect();
    hands.last = { key: event.key, x: at.left + at.width / 2, y: at.top + at.height / 2 };
    const control = (event.target as Element).closest?.('button, a, summary, [role=button]');
    if (event.repeat && control && ['Enter', ' '].includes(event.key)) event.preventDefault();
  },
  true,
);
addEventListener(
  'pointerdown',
  (event) => {
    hands.typing = false;
    hands.last = { key: '', x: event.clientX, y: event.clientY };
  },
  true,
);
