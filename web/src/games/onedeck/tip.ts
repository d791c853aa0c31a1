import type { Attachment } from 'svelte/attachments';
import type { Desk } from './desk.svelte';

const DELAY = 200;

/** A text for whoever points at something or comes to it by keyboard; fingers have the dialogs. */
export function tip(table: Desk, text: () => { title: string; lines: string[] } | null): Attachment<HTMLElement> {
  return (node) => {
    let timer = 0;
    const show = () => {
      const told = text();
      if (told && node.isConnected) table.tip = { ...told, at: node.getBoundingClientRect() };
    };
    /** Later: what is pointed at may be going away while the table is being drawn. */
    const hide = () => {
      clearTimeout(timer);
      queueMicrotask(() => (table.tip = null));
    };
    const enter = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && !event.buttons) timer = setTimeout(show, DELAY);
    };
    const focus = () => node.matches(':focus-visible') && show();
    node.addEventListener('pointerenter', enter);
    node.addEventListener('pointerleave', hide);
    node.addEventListener('pointerdown', hide);
    node.addEventListener('focus', focus);
    node.addEventListener('blur', hide);
    return () => {
      hide();
      node.removeEventListener('pointerenter', enter);
      node.removeEventListener('pointerleave', hide);
      node.removeEventListener('pointerdown', hide);
      node.removeEventListener('focus', focus);
      node.removeEventListener('blur', hide);
    };
  };
}
