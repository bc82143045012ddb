/** Boards as shapes, and shapes as SVG. */
export type { Drawing, Point, Role, Shape } from './drawing.ts';
