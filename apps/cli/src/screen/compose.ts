/**
 * The whole screen as a canvas, for any size:
 *
 *   title                                   clock      the board at the left, the panel beside it where there is
 *   board                        │ facts               room, else below; a page of text over both; the legend of the
 *                                │ messages            keys, and at the foot the prompt, or what is being typed
 *   legend
 *   prompt
 */

import { type Cell, cellName, type Language } from 'ludoteca';
import type { Showing } from '../output/colour.ts';
import { wrap } from '../output/text.ts';
import { screenWords } from '../phrases/screen.ts';
import { type Board, layBoard, naturalSize } from './board.ts';
import { Canvas, faint, plain, type Style, strong } from './canvas.ts';
import type { Scene } from './scene.ts';
import { openWindow, type Window } from './window.ts';

export interface Message {
  readonly text: string;
  /** True once something else was asked for. */
  readonly isOld: boolean;
}

/** What is on the screen besides the scene. */
export interface ScreenState {
  readonly at: Cell | undefined;
  readonly messages: readonly Message[];
  readonly prompt: string;
  /** A line being typed. */
  readonly typed?: string;
  /** A text that takes the place of the board, from a line on. */
  readonly page?: { readonly text: string; readonly from: number };
  readonly clock: string;
}

export interface Composed {
  readonly canvas: Canvas;
  readonly cursor?: { readonly x: number; readonly y: number };
  /** Where the window on the board begins. */
  readonly left: number;
  readonly top: number;
  readonly window: Window;
  readonly board: Board;
  /** How many lines of the page are not seen yet. */
  readonly below: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The panel is so broad at least, better, and at most; below the board it is so high at least. */
const leastPanel = 20;
const goodPanel = 26;
const mostPanel = 46;
const leastBelow = 6;
/** Cells are stretched to this at most: room for three notes by three. */
const mostAcross = 7;
const mostDown = 3;

export function compose(
  scene: Scene,
  state: ScreenState,
  size: Size,
  showing: Showing,
  language: Language,
): Composed {
  const canvas = new Canvas(size.width, size.height);
  const { left, top, board: room, panel, isBeside } = roomsOf(scene, size);
  const board = layBoard(scene.board(stretchOf(scene, room)), showing);
  const spot = state.at && board.spots.get(cellName(state.at));
  const window = openWindow(board, room, spot);
  canvas.put(1, 0, scene.title().slice(0, size.width - state.clock.length - 3), strong);
  canvas.put(size.width - state.clock.length - 1, 0, state.clock, faint);
  let below = 0;
  if (state.page === undefined) {
    for (let y = 0; y < window.height; y++) {
      for (let x = 0; x < window.width; x++) {
        const glyph = window.at(x, y);
        if (glyph !== undefined) canvas.set(left + x, top + y, glyph);
      }
    }
    if (isBeside) {
      const bar = showing.hasUnicode ? '│' : '|';
      for (let y = 0; y < panel.height; y++) canvas.put(panel.x - 2, panel.y + y, bar, faint);
    }
    drawPanel(canvas, scene, state, panel);
  } else below = drawPage(canvas, state.page, size, language);
  drawFoot(canvas, scene, state, size, showing, below);
  const cursor =
    state.typed !== undefined
      ? { x: Math.min(size.width - 1, 2 + state.typed.length), y: size.height - 1 }
      : state.page === undefined && spot !== undefined
        ? cursorOn(window, spot, left, top)
        : undefined;
  if (state.typed === undefined && state.page === undefined && spot !== undefined) {
    markCursor(canvas, window, spot, left, top);
  }
  return { canvas, ...(cursor && { cursor }), left, top, window, board, below };
}

/** Where the board and the panel go. */
function roomsOf(scene: Scene, { width, height }: Size) {
  const natural = naturalSize(scene.board(unstretched));
  const body = Math.max(1, height - 3);
  const isBeside = width - natural.width - 5 >= leastPanel || width >= 80;
  if (!isBeside) {
    const rows = Math.max(Math.min(body - leastBelow, natural.height), Math.ceil(body / 2));
    return {
      isBeside,
      left: 1,
      top: 1,
      board: { width: width - 2, height: rows },
      panel: { x: 1, y: 1 + rows, width: width - 2, height: body - rows },
    };
  }
  // A board that fits leaves the rest to the panel; one that can be stretched takes what the panel can spare.
  const wanted = Math.max(
    scene.mayStretch ? natural.width + natural.cols * (mostAcross - natural.cell) : 0,
    natural.width,
  );
  const good = Math.max(goodPanel, Math.min(mostPanel, width - wanted - 5));
  const isCrowded = width - good - 5 < natural.width;
  const broad = isCrowded ? Math.max(leastPanel, width - natural.width - 5) : good;
  const boardWidth = width - broad - 5;
  return {
    isBeside,
    left: 1,
    top: 1,
    board: { width: boardWidth, height: body },
    panel: { x: width - broad - 1, y: 1, width: broad, height: body },
  };
}

const unstretched = { across: 0, down: 0 };

/** How far the cells can be stretched in the room there is. */
function stretchOf(scene: Scene, room: Size) {
  if (!scene.mayStretch) return unstretched;
  const { width, height, cols, rows, cell } = naturalSize(scene.board(unstretched));
  const fit = (free: number, count: number, most: number) =>
    Math.max(0, Math.min(most, Math.floor(free / Math.max(1, count))));
  const across = fit(room.width - width, cols, mostAcross - cell);
  const down = fit(room.height - height, rows, mostDown - 1);
  // A cell of two lines has no middle one.
  return { across, down: down - (down % 2) };
}

function drawPanel(
  canvas: Canvas,
  scene: Scene,
  state: ScreenState,
  panel: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  },
): void {
  const facts = scene.facts(state.at).flatMap(({ text, isStrong, isFaint }) =>
    wrap(text, panel.width)
      .split('\n')
      .map((line) => ({ line, style: isStrong ? strong : isFaint ? faint : plain })),
  );
  const told = messageLines(state.messages, panel.width);
  const shownFacts = facts.slice(0, Math.max(1, panel.height - Math.min(told.length, 3) - 1));
  const room = Math.max(0, panel.height - shownFacts.length - 1);
  const shown = told.slice(-room);
  for (const [index, { line, style }] of shownFacts.entries()) {
    canvas.put(panel.x, panel.y + index, line, style);
  }
  const top = panel.y + shownFacts.length + 1;
  for (const [index, { line, style }] of shown.entries()) {
    canvas.put(panel.x, top + index, line.slice(0, panel.width), style);
  }
}

