// Every picture is a few inked shapes on a 120 x 90 window; creatures share bodies, eyes, horns and weapons.

export type Ink = 'dark' | 'stone' | 'accent' | 'pale' | 'line' | 'glow' | 'skin' | 'hair' | 'blood' | 'blush' | 'poison';

/** A filled shape, or a stroked one when it has a width. */
export type Shape = [ink: Ink, path: string, width?: number];

export interface Picture {
  accent: string;
  shapes: Shape[];
}

export const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

const eyes = (x: number, y: number, gap = 5, r = 2): Shape => ['accent', dot(x - gap, y, r) + dot(x + gap, y, r)];
const slits = (x: number, y: number, gap = 6): Shape => [
  'accent',
  `M${x - gap - 4} ${y - 2}l7 3-5 2zM${x + gap + 4} ${y - 2}l-7 3 5 2z`,
];

const SCOWL = (x: number, y: number): Shape => [
  'dark',
  `M${x - 12} ${y - 2}l10 4-8 4zM${x + 12} ${y - 2}l-10 4 8 4z`,
];

const MAN: Shape = [
  'dark',
  dot(60, 30, 11) + 'M44 44Q60 37 76 44L80 66 70 68 70 86H62L60 70 58 86H50L50 68 40 66z',
];
const HOODED: Shape = ['dark', 'M60 12C76 18 76 36 74 42 86 50 88 70 90 86H30C32 70 34 50 46 42 44 36 44 18 60 12z'];
const GIANT: Shape = [
  'dark',
  dot(60, 24, 12) + 'M34 40Q60 26 86 40L98 68 86 72 80 58 78 86H64L60 72 56 86H42L40 58 34 72 22 68z',
];
const BLOB: Shape = ['dark', 'M18 86C12 76 24 72 28 60 32 44 44 34 60 34 78 34 88 46 92 60 95 72 108 76 102 86z'];
const BEAST: Shape = [
  'dark',
  'M20 56C28 44 46 46 62 46L80 40C86 30 98 32 102 40L110 48 98 55C96 62 94 64 92 86H85L82 66H48L46 86H39L36 66 28 86H22z',
];
const GHOST: Shape = ['dark', 'M34 86C32 48 38 16 60 16 82 16 88 48 86 86L77 77 68 86 60 77 52 86 43 77z'];
const FLAME: Shape = [
  'dark',
  'M60 8C66 26 86 36 86 60 86 76 74 86 60 86 46 86 34 76 34 60 34 46 44 42 46 28 52 34 55 22 60 8z',
];
const BLAZE: Shape = ['accent', FLAME[1]];
const CRYSTAL: Shape = ['dark', 'M60 8L72 32 92 38 84 60 92 86H28L36 60 28 38 48 32z'];
const SHELL: Shape[] = [
  ['line', 'M34 54L16 46M32 66L12 66M36 76L20 86M86 54L104 46M88 66L108 66M84 76L100 86', 3],
  ['dark', 'M60 34C84 34 92 52 92 64 92 80 76 86 60 86 44 86 28 80 28 64 28 52 36 34 60 34z' + dot(60, 30, 11)],
  ['line', 'M60 40V84', 1.5],
];
const SPIDER: Shape[] = [
  ['line', 'M46 54L28 34 14 52M44 62L24 54 12 74M48 70L32 74 26 88M74 54L92 34 106 52M76 62L96 54 108 74M72 70L88 74 94 88', 3],
  ['dark', dot(60, 66, 18) + dot(60, 42, 11)],
];
const SNAKE = (x: number, y: number): Shape => [
  'line',
  `M${x - 30} ${y + 40}C${x} ${y + 48} ${x + 26} ${y + 40} ${x + 20} ${y + 28}C${x + 12} ${y + 16} ${x - 16} ${y + 24} ${x - 12} ${y + 8}Q${x - 8} ${y - 4} ${x + 6} ${y}`,
  9,
];
const BIRD: Shape = [
  'dark',
  'M60 38C44 18 22 16 6 30 24 32 32 44 46 54L50 72 60 84 70 72 74 54C88 44 96 32 114 30 98 16 76 18 60 38z' + dot(60, 32, 10),
];
const TREE: Shape = [
  'dark',
  'M46 86C52 70 50 58 46 48L26 38 28 32 44 38 38 16 44 14 54 38 60 8 66 38 78 12 84 16 76 40 94 30 96 36 74 50C70 58 68 70 76 86z',
];
const GOLEM: Shape = ['dark', 'M48 12H72V34H48zM36 36H84V62H36zM22 38H34V68H22zM86 38H98V68H86zM40 64H56V86H40zM64 64H80V86H64z'];

