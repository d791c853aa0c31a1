// Every picture is inked shapes on a 120 x 90 window; creatures share eyes, teeth, horns and weapons.

export type Ink =
  | 'dark' | 'stone' | 'pale' | 'white' | 'glow' | 'line' | 'skin' | 'hair' | 'blood' | 'blush' | 'poison'
  | 'accent' | 'deep' | 'bright' // its own colour, in shadow and in light
  | 'other' | 'under' // a second colour, and in shadow
  | 'shade' | 'shine' | 'mist'; // without an outline: darker, lighter, a breath of its colour

/** A filled shape, or a stroked one when it has a width. */
export type Shape = [ink: Ink, path: string, width?: number];

export interface Picture {
  accent: string;
  other?: string;
  /** Of the air around it, where it is not a cellar's. */
  air?: string;
  shapes: Shape[];
}

export const dot = (x: number, y: number, r: number): string => oval(x, y, r, r);

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

/** A path of absolute M, L, C, Q and z, and the same from the other side. */
export const both = (path: string): string =>
  path + path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${120 - Number(x)} ${y}`);

type Point = [x: number, y: number];

/** The left half of an outline, from its top to its foot on the middle line, as absolute M, L, C and Q, made whole. */
export function whole(half: string): string {
  const steps = [...half.matchAll(/([MLCQ])([^MLCQ]*)/g)].map(([, letter, numbers]) => ({
    letter,
    points: [...numbers.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]): Point => [Number(x), Number(y)]),
  }));
  const size: Record<string, number> = { M: 1, L: 1, C: 3, Q: 2 };
  const strokes = steps.flatMap(({ letter, points }) =>
    Array.from({ length: points.length / size[letter] }, (_, i) => ({ letter, points: points.slice(i * size[letter], (i + 1) * size[letter]) })),
  );
  const write = ([x, y]: Point): string => `${x} ${y}`;
  const back = strokes.slice(1).map(({ letter, points }, i) => {
    const before = strokes[i].points[strokes[i].points.length - 1];
    const turned: Point[] = [...points.slice(0, -1).reverse(), before];
    return letter + turned.map(([x, y]) => write([120 - x, y])).join(' ');
  });
  return strokes.map(({ letter, points }) => letter + points.map(write).join(' ')).join('') + back.reverse().join('') + 'z';
}

/** Thick, with an outline: necks, tails, branches. */
export const limb = (ink: Ink, path: string, width: number): Shape[] => [
  ['line', path, width + 2.6],
  [ink, path, width],
];
