import { beforeEach, describe, expect, it } from 'vitest';
import { verdictOn } from '../../src/journal/seals';
import { sealOf } from '../../src/lib/seal';

const seal = (challenge: string, seal: string, opened = '') => ({ challenge, seal, drawn: 1, opened });

describe('the seal of a day', () => {
  beforeEach(() => localStorage.clear());

  it('is held against what this browser was shown first', async () => {
    expect(await verdictOn(seal('daily-onedeck-2026-11-16', 'aa'))).toBe('new');
    expect(await verdictOn(seal('daily-onedeck-2026-11-16', 'aa'))).toBe('same');
    expect(await verdictOn(seal('daily-onedeck-2026-11-16', 'bb'))).toBe('other');
    expect(await verdictOn(seal('daily-onedeck-2026-11-17', 'bb'))).toBe('new');
  });

  it('is that of the secret, once it is opened', async () => {
    const opened = 'daily-onedeck-2026-11-16 00';
    expect(await verdictOn(seal('a', (await sealOf(opened))!, opened))).toBe('fits');
    expect(await verdictOn(seal('b', 'cc', opened))).toBe('wrong');
  });
});
