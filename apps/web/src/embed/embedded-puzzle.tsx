/** A puzzle to be solved on an embedded board: entries typed or painted, marks, undo, hints bit by bit. */

import { type Cell, cellName, type Language, sayNotice, sayPhrase } from 'ludoteca/kernel';
import {
  type Look,
  marksOfNudge,
  nudgesOf,
  openSheet,
  type PuzzleDocument,
  type Sheet,
  valueWordsOf,
} from 'ludoteca/puzzle';
import { phrasebooksOf } from 'ludoteca/words';
import type { VNode } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { Board, type BoardCell } from '../board/index.ts';
import { wrongIn } from '../solving/wrong.ts';
import { BoardFrame, EmbedTool } from './board-frame.tsx';
import { askForHint, type HintShown, messageOfHint } from './embedded-hint.ts';
import { paintedEntry, typedEntry } from './entering.ts';
import { sayIn } from './words.ts';

export interface EmbeddedPuzzleProps {
  readonly document: PuzzleDocument;
  readonly language: Language;
  readonly isLocked: boolean;
  readonly theme: string;
  readonly onChange: (sheet: Sheet) => void;
}

export function EmbeddedPuzzle(props: EmbeddedPuzzleProps): VNode {
  const { document, language, isLocked } = props;
  const { puzzle, clues } = document;
  const { entry } = puzzle;
  const [sheet, setSheet] = useState(() => openSheet(puzzle, document));
  const [selected, setSelected] = useState<Cell>();
  const [isPencil, setPencil] = useState(false);
  const [brush, setBrush] = useState(entry.kind === 'painted' ? entry.values[0].value : 0);
  const [hint, setHint] = useState<HintShown>();
  const say = sayIn(language);
  const isOpen = !isLocked && !sheet.isSolved;

  const latest = useRef(sheet);
  const go = (next: Sheet) => {
    latest.current = next;
    setSheet(next);
    setHint(undefined);
    props.onChange(next);
  };
  const stroke = useRef(0);
  const pen = {
    get sheet() {
      return latest.current;
    },
    go,
    brush,
    isPencil,
    isOpen,
    select: setSelected,
    stroke,
  };
  const { press, drag, key, write, erase } = useMemo(
    () => (entry.kind === 'typed' ? typedEntry(pen) : paintedEntry(pen, entry.values)),
    [sheet, brush, isPencil, isOpen],
  );
  const wantHint = async () => {
    if (!isOpen || hint?.kind === 'thinking') return;
    if (hint?.kind !== 'step') {
      setHint({ kind: 'thinking' });
      setHint(await askForHint(document, sheet, language));
    } else if (hint.told < nudgesOf(hint.advice).length) setHint({ ...hint, told: hint.told + 1 });
    else go(sheet.take(hint.advice.step));
  };

  const wrong = useMemo(() => wrongIn(sheet), [sheet]);
  const look = useMemo((): Look => {
    const marks =
      hint?.kind === 'step'
        ? marksOfNudge(hint.advice, nudgesOf(hint.advice)[hint.told - 1])
        : undefined;
    return {
      ...(selected && isOpen && marks === undefined && { selected }),
      ...marks,
      ...(wrong.cells.length > 0 && { wrong: wrong.cells }),
      ...(wrong.lines.length > 0 && { wrongLines: wrong.lines }),
    };
  }, [selected, isOpen, hint, wrong]);
  const drawing = useMemo(() => sheet.view(look), [sheet, look]);
  const size = puzzle.showing?.size(clues) ?? sizeOf(sheet.cells);
  const cells = useMemo(
    () => cellsOf(document, sheet, size, language, wrong.cells),
    [document, sheet, language, wrong],
  );
  const values = entry.kind === 'painted' ? entry.values : [];

  return (
    <BoardFrame
      message={sheet.isSolved ? say('solved', {}) : messageOfHint(hint, language)}
      board={
        <Board
          drawing={drawing}
          cells={cells}
          told={sheet}
          label={say('board', { name: puzzle.name[language], ...size })}
          description={
            entry.kind === 'typed'
              ? say('typing', {})
              : say('painting', {
                  values: values.map(({ typed }) => typed[language]).join(', '),
                })
          }
          current={selected}
          isRinged={look.selected !== undefined}
          theme={props.theme}
          onCurrent={({ row, col }) => setSelected({ row, col })}
          onPress={press}
          {...(drag && isOpen && { onDrag: drag })}
          onKey={(event, cell) => {
            if (event.ctrlKey || event.metaKey) {
              const step = event.key === 'z' ? 'undo' : event.key === 'y' ? 'redo' : undefined;
              if (step === undefined || isLocked) return false;
              if (step === 'undo' ? sheet.canUndo : sheet.canRedo) go(sheet[step]());
              return true;
            }
            if (event.key.toLowerCase() === 'h') {
              void wantHint();
              return true;
            }
            return key(event, cell);
          }}
        />
      }
    >
      {!isLocked && (
        <>
          <div
            class="pad"
            role="toolbar"
            aria-label={say(entry.kind === 'typed' ? 'digits' : 'values', {})}
          >
            {entry.kind === 'typed'
              ? sheet.values.map((value) => (
                  <button
                    key={value}
                    type="button"
                    class="key"
                    disabled={!isOpen || selected === undefined}
                    onClick={() => selected && write(selected, value)}
                  >
                    {value}
                  </button>
                ))
              : values.map(({ value, typed }) => (
                  <button
                    key={value}
                    type="button"
                    class="key wide"
                    aria-pressed={brush === value}
                    onClick={() => setBrush(value)}
                  >
                    {sayPhrase(typed, language)}
                  </button>
                ))}
          </div>
          <div class="tools" role="toolbar" aria-label={say('tools', {})}>
            <EmbedTool
              icon="undo"
              text={say('undo', {})}
              onClick={() => go(sheet.undo())}
              isDisabled={!sheet.canUndo}
            />
            <EmbedTool
              icon="redo"
              text={say('redo', {})}
              onClick={() => go(sheet.redo())}
              isDisabled={!sheet.canRedo}
            />
            <EmbedTool
              icon="erase"
              text={say('erase', {})}
              onClick={() => selected && erase(selected)}
              isDisabled={!isOpen || selected === undefined}
            />
            {entry.kind === 'typed' && (
              <EmbedTool
                icon="pencil"
                text={say('pencil', {})}
                onClick={() => setPencil(!isPencil)}
                isPressed={isPencil}
              />
            )}
            {puzzle.isProvable !== undefined && (
              <EmbedTool
                icon="hint"
                text={say(hintWord(hint), {})}
                onClick={() => void wantHint()}
                isDisabled={!isOpen || hint?.kind === 'thinking'}
              />
            )}
          </div>
        </>
      )}
    </BoardFrame>
  );
}

