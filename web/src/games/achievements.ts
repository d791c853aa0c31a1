import type { Test } from '../journal/career';
import { achievements as onedeck } from './onedeck/achievements';
import { achievements as stick } from './stick/achievements';

/** What can be earned in each game alone; its words are `jr-got-ID`. Loaded with the journal. */
export const achievementsOf: Record<string, Record<string, Test>> = { onedeck, stick };
