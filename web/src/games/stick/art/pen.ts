// Foes are drawn with a pen on a 40 x 40 window; people among them share limbs, faces and clothes.

export type Ink =
  | 'skin' | 'coat' | 'paper' | 'gold' | 'red' | 'steel' | 'leaf' | 'ink' // filled, with an outline
  | 'line' | 'thin' // only a stroke
  | 'haze'; // a breath of its colour

export type Stroke = [ink: Ink, path: string];

export interface Foe {
  skin: string;
  coat?: string;
  strokes: Stroke[];
}

export const dot = (x: number, y: number, r: number): string => oval(x, y, r, r);

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

/** The same strokes elsewhere, and smaller: a crowd. */
export function moved(strokes: Stroke[], dx: number, dy: number, scale = 1): Stroke[] {
  const number = (text: string): number => Number(text);
  return strokes.map(([ink, path]) => [
    ink,
    path.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, letter: string, rest: string) => {
      const values = (rest.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(number);
      const round = (value: number): number => Math.round(value * 100) / 100;
      const placed = values.map((value, i) => {
        if (letter === 'a') return i % 7 === 0 || i % 7 === 1 || i % 7 > 4 ? round(value * scale) : value;
        if (letter !== letter.toUpperCase()) return round(value * scale);
        const across = letter === 'H' || (letter !== 'V' && i % 2 === 0);
        return round(value * scale + (across ? dx : dy));
      });
      return letter + placed.join(' ');
    }),
  ]);
}

export const LEGS: Stroke = ['line', 'M17 31L14 39M23 31L26 39'];
export const TUNIC: Stroke = ['coat', 'M15 21h10l3 11H12z'];
export const ROBE: Stroke = ['coat', 'M16 20h8l6.5 19.5H9.5z'];
export const PLATE: Stroke[] = [['steel', 'M13.5 21q6.5-2 13 0l1 11h-15z'], ['thin', 'M20 21v11M13 27q7 3 14 0']];
export const DOWN: Stroke = ['line', 'M15 23l-7 8M25 23l7 8'];
export const HOLDING: Stroke = ['line', 'M15 23l-7 7M25 23l8 3'];
export const RAISED: Stroke = ['line', 'M15 23L7 17M25 23l8-6'];
export const REACHING: Stroke = ['line', 'M24 24l11-2M24 26l11 2'];

export const HEAD: Stroke = ['skin', dot(20, 13, 7.5)];
export const BIG_EARS: Stroke[] = [['skin', 'M14 13L2.5 6.5Q4 15 13.5 17zM26 13l11.5-6.5Q36 15 26.5 17z'], ['thin', 'M6 9.5q3 3 6 4M34 9.5q-3 3-6 4']];
export const FINE_EARS: Stroke = ['skin', 'M13.5 12.5L7 5.5Q8 14 13.5 16zM26.5 12.5L33 5.5Q32 14 26.5 16z'];
export const JAW: Stroke = ['skin', 'M12.5 12q0-6.5 7.5-6.5t7.5 6.5l1 4q-2 5-8.5 5t-8.5-5z'];
export const TUSKS: Stroke = ['paper', 'M15.5 18l.3-3.5 2 3.5zM24.5 18l-.3-3.5-2 3.5z'];

export const DOTS: Stroke = ['thin', 'M17 11.8v1.8M23 11.8v1.8'];
export const ANGRY: Stroke[] = [['thin', 'M14.8 9.3l4 2M25.2 9.3l-4 2'], ['ink', dot(17.3, 12.6, 0.9) + dot(22.7, 12.6, 0.9)]];
export const WIDE: Stroke[] = [['paper', dot(16.8, 12, 2.3) + dot(23.2, 12, 2.3)], ['ink', dot(17.2, 12.3, 0.8) + dot(22.8, 12.3, 0.8)]];
export const SHUT: Stroke = ['thin', 'M15.3 12.5q1.7-1.7 3.4 0M21.3 12.5q1.7-1.7 3.4 0'];
export const WEARY: Stroke[] = [['thin', 'M15 11.5h4M21 11.5h4'], ['ink', 'M16 11.6h2.5v1.5h-2.5zM22 11.6h2.5v1.5h-2.5z']];
export const BEADY: Stroke[] = [['gold', 'M14.8 11.5l4.5 1.5-3.5 1.5zM25.2 11.5L20.7 13l3.5 1.5z']];

export const SMILE: Stroke = ['thin', 'M16.8 16.3q3.2 2.5 6.4 0'];
export const FLAT: Stroke = ['thin', 'M17 17h6'];
export const FROWN: Stroke = ['thin', 'M17 17.8q3-2.5 6 0'];
export const SHAKY: Stroke = ['thin', 'M16 17l1.3-1 1.4 1 1.3-1 1.4 1 1.3-1 1.3 1'];
export const SMIRK: Stroke = ['thin', 'M17 17.3q4 .7 6-1.5'];
export const ROAR: Stroke[] = [['ink', 'M16 15.5h8q-.5 4.5-4 4.5t-4-4.5z'], ['paper', 'M17 15.5l.8 1.8.8-1.8zM21.4 15.5l.8 1.8.8-1.8z']];
export const GRIN: Stroke[] = [['paper', 'M15.8 15.5q4.2 1.5 8.4 0-.7 4-4.2 4t-4.2-4z'], ['thin', 'M18.3 16v3M21.7 16v3']];
export const FANGS: Stroke[] = [['thin', 'M16.5 16.5q3.5 1.5 7 0'], ['paper', 'M17.3 16.8l.6 2.2.8-1.9zM22.7 16.8l-.6 2.2-.8-1.9z']];

export const SWORD: Stroke[] = [['steel', 'M33.5 26L37.5 6l2.3 .5-3.8 20z'], ['line', 'M30.5 24.5l8 1.8M34.3 26l-.8 4']];
export const AXE: Stroke[] = [['line', 'M33 36L35 6'], ['steel', 'M35 6q6-3.5 6.5 4.5 0 4-1.5 6-1.5-4-5.5-4z']];
export const STAFF: Stroke = ['line', 'M33.5 39V9'];
export const BOW: Stroke[] = [['line', 'M31 8q11 9 2 27'], ['thin', 'M31 8l2 27M24 22h14l-2.5-1.5M38 22l-2.5 1.5']];
export const CLIPBOARD: Stroke[] = [['gold', 'M29.5 20l8.5 1-1.2 11.5-8.5-1z'], ['paper', 'M30.5 22.5l6.5.7-.9 8-6.5-.7z'], ['thin', 'M31.5 25l4 .4M31.3 27.5l4 .4']];
export const MASK: Stroke[] = [['ink', 'M12.7 10.5q7.3-2 14.6 0l-.3 4q-2.5 1.5-5 0-2-1-4 0-2.5 1.5-5 0z'], ['paper', dot(17, 12.5, 1.3) + dot(23, 12.5, 1.3)], ['ink', dot(17.3, 12.6, 0.6) + dot(23.3, 12.6, 0.6)]];
