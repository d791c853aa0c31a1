// Heroes from the waist up on a 120 x 90 window: shoulders, a head, what they wear and hold, and a face by mood.

import { dot, type Picture, type Shape } from './pen';

export const MOODS = ['calm', 'hurt', 'triumphant', 'fallen'] as const;
export type Mood = (typeof MOODS)[number];

/** Of a hero who has lost so much: half of her health hurts. */
export function moodOf(damage: number, health: number, won = false): Mood {
  if (damage >= health) return 'fallen';
  if (won) return 'triumphant';
  return damage * 2 >= health ? 'hurt' : 'calm';
}

const BROWS: Record<Mood, string> = {
  calm: 'M48 37Q53 35 56 37M64 37Q67 35 72 37',
  hurt: 'M48 38L56 34M64 34L72 39',
  triumphant: 'M48 35Q53 32 56 35M64 35Q67 32 72 35',
  fallen: 'M48 39L55 37M65 37L72 39',
};
const EYES: Record<Mood, Shape> = {
  calm: ['dark', dot(53, 42, 2.2) + dot(67, 42, 2.2)],
  hurt: ['line', 'M50 40L56 42.5 50 45M64.6 42.5a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0', 1.8],
  triumphant: ['line', 'M49 43Q53 37 57 43M63 43Q67 37 71 43', 2.2],
  fallen: ['line', 'M50 39.5L56 45.5M56 39.5L50 45.5M64 39.5L70 45.5M70 39.5L64 45.5', 2],
};
const MOUTHS: Record<Mood, Shape> = {
  calm: ['line', 'M55 52Q60 55 65 52', 1.8],
  hurt: ['line', 'M54 53Q56.5 50 59 53T65 52.5', 1.8],
  triumphant: ['pale', 'M52 49.5H68Q66 58 60 58 54 58 52 49.5z'],
  fallen: ['line', 'M55 54.5Q60 50.5 65 54.5', 1.8],
};
const WOUNDS: Record<Mood, Shape[]> = {
  calm: [],
  hurt: [['blood', 'M70 47L74 53M67 48L71 55', 1.8], ['pale', 'M45 31L60 27 62 31 45 36z']],
  triumphant: [['blush', dot(48, 49, 2.8) + dot(72, 49, 2.8)]],
  fallen: [['blood', 'M46 47L50 54M68 30Q70 34 68 38', 1.8], ['pale', 'M64 55L74 50 76 54 66 59z']],
};

/** What goes over brows, eyes and mouth comes later in a picture. */
export const faceOf = (mood: Mood): Shape[] => [
  ['line', BROWS[mood], 1.6], EYES[mood], ['line', 'M60 43L58.5 48H61', 1.2], MOUTHS[mood], ...WOUNDS[mood],
];

const HEAD: Shape = ['skin', 'M44 40C43 24 77 24 76 40 76 53 68 61 60 61 52 61 44 53 44 40z'];
const NECK: Shape = ['skin', 'M53 54H67V68H53z'];
const SLIM: Shape = ['accent', 'M30 90C31 74 44 68 53 64L60 72 67 64C76 68 89 74 90 90z'];
const BROAD: Shape = ['accent', 'M12 90C14 68 38 63 52 62L60 70 68 62C82 63 106 68 108 90z'];
const PLATES: Shape = ['stone', 'M14 84C12 68 26 62 40 66L36 82zM106 84C108 68 94 62 80 66L84 82z'];
const SHORT: Shape = ['hair', 'M42 42C38 20 52 18 60 18 68 18 82 20 78 42 76 34 72 30 66 30 58 32 48 30 45 35z'];
const LONG: Shape = ['hair', 'M60 17C38 17 40 40 38 72L50 66C46 54 46 34 56 30 66 32 74 34 75 44 75 54 73 62 70 66L82 72C80 40 82 17 60 17z'];
const HOOD: Shape = ['accent', 'M60 9C88 14 86 46 82 66L72 62C78 46 76 28 60 26 44 28 42 46 48 62L38 66C34 46 32 14 60 9z'];

interface Look {
  accent: string;
  skin: string;
  hair: string;
  /** Behind the face, and before it. */
  behind: Shape[];
  before: Shape[];
}

