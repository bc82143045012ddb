/** Plays that are kept: beginning one, opening it again, and what is known of it in words. */
export { clockFace, dayAndLevel, levelName } from './about.ts';
export { begin } from './begin.ts';
export { openKept } from './open.ts';
export type { Reducer } from './reducer.ts';
