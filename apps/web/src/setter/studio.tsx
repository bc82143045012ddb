/** A draft on its board: painted, drawn on and typed into, with what is known of it beside. */

import { type Cell, cellName, sayNotice } from 'ludoteca/kernel';
import type { AnyPuzzleBoard, Look, Step } from 'ludoteca/puzzle';
import { phrasebooksOf } from 'ludoteca/words';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Board, type BoardCell, boardZoom, type Press } from '../board/index.ts';
import { language, say, wordsOf } from '../language/index.ts';
import { Header } from '../parts/index.ts';
import { ShareDialog } from '../share/late-dialogs.ts';
import { usePrinting } from '../share/printing.tsx';
import { isDark } from '../theme/index.ts';
import { type Draft, type DraftStart, openDraft } from './draft.ts';
import { forEditors, forSolvers } from './draft-document.ts';
import { dragging } from './dragging.ts';
import type { Judgement } from './judging.ts';
import { SetterPanel } from './setter-panel.tsx';
import { brushedEdge, edgeAt, turnEdge, turned } from './turn-edge.ts';

const words = wordsOf('setter', {
  title: { en: 'Set a puzzle', pt: 'Criar um problema' },
  board: { en: 'Draft of {name}', pt: 'Rascunho de {name}' },
  keys: {
    en: 'Arrow keys move. Digits set the cell, Space paints. Shift with an arrow draws on that edge with the tool in hand, or changes it. Ctrl+Z undoes.',
    pt: 'As setas movem. Os algarismos marcam a casa, Espaço pinta. Shift com uma seta desenha nessa aresta com a ferramenta escolhida, ou muda-a. Ctrl+Z anula.',
  },
  cell: { en: 'row {row}, column {col}', pt: 'linha {row}, coluna {col}' },
  empty: { en: 'empty', pt: 'vazia' },
});

/** A digit goes with the one before it for so many milliseconds. */
const pause = 900;

/** A number that may still become longer. */
interface Typed extends Cell {
  readonly digits: string;
  readonly at: number;
}

interface StudioProps {
  readonly puzzle: AnyPuzzleBoard;
  readonly start: DraftStart;
  readonly onOpen: (start: DraftStart) => void;
}

export function Studio({ puzzle, start, onOpen }: StudioProps) {
  const { setting, showing } = puzzle;
  if (setting === undefined) throw new Error(`${puzzle.id} is not set by hand`);
  const draft = useMemo(() => openDraft(puzzle, start), []);
  const zoom = useMemo(boardZoom, []);
  const [selected, setSelected] = useState<Cell>({ row: 0, col: 0 });
  const [brushId, setBrush] = useState(setting.brushes[0].id);
  const [isSharing, setSharing] = useState(false);
  const [shown, setShown] = useState<ShownStep>();
  const [hidesRedundant, setHidesRedundant] = useState(false);
  const typed = useRef<Typed | undefined>(undefined);
  useEffect(() => draft.leave, []);
  useEffect(() => listenForUndo(draft), []);
  const doc = draft.doc.value;
  const credits = draft.credits.value;
  const judgement = draft.judgement.value;
  const { redundant = [], level } = draft.findings.value;
  const brush = setting.brushes.find(({ id }) => id === brushId) ?? setting.brushes[0];
  const clean = useMemo(
    () => forSolvers(puzzle, doc, credits, level ?? undefined),
    [doc, credits, level],
  );
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
  // A step belongs to the draft it was found in.
  const step = shown?.of === doc ? shown : undefined;

  const drawing = useMemo(() => {
    const { clues } = doc;
    if (step !== undefined) {
      const { conclusion, because } = step.step;
      return puzzle.view({ clues, grid: step.grid }, { conclusion, because });
    }
    const look: Look = {
      selected: at,
      isDraft: true,
      ...(!hidesRedundant && redundant.length > 0 && { spare: redundant.map(({ clue }) => clue) }),
      ...(judgement.kind === 'several' && differenceOf(puzzle, clues, judgement)),
    };
    const grid = setting.filling(doc);
    return puzzle.view({ clues, ...(grid !== undefined && { grid }) }, look);
  }, [doc, judgement, redundant, hidesRedundant, step, at.row, at.col]);

  const put = (cell: Cell, value: number | undefined) => {
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
          String(setting.cell(doc, cell) ?? words('empty')),
          ...told.map((notice) => sayNotice(phrasebooksOf(puzzle), notice, language.value)),
        ].join(', ');
        return { ...cell, place: [cell.col + 0.5, cell.row + 0.5], label, isOpen: true };
      }),
    [doc, language.value],
  );
  const values = setting.values(doc);
  const key = (event: KeyboardEvent, cell: BoardCell): boolean => {
    if (event.shiftKey) {
      const next =
        brush.draws === 'cells'
          ? turnEdge(setting, doc, cell, event.key)
          : brushedEdge(setting, brush.edges, doc, cell, event.key);
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
    else if (digits.length > 1) draft.change(setting.setCell(doc, cell, value), true);
    else if (values.includes(value)) put(cell, value);
  };
  const press = ({ cell, point }: Press) => {
    setSelected({ row: cell.row, col: cell.col });
    const edge = point && edgeAt(cell, point);
    const next = edge && turned(setting, doc, edge);
    if (next) draft.change(next);
    else if (!isTyped && brush.draws === 'cells') put(cell, values[0]);
  };
  // Digits are typed: a drag over them means nothing.
  const isDragged = brush.draws !== 'cells' || !isTyped;
  const drag = useMemo(() => dragging(setting, draft, brush, size), [brush, size.rows, size.cols]);
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
            {...(isDragged && { onDrag: drag })}
            dragsFinely={brush.draws === 'along'}
            onKey={key}
            zoom={zoom}
            theme={isDark.value ? 'dark' : 'light'}
          />
        </section>
        <aside class="panel studio">
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
            brush={brush}
            onBrush={setBrush}
            onPut={(value) => put(at, value)}
            onShare={() => setSharing(true)}
            onOpen={onOpen}
            step={step?.index}
            onStep={(told) => setShown(told && { ...told, of: doc })}
            hidesRedundant={hidesRedundant}
            onHideRedundant={setHidesRedundant}
          />
        </aside>
      </main>
      {isSharing && (
        <ShareDialog
          document={clean}
          editors={forEditors(puzzle, doc, credits)}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  );
}

/** A step of the solving path as it is seen on the board. */
export interface ToldStep {
  readonly index: number;
  readonly step: Step;
  /** What is known before it. */
  readonly grid: unknown;
}

interface ShownStep extends ToldStep {
  /** The draft that it belongs to. */
  readonly of: unknown;
}

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

/** Undo and redo by keyboard, wherever the focus is but in a field; until the answer is called. */
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
