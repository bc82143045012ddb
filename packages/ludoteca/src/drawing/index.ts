/** Boards as shapes, and shapes as SVG. */
export { withCoordinates, withoutCoordinates } from './coordinates.ts';
export type { Drawing, Inked, Point, Role, Shape } from './drawing.ts';
export { type Extent, extentOf, trimmed } from './extent.ts';
export { inInk } from './in-ink.ts';
export { type SvgOptions, toSvg, usualCellSize } from './svg.ts';
export { type Theme, type ThemeName, themes } from './themes.ts';
export { type VerdictMark, withVerdicts } from './verdict-marks.ts';
