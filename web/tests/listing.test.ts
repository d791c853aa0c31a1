import { expect, it, vi } from 'vitest';
import * as api from '../src/lib/api';
import { Listing } from '../src/lib/listing.svelte';

it('the cards are asked for until they come, and are awaited meanwhile', async () => {
  vi.useFakeTimers();
  const rows = [{ id: 'goblin-1' }] as never[];
  const cut = new TypeError('cut');
  const fetched = vi.spyOn(api, 'fetchCards').mockRejectedValueOnce(cut).mockRejectedValueOnce(cut).mockResolvedValue(rows);
  const taken: unknown[] = [];
  const listing = new Listing('onedeck', (found) => taken.push(found));
  const coming = listing.load('en');
  await vi.advanceTimersByTimeAsync(1000);
  expect([fetched.mock.calls.length, listing.awaited]).toEqual([2, true]);
  await vi.advanceTimersByTimeAsync(2000);
  await coming;
  expect([taken, listing.awaited]).toEqual([[rows], false]);
  await listing.load('en');
  expect(fetched).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
