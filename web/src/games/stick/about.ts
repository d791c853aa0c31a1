import type { Words } from '../pages';
import type { StickView } from './view';

const ENTRANCE_AND_LAIR = 2;

/** What this game is about, by its own length and rules. */
export function aboutOf(view: StickView, words: Words): string[] {
  const floors = view.floors.length - ENTRANCE_AND_LAIR;
  return [
    words('web-stick-aim', { floors, drool: view.lair_drool, shticks: view.lair_shticks, x: view.x_per_shtick }),
    words('web-stick-aim-end'),
    ...view.variants.map((id) => `${view.names[id]}: ${words(`web-variant-${id}`)}`),
    view.house,
  ].filter(Boolean);
}
