/** The page of setters: a puzzle made by hand, with its solutions counted as it changes. */

import { type Cell, cellName, sayNotice } from 'ludoteca/kernel';
import { type AnyPuzzleBoard, type Look, type PuzzleDoc, puzzleDocument } from 'ludoteca/puzzle';
import { phrasebooksOf } from 'ludoteca/words';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Board, type BoardCell, boardZoom, type Drag, type Press } from '../board/index.ts';
import { language, say, wordsOf } from '../language/index.ts';
import { Header } from '../parts/index.ts';
import { usePrinting } from '../share/printing.tsx';
import { ShareDialog } from '../share/share-dialog.tsx';
import { isDark } from '../theme/index.ts';
import { type Draft, type Judgement, openDraft } from './draft.ts';
import { SetterPanel } from './setter-panel.tsx';
import { edgeAt, turnEdge, turned } from './turn-edge.ts';

const words = wordsOf('setter', {
  title: { en: 'Set a puzzle', pt: 'Criar um problema' },
  board: { en: 'Draft of {name}', pt: 'Rascunho de {name}' },
  keys: {
    en: 'Arrow keys move. Digits set the cell, Space paints. Shift with an arrow, or a click on an edge, changes that edge. Ctrl+Z undoes.',
    pt: 'As setas movem. Os algarismos marcam a casa, Espaço pinta. Shift com uma seta, ou um clique numa aresta, muda essa aresta. Ctrl+Z anula.',
  },
  cell: { en: 'row {row}, column {col}', pt: 'linha {row}, coluna {col}' },
  empty: { en: 'empty', pt: 'vazia' },
});

/** Where two solutions differ; typed values are shown side by side, as they are in the one and the other. */
function differenceOf(
  puzzle: AnyPuzzleBoard,
  clues: unknown,
  { cells, solutions }: Extract<Judgement, { kind: 'several' }>,
): Look {
  if (puzzle.entry.kind === 'painted') return { wrong: cells };
  const valuesAt = (cell: Cell) =>
    solutions.flatMap((solution) => puzzle.read(clues, solution, cell) ?? []);
  return { pencilled: cells.map((cell) => ({ cell, corner: valuesAt(cell), centre: [] })) };
}

/** A digit goes with the one before it for so many milliseconds. */
const pause = 900;

/** A number that may still become longer. */
interface Typed extends Cell {
  readonly digits: string;
  readonly at: number;
}

/** What a drag repeats, and whether it has changed something. */
interface Stroke {
  readonly value: number | undefined;
  hasBegun: boolean;
}

interface SetterPageProps {
  readonly puzzle: AnyPuzzleBoard;
  /** What to begin with; without it, the draft of the last visit. */
  readonly first?: PuzzleDoc<unknown, unknown>;
}

