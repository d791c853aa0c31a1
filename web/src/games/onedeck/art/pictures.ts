// What every card and boss looks like.

import { BOSSES } from './bosses';
import { DUNGEON } from './dungeon';
import { FOREST } from './forest';
import { PERILS } from './perils';
import type { Picture } from './pen';

export const PICTURES: Record<string, Picture> = { ...DUNGEON, ...FOREST, ...PERILS, ...BOSSES };
