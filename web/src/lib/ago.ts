const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000], ['month', 2_592_000], ['week', 604_800], ['day', 86_400], ['hour', 3600], ['minute', 60],
];

/** «3 hours ago», from seconds since 1970. */
export function ago(then: number, lang: string, now = Date.now() / 1000): string {
  const past = Math.max(0, now - then);
  const [unit, length] = UNITS.find(([, seconds]) => past >= seconds) ?? ['second', Infinity];
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-Math.floor(past / length) || 0, unit);
}
