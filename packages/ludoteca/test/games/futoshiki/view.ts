/** Futoshiki as shapes. */

import type { Drawing, Shape } from 'ludoteca';
import type { FutoshikiDoc } from './text.ts';

export function view({ clues, grid = clues.givens }: FutoshikiDoc): Drawing {
  const shapes: Shape[] = [];
  grid.forEach((line, row) => {
    line.forEach((digit, col) => {
      shapes.push({ kind: 'rect', x: col + 0.15, y: row + 0.15, w: 0.7, h: 0.7, stroke: 'grid' });
      const at = { kind: 'text', fill: 'ink', anchor: 'middle' } as const;
      if (digit) shapes.push({ ...at, x: col + 0.5, y: row + 0.5, size: 0.5, text: String(digit) });
      const right = clues.right[row][col];
      if (right) shapes.push({ ...at, x: col + 1, y: row + 0.5, size: 0.3, text: right });
      const down = clues.down[row]?.[col];
      if (down) {
        shapes.push({ ...at, x: col + 0.5, y: row + 1, size: 0.3, text: down === '<' ? '∧' : '∨' });
      }
    });
  });
  return { left: 0, top: 0, width: clues.size, height: clues.size, shapes };
}
