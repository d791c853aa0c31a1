import type { Refused } from './protocol';
import { FINAL } from './protocol.gen';

/** Is connecting again of no use? The server says so itself; an older one leaves it to the codes that are known here. */
export function isFinal({ code, final }: Pick<Refused, 'code'> & Partial<Refused>): boolean {
  return final ?? FINAL.some((known) => known === code);
}
