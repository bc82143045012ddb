/** Rastros drawn: in shapes, for `toSvg` of `ludoteca/drawing`, and in characters. */

export { sketch } from '../sketch.ts';
export { middleOf, view } from '../view.ts';
