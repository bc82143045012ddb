/** Boards as shapes, and shapes as SVG. */
export {
  type CoordinateNames,
  coordinatesOf,
  type Frame,
  withCoordinates,
  withoutCoordinates,
  withRoomForCoordinates,
} from './coordinates.ts';
export type { Drawing, Inked, Point, Role, Shape } from './drawing.ts';
export { type Extent, extentOf, extentOfPoints, trimmed } from './extent.ts';
export { inInk } from './in-ink.ts';
export { type SvgOptions, toSvg, usualCellSize } from './svg.ts';
export { type PaintOf, type SvgElement, svgElement, svgLength, svgUnit } from './svg-element.ts';
export { strongerRoles, type Theme, type ThemeName, themes } from './themes.ts';
export {
  lineEnds,
  type Outlined,
  type OutlinePen,
  type Placing,
  textPlace,
  traceRun,
  traceShape,
  type Written,
} from './tracing.ts';
export { numberBadge, type VerdictMark, withVerdicts } from './verdict-marks.ts';