/** What was told, in lines that fit, the oldest first. */
function messageLines(messages: readonly Message[], width: number) {
  const lines: { line: string; style: Style }[] = [];
  for (const { text, isOld } of messages) {
    for (const line of wrap(text, width).split('\n')) {
      lines.push({ line, style: isOld ? faint : plain });
    }
  }
  return lines;
}

/** Whether what was told since the last key fits beside the board. */
export function fitsPanel(scene: Scene, texts: readonly string[], size: Size): boolean {
  const { panel } = roomsOf(scene, size);
  const lines = texts.flatMap((text) => wrap(text, panel.width).split('\n'));
  return lines.length <= panel.height - 4;
}

/** Gives how many lines are still below. */
function drawPage(
  canvas: Canvas,
  { text, from }: NonNullable<ScreenState['page']>,
  { width, height }: Size,
  language: Language,
): number {
  const broad = Math.min(width - 4, 100);
  // A line that fits keeps its spaces: it may be of a table.
  const lines = text
    .split('\n')
    .flatMap((line) => (line.length <= broad ? [line] : wrap(line, broad).split('\n')));
  const room = height - 3;
  for (const [index, line] of lines.slice(from, from + room).entries()) {
    canvas.put(2, 1 + index, line);
  }
  const below = Math.max(0, lines.length - from - room);
  const words = screenWords.say(below > 0 ? 'page-more' : 'page-end', {}, language);
  canvas.put(1, height - 1, words.slice(0, width - 2), strong);
  return below;
}

function drawFoot(
  canvas: Canvas,
  scene: Scene,
  { typed, prompt, page }: ScreenState,
  { width, height }: Size,
  { hasUnicode }: Showing,
  _below: number,
): void {
  if (page !== undefined) return;
  const between = hasUnicode ? ' · ' : ' | ';
  let legend = '';
  // What leads to all the others always has room.
  const inOrder = [...scene.keys()].sort(
    (one, other) => Number(other.key === '?') - Number(one.key === '?'),
  );
  for (const { key, help, isUsual } of inOrder) {
    const next = `${key} ${help}`;
    const longer = legend === '' ? next : legend + between + next;
    if (isUsual && longer.length <= width - 2) legend = longer;
  }
  canvas.put(1, height - 2, legend, faint);
  if (typed !== undefined) canvas.put(0, height - 1, `: ${typed}`.slice(-width), strong);
  else canvas.put(1, height - 1, prompt.slice(0, width - 2));
}

function cursorOn(
  window: Window,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  left: number,
  top: number,
) {
  const place = window.placeOf(x + Math.floor(width / 2), y + Math.floor((height - 1) / 2));
  return place && { x: left + place.x, y: top + place.y };
}

/** The cell where the person is, in reverse. */
function markCursor(
  canvas: Canvas,
  window: Window,
  spot: { x: number; y: number; width: number; height: number },
  left: number,
  top: number,
): void {
  for (let y = spot.y; y < spot.y + spot.height; y++) {
    for (let x = spot.x; x < spot.x + spot.width; x++) {
      const place = window.placeOf(x, y);
      if (place === undefined) continue;
      const glyph = canvas.at(left + place.x, top + place.y);
      const { isDim: _, ...style } = glyph.style;
      canvas.set(left + place.x, top + place.y, {
        sign: glyph.sign,
        style: { ...style, isInverse: true },
      });
    }
  }
}
