/** Lower case without accents, so that `etage` finds « étage ». */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** Those of the rows whose text has every word. */
export function matching<T>(rows: T[], wanted: string, text: (row: T) => string): T[] {
  const parts = fold(wanted).split(/\s+/).filter(Boolean);
  return parts.length ? rows.filter((row) => parts.every((part) => fold(text(row)).includes(part))) : rows;
}
