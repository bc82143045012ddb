/** Plays that are kept: beginning one, opening it again, and what is known of it in words. */
export { clockFace, dayAndLevel, levelName } from './about.ts';
export { begin } from './begin.ts';
export { type Kept, openKept } from './open.ts';
export { type Reducer, replay } from './reducer.ts';
