import type { BoxFace } from '../faces.svelte';

/** A box as it might be printed on a card. */
export function box(color: BoxFace['color'], value: number, more: Partial<BoxFace> = {}): BoxFace {
  return { color, value, wide: false, armor: false, skull: false, damage: 0, poison: 0, time: 0, ...more };
}