function hintWord(hint: HintShown | undefined): 'hint' | 'more' | 'take' {
  if (hint?.kind !== 'step') return 'hint';
  return hint.told < nudgesOf(hint.advice).length ? 'more' : 'take';
}

/** Every cell with all that is to be said of it. */
function cellsOf(
  { puzzle, clues }: PuzzleDocument,
  sheet: Sheet,
  size: { readonly rows: number; readonly cols: number },
  language: Language,
  wrong: readonly Cell[],
): readonly BoardCell[] {
  const say = sayIn(language);
  const books = phrasebooksOf(puzzle);
  const entryOf = (cell: Cell): string => {
    const value = sheet.entry(cell);
    if (value === undefined) {
      const marks = sheet.marks(cell);
      const empty = say('empty', {});
      return marks.length === 0 ? empty : `${empty}, ${say('marks', { marks: marks.join(' ') })}`;
    }
    const named = valueWordsOf(puzzle.entry, value);
    if (named === undefined) return String(value);
    return sayPhrase(named.told, language, { cell: cellName(cell, language) });
  };
  return Array.from({ length: size.rows * size.cols }, (_, at): BoardCell => {
    const cell = { row: Math.floor(at / size.cols), col: at % size.cols };
    return {
      ...cell,
      place: [cell.col + 0.5, cell.row + 0.5],
      // Asked for when it is read: a board of many cells shows few at a time.
      get label() {
        const told = puzzle.showing?.told(clues, sheet.filling, cell) ?? [];
        return [
          say('cell', { row: cell.row + 1, col: cell.col + 1 }),
          entryOf(cell),
          ...told.map((notice) => sayNotice(books, notice, language)),
          ...(wrong.some(({ row, col }) => row === cell.row && col === cell.col)
            ? [say('wrong', {})]
            : []),
        ].join(', ');
      },
      isOpen: true,
    };
  });
}

function sizeOf(cells: readonly Cell[]): { readonly rows: number; readonly cols: number } {
  const most = (part: 'row' | 'col') => Math.max(-1, ...cells.map((cell) => cell[part])) + 1;
  return { rows: most('row'), cols: most('col') };
}
