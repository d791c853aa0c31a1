/** Lines as a pen draws them: never quite straight, always the same for the same thing. */

export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

/** Numbers in [0, 1), the same ones for the same seed. */
export function chance(seed: string): () => number {
  let s = hash(seed);
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(seed: string, among: readonly T[]): T {
  return among[hash(seed) % among.length];
}

/** A box of four strokes that overshoot a little. */
export function box(seed: string, width: number, height: number, sway = 1.6): string {
  const next = chance(seed);
  const off = () => (next() - 0.5) * 2 * sway;
  const stroke = (x1: number, y1: number, x2: number, y2: number) => {
    const mx = (x1 + x2) / 2 + off() * 1.4;
    const my = (y1 + y2) / 2 + off() * 1.4;
    return `M${(x1 + off()).toFixed(1)} ${(y1 + off()).toFixed(1)}Q${mx.toFixed(1)} ${my.toFixed(1)} ${(x2 + off()).toFixed(1)} ${(y2 + off()).toFixed(1)}`;
  };
  const [l, t, r, b] = [2, 2, width - 2, height - 2];
  return stroke(l, t, r, t) + stroke(r, t, r, b) + stroke(r, b, l, b) + stroke(l, b, l, t);
}

/** A forked crack from one edge towards the other. */
export function crack(seed: string, width: number, height: number): string {
  const next = chance(`crack ${seed}`);
  let x = width * (0.2 + 0.6 * next());
  let y = 0;
  let path = `M${x.toFixed(1)} 0`;
  while (y < height * 0.85) {
    x = Math.min(width - 4, Math.max(4, x + (next() - 0.5) * width * 0.32));
    y += height * (0.12 + 0.14 * next());
    path += `L${x.toFixed(1)} ${Math.min(y, height).toFixed(1)}`;
    if (next() > 0.5) {
      const bx = x + (next() - 0.5) * width * 0.5;
      path += `M${x.toFixed(1)} ${y.toFixed(1)}L${bx.toFixed(1)} ${(y + height * 0.13).toFixed(1)}M${x.toFixed(1)} ${y.toFixed(1)}`;
    }
  }
  return path;
}

/** Steps from one place to another, and the way up or down beside them. */
export function stairs(x1: number, y1: number, x2: number, y2: number): string {
  const steps = 4;
  let path = `M${x1} ${y1}`;
  for (let i = 1; i <= steps; i++) {
    const x = x1 + ((x2 - x1) * i) / steps;
    const y = y1 + ((y2 - y1) * i) / steps;
    path += `V${y.toFixed(1)}H${x.toFixed(1)}`;
  }
  return path;
}
