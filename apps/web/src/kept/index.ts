/** Plays that are kept: beginning one, opening it again, and what is known of it in words. */
export { aboutLine, clockFace, dayAndLevel, levelName } from './about.ts';
export { aboutOfDocument, aboutOfMatch } from './about-match.ts';
export { begin, beginOnce } from './begin.ts';
export { openKept } from './open.ts';
export type { Reducer } from './reducer.ts';
export {
  areTwoPeople,
  kindOfSitter,
  nameOf,
  namesOf,
  peopleOf,
  personOf,
  type Sitter,
  type Sitters,
  sitterOf,
} from './sitters.ts';
export { Thumb } from './thumb.tsx';
