import type { Deed } from '../lib/protocol.gen';

export const WIDTH = 1200;
export const HEIGHT = 630;

export interface Lines {
  title: string;
  text: string;
  won: boolean;
  rows: { name: string; points: string; won: boolean }[];
  awards: string[];
  foot: string;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** As long as fits on a line; the end is told by an ellipsis. */
export function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}

/** Words on as many lines as there is room for. */
export function wrapped(text: string, most: number, lines: number): string[] {
  const found: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = found.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found.length > lines ? [...found.slice(0, lines - 1), cut(found.slice(lines - 1).join(' '), most)] : found;
}

function line(x: number, y: number, size: number, color: string, text: string, more = ''): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${color}" ${more}>${escaped(text)}</text>`;
}

/** The result as a picture of its own, drawn without anything from outside so that it may become a PNG. */
export function drawn({ title, text, won, rows, awards, foot }: Lines): string {
  const [ink, faint, glow, good] = ['#f6f0e2', '#bcb4a3', '#f0b24a', '#85d39a'];
  const serif = 'font-family="Palatino, Georgia, serif" font-weight="600"';
  const head = wrapped(text, 46, 2).map((each, i) => line(70, 190 + i * 58, 46, ink, each, serif));
  const top = 330;
  const seats = rows.slice(0, 6).flatMap(({ name, points, won: winner }, i) => [
    line(70, top + i * 42, 30, winner ? good : ink, `${winner ? '★ ' : ''}${cut(name, 26)}`),
    line(520, top + i * 42, 30, faint, points, 'text-anchor="end"'),
  ]);
  const teased = awards.slice(0, 6).map((each, i) => line(590, top + i * 42, 26, glow, cut(each, 42)));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="Helvetica, Arial, sans-serif">`,
    `<defs><radialGradient id="light" cx="85%" cy="0%" r="90%"><stop offset="0" stop-color="${won ? '#6b4a1a' : '#3a2a2a'}"/><stop offset="1" stop-color="#181b20"/></radialGradient></defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#light)"/>`,
    `<rect x="24" y="24" width="${WIDTH - 48}" height="${HEIGHT - 48}" rx="14" fill="none" stroke="${won ? glow : '#7b7a74'}" stroke-width="3"/>`,
    `<path d="M1040 60h60l14 30v80h-88v-80zM1055 180h30" fill="none" stroke="${glow}" stroke-width="5"/><circle cx="1070" cy="130" r="18" fill="${glow}" opacity="${won ? 0.9 : 0.25}"/>`,
    line(70, 105, 30, faint, title),
    ...head,
    ...seats,
    ...teased,
    line(70, HEIGHT - 52, 24, faint, foot),
    '</svg>',
  ].join('');
}

export function rowsOf(deed: Deed, labels: Record<string, string>, points: (n: number) => string): Lines['rows'] {
  return deed.parts
    .map(({ name, won, points: n = 0 }) => ({ name: labels[name] ?? name, points: n ? points(n) : '', won, n }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.n - a.n);
}

/** As a PNG: a browser that can't draw it says no. */
export async function painted(svg: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('toBlob'))), 'image/png'));
}
