import { keep, recall } from '../lib/kept';
import type { DaySeal } from '../lib/protocol.gen';
import { sealOf } from '../lib/seal';

const KEY = 'seals';
const MOST = 60;

/** What a seal came to: the browser's first sight of it, the same as then, another; or its secret fits or does not. */
export type Verdict = 'new' | 'same' | 'other' | 'fits' | 'wrong';

/** By what this browser was shown first, which it keeps, and by the secret where it is opened. */
export async function verdictOn({ challenge, seal, opened }: DaySeal): Promise<Verdict> {
  const known = recall<Record<string, string>>(KEY, {});
  const first = known[challenge];
  if (first === undefined) keep(KEY, Object.fromEntries([...Object.entries(known), [challenge, seal]].slice(-MOST)));
  else if (first !== seal) return 'other';
  const found = opened ? await sealOf(opened) : null;
  if (found !== null) return found === seal ? 'fits' : 'wrong';
  return first === undefined ? 'new' : 'same';
}
