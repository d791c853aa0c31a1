import { MediaQuery } from 'svelte/reactivity';

/** A screen so big that it is looked at from further away; style.css makes everything larger on it. */
export const big = new MediaQuery('(min-width: 110rem) and (min-height: 56rem)');
