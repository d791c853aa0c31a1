/** Each dungeon has a light and walls of its own; the deeper, the darker. */

const WALLS = {
  bricks: '<path d="M0 30h120M0 60h120M40 0v30M100 30v30"/>',
  rocks: '<path d="M0 20l30 8 22-12 38 10 30-8M14 60l10-22 30 6 12 16M74 60l8-26 38-6"/>',
  waves: '<path d="M0 18q15-12 30 0t30 0 30 0 30 0M0 48q15-12 30 0t30 0 30 0 30 0"/>',
  ice: '<path d="M10 0l8 34 8-34M44 0l12 50 12-50M88 0l9 28 9-28"/>',
  tombs: '<path d="M16 60V26a14 14 0 0 1 28 0v34M76 60V34a14 14 0 0 1 28 0v26M26 34h8M30 30v10"/>',
  maze: '<path d="M0 10h50v20H20v20h60V20h20v40M100 10h20"/>',
  roots: '<path d="M20 0q-6 20 6 32t2 28M60 0q10 16-2 30t8 30M98 0q-10 22 4 34t-6 26M26 32q20 2 32-2"/>',
  reeds: '<path d="M12 60q4-30-2-50M22 60q-2-20 6-36M70 60q4-30-4-52M82 60q-4-24 8-40M106 60V24"/>',
};

interface Light {
  /** Of the lantern and of the walls. */
  glow: string;
  stone: string;
  walls: keyof typeof WALLS;
}

const LIGHTS: Record<string, Light> = {
  'dragons-cave': { glow: '#ff9a4a', stone: '#b98f74', walls: 'rocks' },
  'hydras-reef': { glow: '#58d0c0', stone: '#7fa9a8', walls: 'waves' },
  'yetis-cavern': { glow: '#a8dcff', stone: '#9fb3c6', walls: 'ice' },
  'lichs-tomb': { glow: '#9fe08f', stone: '#9a97ad', walls: 'tombs' },
  'minotaurs-maze': { glow: '#ffc75e', stone: '#b7a482', walls: 'maze' },
  mudlands: { glow: '#d8b46a', stone: '#a3977c', walls: 'reeds' },
  'realm-of-venom': { glow: '#a6d84a', stone: '#97a384', walls: 'roots' },
  'smoldering-ruins': { glow: '#ff7a3c', stone: '#a58d85', walls: 'bricks' },
  'vile-roots': { glow: '#c08ae0', stone: '#9a8f9f', walls: 'roots' },
  'lair-of-indrax': { glow: '#7fd070', stone: '#8f9f8c', walls: 'rocks' },
};

const USUAL: Light = { glow: '#ffd27a', stone: '#b3aa98', walls: 'bricks' };
/** So many cards of the deck from its end the light begins to fail. */
const LOW = 8;
const LEAST = 0.25;
/** In percent: of a floor, and of a light that has failed. */
const DEEPER = 9;
const DARKER = 30;

/** What the table is lit with, as styles. */
export function lightOf(dungeon: string, floor: number, deck: number, boss: boolean): string {
  const { glow, stone, walls } = LIGHTS[dungeon] ?? USUAL;
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="60" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="2">${WALLS[walls]}</svg>`;
  const left = boss ? 1 : Math.max(LEAST, Math.min(1, deck / LOW));
  return [
    `--lantern: ${boss ? '#ff5a3c' : glow}`,
    `--stone: ${stone}`,
    `--depth: ${Math.round(Math.min(floor, 4) * DEEPER + (1 - left) * DARKER)}%`,
    `--burning: ${Math.round(left * 55)}%`,
    `--walls: url("data:image/svg+xml,${encodeURIComponent(drawn)}")`,
  ].join('; ');
}
