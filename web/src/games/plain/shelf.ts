import type { Shelf } from '../pages';

export default { Picture: null, Face: null, filters: () => [] } satisfies Shelf;
