import type { GameWish } from '../../lib/api';
import type { GameCatalog } from '../../lib/protocol';
import { place, Wish } from '../../lib/wish.svelte';
import type { StickOffers } from './catalog.gen';

export type { Character } from './catalog.gen';

export type StickCatalog = GameCatalog & StickOffers;

export class StickWish extends Wish<StickCatalog> {
  length = $state('short');
  preset = $state('printed');
  variants = $state<string[]>([]);
  /** Whoever is slow to interrupt is passed over. */
  live = $state(false);

  constructor() {
    super([place('roy', 'me'), place('haley', 'bot'), place('belkar', 'bot')], 'bot');
  }

  override fill({ setup, seats }: GameWish): void {
    const { players, ...chosen } = setup as { players: string[]; length: string; preset: string };
    this.sit(players, seats);
    Object.assign(this, { variants: [], options: {}, ...chosen });
  }

  override refit(offered: StickCatalog): void {
    this.keepPeople(offered.characters);
  }

  setup(offered: StickCatalog): Record<string, unknown> {
    const variants = offered.variants.filter((each) => this.fits(each) && this.variants.includes(each.id));
    return {
      players: this.places.map((each) => each.who),
      length: this.length,
      ...(this.preset ? { preset: this.preset } : {}),
      ...(variants.length ? { variants: variants.map((each) => each.id) } : {}),
    };
  }

  summary(offered: StickCatalog): string {
    const length = offered.lengths.find((each) => each.id === this.length)?.name ?? '';
    return `${this.named(offered.characters)} · ${length}`;
  }

  override made(offered: StickCatalog): GameWish {
    return { ...super.made(offered), ...(this.live ? { pace: 'live' } : {}) };
  }
}