export function SetterPage({ puzzle, first }: SetterPageProps) {
  const { setting, showing } = puzzle;
  const draft = useMemo(() => openDraft(puzzle, first), []);
  const zoom = useMemo(boardZoom, []);
  const [selected, setSelected] = useState<Cell>({ row: 0, col: 0 });
  const [isSharing, setSharing] = useState(false);
  const typed = useRef<Typed | undefined>(undefined);
  const stroke = useRef<Stroke | undefined>(undefined);
  useEffect(() => draft.leave, []);
  useEffect(() => listenForUndo(draft), []);
  const doc = draft.doc.value;
  const judgement = draft.judgement.value;
  const clean = puzzleDocument(puzzle, { clues: doc.clues });
  const size = showing?.size(doc.clues) ?? { rows: 0, cols: 0 };
  const at = {
    row: Math.min(selected.row, size.rows - 1),
    col: Math.min(selected.col, size.cols - 1),
  };
  const isTyped = puzzle.entry.kind === 'typed';
  // On paper it is as solvers get it.
  usePrinting(() => ({
    document: clean,
    drawing: clean.view(),
    facts: [`${size.rows} × ${size.cols}`],
  }));

  const drawing = useMemo(() => {
    const { clues } = doc;
    const look: Look = {
      selected: at,
      isDraft: true,
      ...(judgement.kind === 'several' && differenceOf(puzzle, clues, judgement)),
    };
    const grid = setting?.filling(doc);
    return puzzle.view({ clues, ...(grid !== undefined && { grid }) }, look);
  }, [doc, judgement, at.row, at.col]);

  const put = (cell: Cell, value: number | undefined) => {
    if (setting === undefined) return;
    const wanted = setting.cell(doc, cell) === value ? undefined : value;
    draft.change(setting.setCell(doc, cell, wanted));
  };
  const cells = useMemo(
    () =>
      Array.from({ length: size.rows * size.cols }, (_, index): BoardCell => {
        const cell = { row: Math.floor(index / size.cols), col: index % size.cols };
        const told = showing?.told(doc.clues, puzzle.empty(doc.clues), cell) ?? [];
        const label = [
          words('cell', { row: cell.row + 1, col: cell.col + 1 }),
          String(setting?.cell(doc, cell) ?? words('empty')),
          ...told.map((notice) => sayNotice(phrasebooksOf(puzzle), notice, language.value)),
        ].join(', ');
        return { ...cell, place: [cell.col + 0.5, cell.row + 0.5], label, isOpen: true };
      }),
    [doc, language.value],
  );
  const values = setting?.values(doc) ?? [];
  const key = (event: KeyboardEvent, cell: BoardCell): boolean => {
    if (event.shiftKey && setting !== undefined) {
      const next = turnEdge(setting, doc, cell, event.key);
      if (next === undefined) return false;
      draft.change(next);
      return true;
    }
    if (event.key === 'Backspace' || event.key === 'Delete') {
      put(cell, undefined);
      return true;
    }
    if (event.key === ' ' && !isTyped) {
      put(cell, values[0]);
      return true;
    }
    if (event.ctrlKey || event.metaKey || !isTyped || !/^[0-9]$/.test(event.key)) return false;
    typeDigit(cell, event.key);
    return true;
  };
  /** What follows at once on the same cell makes the number longer, where there are such numbers. */
  const typeDigit = (cell: Cell, digit: string) => {
    const before = typed.current;
    const isGoingOn =
      before !== undefined &&
      before.row === cell.row &&
      before.col === cell.col &&
      performance.now() - before.at < pause;
    const longer = isGoingOn ? Number(`${before.digits}${digit}`) : Number.NaN;
    const digits = values.includes(longer) ? String(longer) : digit;
    typed.current = { row: cell.row, col: cell.col, digits, at: performance.now() };
    const value = Number(digits);
    if (digits === '0') put(cell, undefined);
    else if (digits.length > 1) draft.change(setting?.setCell(doc, cell, value) ?? doc, true);
    else if (values.includes(value)) put(cell, value);
  };
  const press = ({ cell, point }: Press) => {
    setSelected({ row: cell.row, col: cell.col });
    const edge = point && edgeAt(cell, point);
    const next = edge && setting && turned(setting, doc, edge);
    if (next) draft.change(next);
    else if (!isTyped) put(cell, values[0]);
  };
  /** A drag over painted cells repeats what it does to the first, as one change. */
  const drag = ({ phase, cell }: Drag) => {
    if (setting === undefined) return;
    if (phase === 'start') {
      const value = setting.cell(doc, cell) === undefined ? values[0] : undefined;
      stroke.current = { value, hasBegun: false };
    }
    const drawn = stroke.current;
    if (drawn === undefined) return;
    if (phase === 'end' || phase === 'cancel') {
      stroke.current = undefined;
      // What a second finger broke off was not meant.
      if (phase === 'cancel' && drawn.hasBegun) draft.undo();
      return;
    }
    // Not of the page as it was drawn last: a drag goes faster.
    const now = draft.doc.value;
    if (setting.cell(now, cell) === drawn.value) return;
    draft.change(setting.setCell(now, cell, drawn.value), drawn.hasBegun);
    drawn.hasBegun = true;
  };
  return (
    <>
      <Header title={words('title')} about={say(puzzle.name)} />
      <main class="stage" tabIndex={-1}>
        <section class="board">
          <Board
            drawing={drawing}
            cells={cells}
            label={words('board', { name: say(puzzle.name) })}
            description={words('keys')}
            current={at}
            onCurrent={({ row, col }) => setSelected({ row, col })}
            onPress={press}
            {...(!isTyped && { onDrag: drag })}
            onKey={key}
            zoom={zoom}
            theme={isDark.value ? 'dark' : 'light'}
          />
        </section>
        <aside class="panel">
          <div class="head desk-only">
            <h1>{words('title')}</h1>
            <div class="meta">
              <span>{say(puzzle.name)}</span>
              <span>{cellName(at, language.value)}</span>
            </div>
          </div>
          <SetterPanel
            puzzle={puzzle}
            draft={draft}
            selected={at}
            onPut={(value) => put(at, value)}
            onShare={() => setSharing(true)}
          />
        </aside>
      </main>
      {isSharing && <ShareDialog document={clean} onClose={() => setSharing(false)} />}
    </>
  );
}

/** Undo and redo by keyboard, wherever the focus is; until the answer is called. */
function listenForUndo({ undo, redo }: Draft): () => void {
  const onKey = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
    const isElsewhere = document.querySelector('dialog[open]') !== null;
    if (event.defaultPrevented || isElsewhere) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}
