import type { Play } from '../pages';
import Table from './Table.svelte';

export default {
  Table,
  scenes: null,
  Aside: null,
  told: null,
  quiet: () => false,
  silent: () => false,
  rulebook: () => '',
  about: () => [],
  brief: (lines, most) => lines.slice(-most),
  marks: null,
  phrases: [],
} satisfies Play;
