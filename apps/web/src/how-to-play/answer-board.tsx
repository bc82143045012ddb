/** A small board on which one entry is to be found: choose a cell, then its value, by hand or by keyboard. */

import { type Drawing, withCoordinates } from 'ludoteca/drawing';
import type { Cell } from 'ludoteca/kernel';
import {
  type AnyPuzzleBoard,
  type Sheet,
  type StepMarks,
  type ValueWords,
  valueWordsOf,
} from 'ludoteca/puzzle';
import { useMemo, useState } from 'preact/hooks';
import { Board } from '../board/index.ts';
import { say } from '../language/index.ts';
import { cellsOfPuzzle } from './exercise-cells.ts';
import { namesOfLines, sentence } from './practice.ts';

interface AnswerBoardProps {
  readonly puzzle: AnyPuzzleBoard;
  readonly clues: unknown;
  readonly sheet: Sheet;
  readonly label: string;
  /** The cell that is asked for, where it is not to be found. */
  readonly asked?: Cell | undefined;
  /** What is pointed out. */
  readonly marks?: StepMarks | undefined;
  /** True when nothing more can be answered. */
  readonly isOver: boolean;
  /** True when rows and columns are numbered, since words speak of cells. */
  readonly isNumbered?: boolean;
  readonly onAnswer: (cell: Cell, value: number) => void;
}

export function AnswerBoard(props: AnswerBoardProps) {
  const { puzzle, clues, sheet, label, asked, marks, isOver, isNumbered, onAnswer } = props;
  const [selected, setSelected] = useState(asked);
  const cells = useMemo(() => cellsOfPuzzle(puzzle, clues, sheet), [sheet]);
  const drawing: Drawing = sheet.view({
    ...(selected !== undefined && !isOver && { selected }),
    ...marks,
  });
  const answer = (value: number, cell = selected) => {
    if (!isOver && cell !== undefined) onAnswer(cell, value);
  };
  return (
    <div class="fields">
      <Board
        drawing={isNumbered ? withCoordinates(drawing, namesOfLines()) : drawing}
        cells={cells}
        label={label}
        current={selected}
        onPress={({ cell }) => setSelected(cell)}
        onCurrent={setSelected}
        onKey={({ key }, { row, col }) => {
          const value = valueOfKey(puzzle, sheet.values, key);
          if (isOver || value === undefined) return false;
          // At the focus, which may have come in without choosing a cell.
          answer(value, { row, col });
          return true;
        }}
      />
      {!isOver && (
        <div class="chips">
          {sheet.values.map((value) => (
            <button key={value} type="button" class="chip" onClick={() => answer(value)}>
              {nameOf(puzzle, value)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Digits as they are; painted values by their letter. */
function valueOfKey(
  { entry }: AnyPuzzleBoard,
  values: readonly number[],
  key: string,
): number | undefined {
  if (entry.kind === 'typed')
    return key === ' ' ? undefined : values.find((each) => String(each) === key);
  const at = (value: ValueWords, index: number) =>
    value.key === key.toLowerCase() || String(index + 1) === key;
  return entry.values.find(at)?.value;
}

function nameOf({ entry }: AnyPuzzleBoard, value: number): string {
  const named = valueWordsOf(entry, value);
  return named === undefined ? String(value) : sentence(say(named.typed));
}
