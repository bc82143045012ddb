/** Boards: drawings of the library that can be seen, pressed, walked and zoomed. */
export { Board, type BoardProps } from './board.tsx';
export type { BoardCell, CellPlace, Drag, Press, PressBy } from './board-cell.ts';
export { BoardMap } from './board-map.tsx';
export { type BoardZoom, boardZoom } from './board-zoom.ts';
export { Picture } from './shape-layer.tsx';
