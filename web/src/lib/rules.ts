/** Rules are numbered below the heading they stand under: `OD-1.2` under `OD-1`, `R-3` under `R`. */
export function headingsOf(ids: string[]): Set<string> {
  const above = new Set(ids.map((id) => id.replace(/[.-][^.-]+$/, '')));
  return new Set(ids.filter((id) => above.has(id)));
}
