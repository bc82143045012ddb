/** What the command and the page share of drawing and printing; the writer of PDF is apart, since it is large. */
export {
  answerBoard,
  candidatesOf,
  type MatchBoardOptions,
  matchBoard,
  type PuzzleBoardOptions,
  puzzleBoard,
} from './board.ts';
export { type CanvasPen, drawOnCanvas, inkOnCanvas, outlineOn, writeOnCanvas } from './canvas.ts';
export { type EntryOptions, entryOf } from './entry.ts';
export { type FontName, type Fonts, fontAddresses, fontOf, fontWeights } from './fonts.ts';
export {
  cellSize,
  type Density,
  hasTooManyPixels,
  type PictureFormat,
  type PictureLook,
  type PictureSize,
  pageOf,
  pictureFormats,
  pixelLimits,
  svgOf,
  themed,
  usualDpi,
  wholePixels,
  withDensity,
  zoomOf,
} from './picture.ts';
