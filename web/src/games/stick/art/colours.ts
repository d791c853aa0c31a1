import { pick } from '../sketch';

/** One colour for each character; a prop and a letter say the same. */
export const COLOURS: Record<string, string> = {
  roy: '#4f86c6',
  haley: '#d9622b',
  elan: '#e8bd2f',
  vaarsuvius: '#9a5fb8',
  durkon: '#3f9c93',
  belkar: '#6a9a3b',
};

/** Of a character from outside: always the same one. */
export const coatOf = (who: string): string => COLOURS[who] ?? pick(who, FOE_COLOURS);

export const FOE_COLOURS = ['#c98b6b', '#8fa86a', '#b88fb5', '#7fa6b5', '#c9b25f', '#a3a09a', '#bf7474', '#74a08a'];

/** Drawn smaller than the rest. */
export const SHORT = ['belkar', 'durkon'];
