/** Boards: drawings of the library that can be seen, pressed, walked and zoomed. */
export { Board } from './board.tsx';
export type { Adding, BoardCell, Drag, Press } from './board-cell.ts';
export { BoardMap } from './board-map.tsx';
export { type BoardZoom, boardZoom } from './board-zoom.ts';
export type { PartSource } from './part-source.ts';
export { frameOf, Picture, ShapeLayer } from './shape-layer.tsx';
