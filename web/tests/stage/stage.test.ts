import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Moment } from '../../src/games/pages';
import { settings } from '../../src/lib/settings.svelte';
import { Stage, heaviest } from '../../src/stage/stage.svelte';

const moment = (kind: string, weight = 1): Moment => ({ kind, weight, length: 1000, title: kind, text: [] });

describe('the stage', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    settings.scenes = 'normal';
  });

  it('plays one moment after the other, as fast as somebody likes it', () => {
    const stage = new Stage();
    settings.scenes = 'slow';
    stage.play([moment('one'), moment('two')]);
    vi.advanceTimersByTime(1500);
    expect(stage.now?.kind).toBe('one');
    vi.advanceTimersByTime(500);
    expect(stage.now?.kind).toBe('two');
    vi.advanceTimersByTime(2000);
    expect(stage.now).toBeNull();
  });

  it('is empty at once when somebody acts', () => {
    const stage = new Stage();
    stage.play([moment('one'), moment('two')]);
    stage.clear();
    vi.advanceTimersByTime(5000);
    expect(stage.now).toBeNull();
  });

  it('stays empty for those who want none', () => {
    const stage = new Stage();
    settings.scenes = 'off';
    stage.play([moment('one')]);
    expect(stage.now).toBeNull();
  });
});

it('of many moments the heaviest are played, in the order they came', () => {
  const all = [moment('a', 1), moment('b', 9), moment('c', 5), moment('d', 9)];
  expect(heaviest(all, 3).map((each) => each.kind)).toEqual(['b', 'c', 'd']);
});
