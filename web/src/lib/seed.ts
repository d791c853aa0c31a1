const MOST = 2 ** 32;

/** A number as it is; any other word becomes one, the same everywhere (FNV-1a). */
export function seedOf(word: string): number | undefined {
  const text = word.trim().toLowerCase();
  if (!text) return undefined;
  if (/^\d{1,10}$/.test(text) && Number(text) < MOST) return Number(text);
  return [...new TextEncoder().encode(text)].reduce((sum, byte) => Math.imul(sum ^ byte, 16777619) >>> 0, 2166136261);
}
