import type { Shelf } from '../pages';
import Picture from './CardPicture.svelte';

export default { Picture, Face: null, filters: () => [] } satisfies Shelf;
