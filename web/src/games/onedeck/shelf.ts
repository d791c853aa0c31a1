import type { Shelf } from '../pages';
import Face from './CardBoxes.svelte';
import Picture from './CardPicture.svelte';
import { CARD_KINDS, SETS } from './view.gen';

export default {
  Picture,
  Face,
  filters: (words) => [
    {
      id: 'kind',
      all: words('web-all-kinds'),
      values: CARD_KINDS.map((id) => [id, words(`web-kind-of-${id}`)]),
      of: (row) => row.face?.kind,
    },
    { id: 'set', all: words('web-all-sets'), values: SETS.map((id) => [id, words(`web-set-${id}`)]), of: (row) => row.set },
  ],
} satisfies Shelf;