const LOOKS: Record<string, Look> = {
  archer: {
    accent: '#5f9e4f', skin: '#e9b98f', hair: '#b4552b',
    behind: [['pale', 'M16 12L26 50M24 8L32 48', 3], ['accent', 'M12 18L16 4 22 14zM20 14L25 0 30 10z'], LONG, SLIM],
    before: [['accent', 'M40 32C42 12 78 8 84 26L42 36z'], ['blood', 'M76 22C90 4 104 8 106 14 96 12 88 18 82 26z'], ['pale', 'M101 22C118 38 118 64 101 82', 3.5], ['pale', 'M101 22V82', 1.2]],
  },
  mage: {
    accent: '#4f83d8', skin: '#f0c9a4', hair: '#e8e4dc',
    behind: [LONG, SLIM, ['glow', 'M56 72h8l-4 10z']],
    before: [['accent', 'M26 34Q60 20 94 34L78 26C74 12 78 4 92 2 70-6 50 2 44 25z'], ['glow', dot(62, 12, 2) + dot(70, 20, 1.6) + dot(54, 20, 1.6)], ['hair', 'M96 90L101 30 105 30 102 90z'], ['glow', dot(103, 22, 9)], ['pale', dot(100, 19, 3)]],
  },
  paladin: {
    accent: '#e4c04c', skin: '#c98d62', hair: '#3b2a20',
    behind: [['pale', 'M42 26C26 22 20 10 22 0 32 6 40 10 46 18zM78 26C94 22 100 10 98 0 88 6 80 10 74 18z'], BROAD, PLATES],
    before: [['stone', 'M42 40C38 14 82 14 78 40L70 32H50z'], ['accent', 'M57 8h6v24h-6z'], ['stone', 'M0 56L34 50V74Q30 88 17 92 2 88 0 74z'], ['accent', dot(17, 68, 7) + 'M17 56v24M5 68h24'], ['accent', 'M17 57V80M5 68H29', 2.5]],
  },
  rogue: {
    accent: '#7d5cb8', skin: '#d9a67e', hair: '#1f1a22',
    behind: [SLIM],
    before: [HOOD, ['hair', 'M45 34C50 26 62 26 75 33 66 32 62 38 52 36z'], ['pale', 'M98 86L112 40 117 44 104 88z'], ['stone', 'M96 72L112 80 110 84 94 76z'], ['glow', dot(24, 78, 6) + dot(24, 78, 2.5)]],
  },
  warrior: {
    accent: '#c94f3d', skin: '#a8704a', hair: '#241a15',
    behind: [['hair', 'M40 36C34 50 34 66 30 76L46 68zM80 36C86 50 86 66 90 76L74 68z'], BROAD, PLATES],
    before: [['stone', 'M42 38C38 12 82 12 78 38L70 31H50z'], ['pale', 'M44 26C30 26 22 16 22 2 30 14 38 14 48 16zM76 26C90 26 98 16 98 2 90 14 82 14 72 16z'], ['blood', 'M46 47H53M67 47H74', 2.4], ['hair', 'M96 90L103 16 107 16 103 90z'], ['pale', 'M100 14C114 8 120 20 119 36 112 30 106 32 101 36z']],
  },
  aquamancer: {
    accent: '#2fa6b8', skin: '#a5d6d2', hair: '#1d7f96',
    behind: [['hair', 'M60 12C34 8 22 30 28 46 20 52 22 66 32 70 46 66 40 44 50 30L70 30C80 44 74 66 88 70 98 66 100 52 92 46 98 30 86 8 60 12z'], SLIM],
    before: [['hair', 'M42 36C40 18 62 8 84 12 76 16 82 22 78 34 72 28 54 26 42 36z'], ['pale', 'M52 27Q60 15 68 27 60 31 52 27zM60 19V28M56 22L59 28M64 22L61 28'], ['accent', 'M102 22C112 36 116 42 116 50A14 14 0 0 1 88 50C88 42 92 36 102 22z'], ['pale', 'M95 48Q96 56 103 58', 2.5]],
  },
  dragoon: {
    accent: '#b9482f', skin: '#e3b188', hair: '#5b3a22',
    behind: [['blood', 'M60 2C80-4 96 6 100 30 90 20 80 18 68 20z'], BROAD, PLATES],
    before: [['accent', 'M42 44L36 26 46 14 60 6 74 14 84 26 78 44 72 32 60 36 48 32z'], ['glow', dot(49, 25, 2.4) + dot(71, 25, 2.4)], ['pale', 'M54 33L57 40 60 34 63 40 66 33z'], ['stone', 'M12 90L16 30 20 30 20 90z'], ['pale', 'M18 0L26 30H10z']],
  },
  witch: {
    accent: '#8457ad', skin: '#b9c78f', hair: '#46305c',
    behind: [LONG, SLIM],
    before: [['dark', 'M18 32Q60 18 102 32L78 26 68 8 76-4 56 0 44 24z'], ['accent', 'M44 24L76 24 78 28Q60 22 42 28z'], ['glow', 'M56 21h8v7h-8z'], ['dark', 'M88 78C86 62 94 58 100 58L98 50 104 54 110 50 110 60C116 66 114 78 110 84z'], ['glow', dot(102, 60, 1.8) + dot(108, 60, 1.8)]],
  },
  alchemist: {
    accent: '#c98f35', skin: '#f0c6a0', hair: '#d8b45a',
    behind: [['hair', 'M42 44L28 38 38 32 26 20 42 22 40 6 54 18 62 2 68 18 84 8 80 24 96 22 84 34 92 42 78 44z'], SLIM, ['pale', 'M50 70L60 72 70 70 74 90H46z']],
    before: [['dark', 'M42 31H78', 4], ['stone', dot(52, 30, 7) + dot(68, 30, 7)], ['accent', dot(52, 30, 4) + dot(68, 30, 4)], ['pale', 'M96 40H108V54L119 76Q119 86 110 86H94Q85 86 85 76L96 54z'], ['poison', 'M91 66L113 66 118 76Q118 84 110 84H94Q86 84 86 76z'], ['poison', dot(100, 30, 3) + dot(106, 20, 2.4)]],
  },
  druid: {
    accent: '#6f8f3c', skin: '#c78f63', hair: '#5f7a34',
    behind: [['hair', 'M60 16C36 16 38 44 34 78L48 72 46 40H74L72 72 86 78C82 44 84 16 60 16z'], SLIM],
    before: [['hair', 'M43 38C44 24 54 24 60 26 66 24 76 24 77 38 70 30 50 30 43 38z'], ['pale', 'M48 22C36 18 30 10 30-2M38 14L22 10M72 22C84 18 90 10 90-2M82 14L98 10', 3.6], ['poison', 'M46 30Q40 20 48 18 52 24 46 30zM60 26Q55 16 62 12 66 20 60 26zM74 30Q80 20 72 18 68 24 74 30z'], ['glow', dot(16, 40, 3) + dot(106, 52, 2.4) + dot(24, 60, 2)]],
  },
  hunter: {
    accent: '#8d6238', skin: '#e0ab80', hair: '#4a3424',
    behind: [SLIM, ['stone', 'M26 78Q40 64 60 74 80 64 94 78L88 84Q60 74 32 84z']],
    before: [['stone', 'M36 64C30 42 36 26 40 22L34 4 48 12Q60 8 72 12L86 4 80 22C84 26 90 42 84 64L76 56C80 40 74 28 60 28 46 28 40 40 44 56z'], ['dark', dot(50, 18, 2.2) + dot(70, 18, 2.2) + 'M57 22h6l-3 4z'], ['hair', 'M100 90L104 26 108 26 106 90z'], ['pale', 'M106 0L114 26 98 26z'], ['blood', 'M98 30L90 40M99 34L92 46', 2.5]],
  },
  slayer: {
    accent: '#a53443', skin: '#ead0ba', hair: '#c8362f',
    behind: [['pale', 'M8 14L14 8 62 66 56 72zM112 14L106 8 58 66 64 72z'], SLIM],
    before: [['hair', 'M42 42L36 20 48 24 50 8 60 20 70 6 72 24 84 18 78 42C76 34 70 32 64 34L58 28 54 36z'], ['blood', 'M71 33L65 51', 1.6], ['dark', 'M48 68Q60 76 72 68L70 78Q60 84 50 78z']],
  },
  warden: {
    accent: '#4f8070', skin: '#8f5f40', hair: '#2a211c',
    behind: [BROAD, PLATES],
    before: [['stone', 'M40 46C34 10 86 10 80 46L75 46 74 34H46L45 46z'], ['accent', 'M40 26Q60 14 80 26V31Q60 20 40 31z'], ['stone', 'M0 40H42V74Q38 90 21 94 4 90 0 74z'], ['accent', 'M21 48C32 54 32 66 24 68L24 82H18L18 68C10 66 10 54 21 48z']],
  },
};

/** A hero from outside looks like somebody under a hood. */
const STRANGER: Look = { accent: '#8b8274', skin: '#d9b08c', hair: '#4a4036', behind: [SLIM], before: [HOOD] };

export const KNOWN = Object.keys(LOOKS);

export function portrait(id: string, mood: Mood): Picture & { skin: string; hair: string } {
  const { accent, skin, hair, behind, before } = LOOKS[id] ?? STRANGER;
  const short = behind.includes(LONG) || before.includes(HOOD) ? [] : [SHORT];
  return { accent, skin, hair, shapes: [...behind, NECK, HEAD, ...short, ...faceOf(mood), ...before] };
}
