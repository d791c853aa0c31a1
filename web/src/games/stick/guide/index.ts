import type { GuideArt } from '../../pages';
import Picture from './Picture.svelte';
import Symbol from './Symbol.svelte';

export default { Picture, Symbol } satisfies GuideArt;
