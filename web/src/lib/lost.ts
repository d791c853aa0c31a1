import type { TableMessage } from './protocol';

/** What the server's disk lost of this game: it says so itself, or else its version is older than the one seen before. */
export function lossOf(message: TableMessage, shown: TableMessage | null, words: (id: string) => string): string | null {
  const said = message.log.find((line) => line.kind === 'lost' && line.n === message.answers);
  if (said) return said.text;
  return shown && message.version < shown.version ? words('web-answers-lost') : null;
}
