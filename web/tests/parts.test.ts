import { beforeEach, describe, expect, it } from 'vitest';
import { hold, holdNext, holdSeat, partOf, partVerdict } from '../src/lib/mine.svelte';

const made = (id: string, seal = '') => ({ id, tokens: { 0: 'a' }, invites: {}, watch: 'w', seal });

describe('our part of chance', () => {
  beforeEach(() => localStorage.clear());

  it('is drawn once, when the seal is told', () => {
    hold(made('open'));
    expect(partOf('open')).toBeUndefined();
    hold(made('solo', 'sealed'));
    const part = partOf('solo');
    expect(part).toMatch(/^[0-9a-f]{64}$/);
    hold(made('solo', 'another'));
    holdSeat('solo', 1, 'b', 'another');
    holdNext({ ...made('solo', 'another'), t: 'laid', seat: 0 });
    expect(partOf('solo')).toBe(part);
  });

  it('is looked for in the record, with all that were given before', () => {
    holdSeat('duel', 1, 'b', 'sealed', [{ seat: 0, part: 'first' }]);
    const own = { seat: 1, part: partOf('duel')! };
    expect(partVerdict('duel', [{ seat: 0, part: 'first' }, own])).toBe('in');
    expect(partVerdict('duel', [{ seat: 0, part: 'later' }, own])).toBe('other');
    expect(partVerdict('duel', [{ seat: 0, part: 'first' }])).toBe('out');
    expect(partVerdict('unknown', [])).toBeNull();
  });
});
