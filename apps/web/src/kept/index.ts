/** Plays that are kept: beginning one, and what is known of it in words. */
export { clockFace, dayAndLevel, levelName } from './about.ts';
export { begin } from './begin.ts';