const HORNS: Shape = ['pale', 'M50 22C42 20 38 14 38 6 42 12 48 14 53 16zM70 22C78 20 82 14 82 6 78 12 72 14 67 16z'];
const ANTLERS: Shape = ['pale', 'M52 18C40 14 36 8 34 0M44 14L30 14M68 18C80 14 84 8 86 0M76 14L90 14', 3];
const EARS: Shape = ['dark', 'M50 26L34 18 48 36zM70 26L86 18 72 36z'];
const WINGS: Shape = ['stone', 'M50 46C34 22 18 24 6 34L16 40 12 52 26 52 26 64zM70 46C86 22 102 24 114 34L104 40 108 52 94 52 94 64z'];
const CLUB: Shape = ['stone', 'M90 70L98 26C100 16 112 18 110 28L96 72z'];
const DAGGER: Shape = ['pale', 'M84 66L100 40 104 38 103 44 88 68zM80 62L90 70 88 72 78 65z'];
const SCYTHE: Shape = ['pale', 'M92 86L96 18 99 18 96 86zM98 18C84 8 70 14 66 22 78 18 88 20 97 26z'];
const CROWN: Shape = ['glow', 'M49 20L47 8 54 14 60 5 66 14 73 8 71 20z'];
const FANGS: Shape = ['pale', 'M54 37l2 6 2-6zM62 37l2 6 2-6z'];
const GRIN: Shape = ['pale', 'M50 34H70L67 40H53zM55 34V40M60 34V40M65 34V40'];
const ARMS: Shape = ['line', 'M46 50L32 66M74 50L86 64', 6];

const ROCKS: Shape = ['stone', 'M8 86L18 62 40 58 52 86zM46 86L58 50 82 46 96 66 92 86zM86 86L98 70 112 74 116 86z'];
const WALL: Shape = ['stone', 'M8 16H112V86H8zM8 38H112M8 62H112M40 16V38M80 16V38M24 38V62M60 38V62M96 38V62M40 62V86M80 62V86'];
const COURSES: Shape = ['line', 'M8 38H112M8 62H112M40 16V38M80 16V38M24 38V62M60 38V62M96 38V62M40 62V86M80 62V86', 1.5];
const FIRE = (x: number, y: number, s: number): Shape => [
  'accent',
  `M${x} ${y - 3 * s}C${x + s} ${y - 2 * s} ${x + 2 * s} ${y - s} ${x + 1.6 * s} ${y}H${x - 1.6 * s}C${x - 2 * s} ${y - s} ${x - s} ${y - 1.4 * s} ${x} ${y - 3 * s}z`,
];
const TRUNKS: Shape = ['dark', 'M14 86L18 20 26 20 30 86zM92 86L94 14 104 14 108 86zM52 86L56 30 62 30 66 86z'];

