/**
 * The whole board in few pixels a cell. It stands in for a large board while that moves and where its cells
 * are small, and is the map beside it. It is painted bit by bit, and then only where something changed.
 */

import type { Extent } from 'ludoteca/drawing';
import type { ColourOf } from './painter.ts';
import { painterOf } from './painter.ts';
import { overlap, type Pane } from './panes.ts';
import type { PartSource } from './part-source.ts';

export interface Overview {
  readonly canvas: HTMLCanvasElement;
  /** How many pixels a cell has. */
  readonly scale: number;
  /** True when nothing is left to be painted. */
  readonly isDone: boolean;
  /** What changed is painted at once where that is little, else bit by bit. */
  follow(source: PartSource): void;
  /** Paints for some milliseconds. */
  work(milliseconds: number): void;
  /** Copies what a pane shows. */
  copy(pen: CanvasRenderingContext2D, pane: Pane): void;
}

/** How many cells wide and high a bit is. */
const bit = 12;
const cellPixels = 10;

export function overviewOf(whole: Extent, source: PartSource, colourOf: ColourOf): Overview {
  const density = Math.min(2, window.devicePixelRatio || 1);
  const scale = Math.round(cellPixels * density);
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil((whole.right - whole.left) * scale);
  canvas.height = Math.ceil((whole.bottom - whole.top) * scale);
  const pen = canvas.getContext('2d');
  let now = source;
  let open = bitsOf(whole);

  /** Paints a part anew, cut to whole pixels so that bits meet without a seam. */
  const paint = (part: Extent) => {
    const cut = overlap(part, whole);
    if (pen === null || cut === undefined) return;
    const x = Math.floor((cut.left - whole.left) * scale);
    const y = Math.floor((cut.top - whole.top) * scale);
    const width = Math.ceil((cut.right - whole.left) * scale) - x;
    const height = Math.ceil((cut.bottom - whole.top) * scale) - y;
    pen.save();
    pen.beginPath();
    pen.rect(x, y, width, height);
    pen.clip();
    pen.clearRect(x, y, width, height);
    const placing = { scale, offsetX: -whole.left * scale, offsetY: -whole.top * scale };
    painterOf(now.plainIn(cut)).paint(pen, cut, placing, colourOf);
    pen.restore();
  };

  return {
    canvas,
    scale,
    get isDone() {
      return open.length === 0;
    },
    follow(next) {
      const changed = next.changedSince(now);
      now = next;
      if (changed === undefined) open = bitsOf(whole);
      else for (const part of changed) paint(part);
    },
    work(milliseconds) {
      const until = performance.now() + milliseconds;
      while (open.length > 0 && performance.now() < until) {
        const [next, ...rest] = open;
        open = rest;
        paint(next);
      }
    },
    copy(target, { part, placing }) {
      const seen = overlap(part, whole);
      if (seen === undefined) return;
      target.imageSmoothingQuality = 'low';
      target.drawImage(
        canvas,
        (seen.left - whole.left) * scale,
        (seen.top - whole.top) * scale,
        (seen.right - seen.left) * scale,
        (seen.bottom - seen.top) * scale,
        placing.offsetX + seen.left * placing.scaleX,
        placing.offsetY + seen.top * placing.scaleY,
        (seen.right - seen.left) * placing.scaleX,
        (seen.bottom - seen.top) * placing.scaleY,
      );
    },
  };
}

/** The whole in bits, row after row. */
function bitsOf({ left, top, right, bottom }: Extent): readonly Extent[] {
  const bits: Extent[] = [];
  for (let y = top; y < bottom; y += bit) {
    for (let x = left; x < right; x += bit) {
      bits.push({
        left: x,
        top: y,
        right: Math.min(right, x + bit),
        bottom: Math.min(bottom, y + bit),
      });
    }
  }
  return bits;
}
