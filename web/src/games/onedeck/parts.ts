import type { IconName } from './art/Icon.svelte';
import type { Costs } from './view';

/** `damage damage time`: one icon for each token. */
export function icons(costs: Costs): IconName[] {
  const found: IconName[] = [];
  for (const cost of ['damage', 'poison', 'time'] as const) {
    for (let i = 0; i < costs[cost]; i++) found.push(cost);
  }
  return found;
}