export const PICTURES: Record<string, Picture> = {
  bandit: { accent: '#e0a24a', shapes: [MAN, ARMS, ['stone', 'M48 30H72V38Q60 44 48 38z'], eyes(60, 27, 4, 1.8), DAGGER] },
  beetle: { accent: '#8fc36a', shapes: [...SHELL, ['pale', 'M52 22C46 14 50 8 54 6L56 18zM68 22C74 14 70 8 66 6L64 18z'], eyes(60, 30, 4)] },
  'fire-elemental': { accent: '#ff8a3c', shapes: [BLAZE, SCOWL(60, 52), ['dark', 'M50 66Q60 60 70 66 64 74 60 70 56 74 50 66z'], ['glow', 'M60 24C62 32 68 36 68 44H52C52 38 58 34 60 24z']] },
  'glooping-ooze': { accent: '#9bd15b', shapes: [BLOB, ['stone', dot(44, 70, 4) + dot(78, 64, 5) + dot(66, 78, 3)], eyes(60, 52, 8, 4), ['dark', dot(53, 53, 1.6) + dot(69, 53, 1.6)]] },
  goblin: { accent: '#b9d64e', shapes: [EARS, MAN, ARMS, eyes(60, 29, 4, 2.4), FANGS, DAGGER] },
  'ice-elemental': { accent: '#9adcf5', shapes: [['accent', CRYSTAL[1]], ['line', 'M60 8V36M48 32L60 36 72 32M36 60L60 66 84 60M60 66V86', 1.5], SCOWL(60, 46)] },
  ogre: { accent: '#e58a5a', shapes: [GIANT, CLUB, eyes(60, 22, 5, 2), ['pale', 'M52 30l2-6 3 6zM63 30l3-6 2 6z']] },
  phantom: { accent: '#b7c8ff', shapes: [GHOST, eyes(60, 36, 8, 4), ['accent', 'M56 50Q60 46 64 50 64 58 60 60 56 58 56 50z']] },
  'plague-rat': { accent: '#c5c95a', shapes: [['line', 'M24 60C8 64 4 78 14 86', 3], BEAST, ['dark', dot(92, 32, 6)], ['accent', dot(98, 41, 2)], ['pale', 'M106 49l-1 6-3-5z']] },
  shadow: { accent: '#b58be8', shapes: [HOODED, ['stone', 'M50 28Q60 18 70 28 72 40 60 44 48 40 50 28z'], slits(60, 33, 4)] },
  skeleton: { accent: '#e9e2cf', shapes: [['pale', dot(60, 26, 12) + 'M54 34H66V42H54z'], ['dark', dot(55, 25, 3) + dot(65, 25, 3) + 'M60 29l-2 4h4z'], ['pale', 'M60 42V68M46 48H74M48 56H72M50 63H70M60 68L50 86M60 68L70 86M46 48L36 66M74 48L84 62', 3.5], DAGGER] },
  wraith: { accent: '#7fe0c8', shapes: [HOODED, SCYTHE, eyes(60, 32, 5, 2)] },
  'adder-nest': { accent: '#a8d05a', shapes: [SNAKE(40, 34), SNAKE(76, 30), SNAKE(58, 14), ['accent', dot(47, 34, 4) + dot(83, 30, 4) + dot(65, 14, 4)]] },
  'leech-brood': { accent: '#d0655f', shapes: [['line', 'M20 80Q30 50 44 70M50 84Q60 40 74 62M78 82Q92 48 104 66M34 60Q44 34 54 46', 9], ['accent', dot(44, 70, 4) + dot(74, 62, 4) + dot(104, 66, 4) + dot(54, 46, 4)]] },
  'nettle-sprite': { accent: '#8fd47a', shapes: [WINGS, ['dark', dot(60, 36, 9) + 'M52 46H68L72 70 60 84 48 70z'], ['accent', 'M60 27L54 12 60 18 66 12z'], eyes(60, 36, 4)] },
  puffcap: { accent: '#e6a3c9', shapes: [['stone', 'M50 52H70L74 86H46z'], ['dark', 'M20 54C22 28 40 16 60 16 80 16 98 28 100 54Q60 62 20 54z'], ['accent', dot(40, 40, 5) + dot(62, 30, 6) + dot(82, 42, 4)], ['dark', dot(54, 66, 2.4) + dot(66, 66, 2.4)]] },
  'antler-wight': { accent: '#cfe3a0', shapes: [ANTLERS, HOODED, eyes(60, 30, 5, 2.4), SCYTHE] },
  'fen-hag': { accent: '#9fc27c', shapes: [HOODED, ['dark', 'M60 2L74 24H46z'], eyes(60, 32, 4), ['stone', 'M60 34l8 6-7 2z'], ['pale', 'M94 86L92 30 96 30 98 86z']] },
  panther: { accent: '#f0c04a', shapes: [['line', 'M22 58C8 52 8 36 18 34', 4], BEAST, ['dark', 'M84 36L84 24 92 32zM96 32L102 24 103 36z'], ['accent', 'M92 42l7-2-3 5z'], ['pale', 'M104 50l-1 5-2-5z']] },
  webspinner: { accent: '#d7d3ee', shapes: [['pale', 'M4 4L116 86M116 4L4 86M60 0V90M0 44H120', 0.8], ...SPIDER, eyes(60, 40, 4), ['accent', dot(60, 46, 1.5)]] },
  'moss-golem': { accent: '#8ec25e', shapes: [GOLEM, ['accent', 'M48 12H72V17L66 15 60 19 54 15 48 18zM36 36H50L46 42 40 40zM70 36H84V44L78 40z'], eyes(60, 24, 5)] },
  razorbeak: { accent: '#f08d62', shapes: [BIRD, ['accent', 'M54 36L60 54 66 36z'], eyes(60, 30, 4)] },
  'rock-wyrm': { accent: '#d9a066', shapes: [ROCKS, ['line', 'M24 84C20 40 44 22 70 34', 17], ['stone', 'M66 20L98 30 90 38 70 46z'], ['accent', dot(76, 30, 2.4)], ['pale', 'M92 33l-2 6-3-5z']] },
  shadowstalker: { accent: '#a58bf0', shapes: [BEAST, ['dark', 'M30 50L26 36 38 47 42 34 50 46 58 34 62 46z'], slits(96, 42, 2)] },

  'arrow-wall': { accent: '#e8c15a', shapes: [WALL, COURSES, ['dark', 'M30 26h4v10h-4zM58 48h4v10h-4zM88 26h4v10h-4z'], ['pale', 'M62 53H100M96 48L104 53 96 58M34 31H56M52 26L60 31 52 36', 2.5]] },
  'bear-traps': { accent: '#cfd5dd', shapes: [['accent', 'M22 66L28 44 36 60 44 40 52 58 60 38 68 58 76 40 84 60 92 44 98 66z'], ['dark', 'M16 64H104Q104 82 60 84 16 82 16 64z'], ['stone', dot(60, 74, 7)]] },
  boulder: { accent: '#d9b38a', shapes: [['stone', 'M0 86L120 56V90H0z'], ['stone', dot(58, 42, 27)], ['line', 'M42 30L54 36 50 48M70 28L66 40 76 50M56 62L64 54', 2]] },
  'cave-in': { accent: '#c9b79a', shapes: [['dark', 'M8 0H112V18L96 30 84 16 70 34 56 18 40 32 26 16 8 26z'], ROCKS, ['pale', 'M34 40v8M74 42v6M92 40v10', 2]] },
  'flame-statues': { accent: '#ff9a48', shapes: [['stone', 'M14 86V46L22 30H36L44 46V86zM76 86V46L84 30H98L106 46V86z'], FIRE(29, 30, 8), FIRE(91, 30, 8), ['accent', dot(25, 50, 2) + dot(33, 50, 2) + dot(87, 50, 2) + dot(95, 50, 2)]] },
  'force-wall': { accent: '#8fb8ff', shapes: [['stone', 'M4 0H18V90H4zM102 0H116V90H102z'], ['accent', 'M22 10Q34 20 22 30T22 50T22 70T22 86M44 10Q56 20 44 30T44 50T44 70T44 86M66 10Q78 20 66 30T66 50T66 70T66 86M88 10Q100 20 88 30T88 50T88 70T88 86', 3]] },
  'locked-door': { accent: '#e3b04b', shapes: [['stone', 'M24 86V40C24 18 40 6 60 6 80 6 96 18 96 40V86z'], ['dark', 'M34 86V42C34 26 46 16 60 16 74 16 86 26 86 42V86z'], ['accent', 'M50 52H70V70H50zM54 52V46a6 6 0 0 1 12 0V52H62V46a2 2 0 0 0-4 0V52z'], ['dark', dot(60, 60, 3)]] },
  'pit-of-spikes': { accent: '#d6dde6', shapes: [['stone', 'M0 34H24L34 86H0zM120 34H96L86 86H120z'], ['accent', 'M36 86L42 54 48 86zM49 86L55 48 61 86zM62 86L68 54 74 86zM74 86L79 58 84 86z']] },
  'rune-puzzle': { accent: '#7fc9ff', shapes: [['stone', 'M18 8H102V86H18z'], ['dark', 'M26 16H56V44H26zM64 16H94V44H64zM26 52H56V80H26zM64 52H94V80H64z'], ['accent', 'M34 38L41 22 48 38M70 22H88L70 38H88M41 58V74M34 60L48 72M72 58L86 74M86 58L72 74', 2.5]] },
  'spiked-log': { accent: '#d8c3a0', shapes: [['line', 'M30 0V36M92 0V36', 2], ['accent', 'M22 36L26 26 32 36zM44 36L48 24 54 36zM66 36L72 24 76 36zM90 36L94 26 98 36zM22 66L28 78 34 66zM46 66L52 78 58 66zM70 66L76 78 82 66z'], ['dark', 'M14 36H104Q112 51 104 66H14Q6 51 14 36z'], ['line', dot(104, 51, 8), 2]] },
  'abandoned-camp': { accent: '#ff9c4a', shapes: [['stone', 'M12 82L42 24 72 82z'], ['dark', 'M42 24L50 82H32z'], FIRE(92, 80, 8), ['line', 'M80 84L104 80M80 80L104 84', 3]] },
  quicksand: { accent: '#e0c07a', shapes: [['stone', 'M0 56Q30 48 60 56T120 56V90H0z'], ['line', 'M28 70Q60 60 92 70M40 78Q60 72 80 78', 2], ['dark', 'M54 62L52 36C52 28 58 30 58 36L58 48 60 28C61 22 66 24 66 30L66 48 70 34C72 28 77 31 75 37L70 62z']] },
  'rotten-bridge': { accent: '#c99a5b', shapes: [['stone', 'M0 50H22V90H0zM98 50H120V90H98z'], ['line', 'M12 34Q60 62 108 34M12 50Q60 80 108 50', 2.5], ['accent', 'M26 54l8 4v6l-8-4zM40 60l8 3v6l-8-3zM72 63l8-3v6l-8 3zM86 58l8-4v6l-8 4z']] },
  'vine-trap': { accent: '#8ccf62', shapes: [TRUNKS, ['accent', 'M0 20C30 40 30 60 60 56S100 20 120 30M0 70C30 50 50 80 80 70S110 60 120 66', 4], ['accent', 'M34 46l10-8 2 10zM76 44l12-2-6 10zM66 72l10 6-12 4z']] },
  'wishing-well': { accent: '#79c4ee', shapes: [['dark', 'M24 24L60 4 96 24zM32 24H38V56H32zM82 24H88V56H82z'], ['stone', 'M24 56H96L90 86H30z'], ['accent', 'M32 56Q60 66 88 56z'], ['glow', dot(60, 40, 4)]] },
  'hermits-hut': { accent: '#f2b65a', shapes: [['dark', 'M12 48L60 10 108 48 96 50V86H24V50z'], ['accent', 'M66 56H84V70H66z'], ['stone', 'M38 86V62Q46 52 54 62V86z'], ['pale', 'M88 28V10h8v22z']] },
  'hornets-nest': { accent: '#f0c23e', shapes: [['line', 'M10 10Q60 2 110 14', 5], ['dark', 'M60 10C84 12 86 44 80 60 74 76 66 84 60 86 54 84 46 76 40 60 34 44 36 12 60 10z'], ['line', 'M38 34Q60 42 82 34M40 52Q60 60 80 52', 2], ['accent', dot(60, 66, 5) + dot(20, 40, 3.5) + dot(98, 34, 3.5) + dot(94, 66, 3.5) + dot(24, 70, 3.5)]] },
  'old-shrine': { accent: '#b8a0f0', shapes: [['stone', 'M16 86V78H104V86zM28 78V34H40V78zM80 78V34H92V78zM18 34L60 8 102 34z'], ['accent', 'M60 42l5 12-5 12-5-12z'], ['dark', 'M48 78V68H72V78z']] },
  'forest-fire': { accent: '#ff7f3a', shapes: [TRUNKS, FIRE(22, 86, 12), FIRE(46, 86, 9), FIRE(76, 86, 14), FIRE(102, 86, 10)] },
  'sleeping-troll': { accent: '#a7c98c', shapes: [['dark', 'M8 84C10 60 34 46 58 52 70 40 92 42 98 56 106 58 112 70 110 84z'], ['line', 'M80 62l8 2M94 62l6-1', 2], ['pale', 'M88 72l2 6 3-6z'], ['accent', 'M70 20h12l-12 12h12M90 6h9l-9 9h9M54 32h8l-8 8h8', 2]] },

  dragon: { accent: '#ff7d48', shapes: [WINGS, ['dark', 'M60 14C72 14 78 26 74 38L86 60 80 86H40L34 60 46 38C42 26 48 14 60 14z'], HORNS, slits(60, 28, 4), FIRE(60, 62, 6)] },
  hydra: { accent: '#6fd3b8', shapes: [['line', 'M60 84C58 60 34 62 28 34M60 84C60 60 60 50 60 22M60 84C62 60 86 62 92 34', 10], ['dark', 'M16 26L34 22 36 38 22 40zM50 12H70L66 30H54zM104 26L86 22 84 38 98 40zM30 86Q60 66 90 86z'], ['accent', dot(26, 30, 2.4) + dot(56, 20, 2.4) + dot(64, 20, 2.4) + dot(94, 30, 2.4)]] },
  yeti: { accent: '#bfe6ff', shapes: [['pale', 'M30 86C18 60 26 34 44 30 44 14 76 14 76 30 94 34 102 60 90 86z'], ['dark', 'M48 24H72V38Q60 46 48 38z'], eyes(60, 30, 5), GRIN] },
  lich: { accent: '#8be0a4', shapes: [HOODED, ['pale', dot(60, 30, 9) + 'M55 36H65V43H55z'], ['dark', dot(56, 30, 2.4) + dot(64, 30, 2.4)], CROWN, ['accent', dot(94, 30, 6)], ['pale', 'M92 36H96V86H92z']] },
  minotaur: { accent: '#e7a35c', shapes: [GIANT, ['pale', 'M48 20C32 20 26 10 28 0 34 10 42 10 52 14zM72 20C88 20 94 10 92 0 86 10 78 10 68 14z'], eyes(60, 22, 5), ['glow', dot(60, 34, 3)], ['pale', 'M96 86V34H100V86zM88 30Q98 22 108 30L106 48Q98 42 90 48z']] },
  'mud-golem': { accent: '#c08f5c', shapes: [BLOB, ['dark', 'M40 40C40 20 80 20 80 40zM14 64Q22 44 36 52L32 74zM106 64Q98 44 84 52L88 74z'], eyes(60, 40, 9, 3), ['stone', 'M50 56H70V60H50z']] },
  'poison-elemental': { accent: '#94dc4b', shapes: [BLAZE, ['dark', 'M60 62C64 68 67 71 67 75A7 7 0 0 1 53 75C53 71 56 68 60 62z'], SCOWL(60, 48), ['accent', dot(26, 40, 3) + dot(96, 34, 4) + dot(90, 60, 2)]] },
  'fire-giant': { accent: '#ff8a3c', shapes: [GIANT, FIRE(60, 14, 6), slits(60, 23, 4), ['stone', 'M96 70L104 20 112 22 100 72z'], FIRE(107, 24, 6)] },
  'corrupted-tree': { accent: '#b48cf0', shapes: [TREE, slits(60, 52, 4), ['accent', 'M52 66Q60 60 68 66L64 72 60 68 56 72z']] },
  indrax: { accent: '#e06be0', shapes: [WINGS, GHOST, HORNS, CROWN, slits(60, 36, 5), ['accent', dot(60, 58, 5)]] },
};
