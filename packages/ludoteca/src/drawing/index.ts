/** Boards as shapes, and shapes as SVG. */
export type { Drawing, Inked, Point, Role, Shape } from './drawing.ts';
export { type SvgOptions, toSvg } from './svg.ts';
export { type Theme, type ThemeName, themes } from './themes.ts';
