/** Greater-Than Sudoku drawn: in shapes, for `toSvg` of `ludoteca/drawing`, and in characters. */

export { sketch } from '../sketch.ts';
export { view } from '../view.ts';
