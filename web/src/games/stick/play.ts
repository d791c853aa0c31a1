import type { Play } from '../pages';
import { aboutOf } from './about';
import { brief } from './brief';
import marks from './marks';
import Aside from './Meanwhile.svelte';
import Table from './Table.svelte';
import { toldOf } from './told';
import { rulesOf } from './view';
import { PHRASES } from './view.gen';

export default {
  Table,
  scenes: () => import('./scenes'),
  Aside,
  told: toldOf,
  quiet: () => false,
  silent: () => false,
  rulebook: rulesOf,
  about: aboutOf,
  brief,
  marks,
  phrases: PHRASES,
} satisfies Play;
