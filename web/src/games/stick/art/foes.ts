import { hash, pick } from '../sketch';
import { BEASTS } from './beasts';
import { FOE_COLOURS } from './colours';
import type { Foe } from './pen';
import { PEOPLE } from './people';

export const FOES: Record<string, Foe> = { ...PEOPLE, ...BEASTS };

/** Whom a Monster from outside takes after. */
const KIN: Record<string, string[]> = {
  animal: ['warg', 'house-cat', 'mostly-a-bear'],
  bandit: ['bandit-with-a-quota', 'bandit-treasurer'],
  'creepy-crawly': ['technically-not-an-insect', 'that-thing-with-the-eyes', 'beetle-with-an-iron-deficiency'],
  dragon: ['black-dragon', 'beige-dragon', 'teeny-tiny-dragon'],
  dwarf: ['dwarven-tunnel-inspector', 'beard-proud-berserker'],
  elf: ['condescending-archer', 'elven-volley-sergeant'],
  fiend: ['mr-demon', 'imp-of-the-fine-print'],
  goblin: ['kinda-wimpy-goblin', 'goblin-cleric', 'goblin-warlock'],
  halfling: ['halfling-who-missed-breakfast', 'halfling-parole-officer'],
  kobold: ['cowardly-kobold', 'kobold-ranger'],
  ogre: ['stupid-ogre', 'ogre-chieftain', 'troll'],
  orc: ['orc-barbarian', 'half-orc-adventurer'],
  undead: ['ghoul-with-a-napkin', 'passive-aggressive-ghost', 'vampire-on-a-diet'],
};

export function foeOf(id: string, types: readonly string[] = []): Foe {
  if (FOES[id]) return FOES[id];
  const kin = types.flatMap((type) => KIN[type] ?? []);
  const model = FOES[pick(id, kin.length ? kin : ['evil-intern', 'cultist-in-training'])];
  return { ...model, skin: pick(id, FOE_COLOURS), coat: FOE_COLOURS[(hash(id) >> 5) % FOE_COLOURS.length] };
}
