import type { Play } from '../pages';
import { aboutOf } from './about';
import { onTable } from './bar';
import marks from './marks';
import Table from './Play.svelte';
import type { View } from './view';
import { PHRASES } from './view.gen';

export default {
  Table,
  scenes: () => import('./scenes'),
  Aside: null,
  told: null,
  quiet: onTable,
  silent: (kind) => kind === 'marks',
  rulebook: ({ edition }: View, rule) => `#/rules/onedeck/${rule}/${edition}`,
  about: aboutOf,
  brief: (lines, most) => lines.slice(-most),
  marks,
  phrases: PHRASES,
} satisfies Play;
