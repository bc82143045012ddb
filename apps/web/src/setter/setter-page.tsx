/** The page of setters: a puzzle made by hand, with its solutions counted as it changes. */

import { type Cell, cellName, sayNotice } from 'ludoteca/kernel';
import { type AnyPuzzle, type Look, type PuzzleDoc, puzzleDocument } from 'ludoteca/puzzle';
import { phrasebooksOf } from 'ludoteca/words';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Board, type BoardCell, boardZoom } from '../board/index.ts';
import { language, say, wordsOf } from '../language/index.ts';
import { Header } from '../parts/index.ts';
import { usePrinting } from '../share/printing.tsx';
import { ShareDialog } from '../share/share-dialog.tsx';
import { isDark } from '../theme/index.ts';
import { type Judgement, openDraft } from './draft.ts';
import { SetterPanel } from './setter-panel.tsx';
import { turnEdge } from './turn-edge.ts';

const words = wordsOf('setter', {
  title: { en: 'Set a puzzle', pt: 'Criar um problema' },
  board: { en: 'Draft of {name}', pt: 'Rascunho de {name}' },
  keys: {
    en: 'Arrow keys move. Digits set the cell, Space paints. Shift with an arrow changes the edge on that side.',
    pt: 'As setas movem. Os algarismos marcam a casa, Espaço pinta. Shift com uma seta muda a aresta desse lado.',
  },
  cell: { en: 'row {row}, column {col}', pt: 'linha {row}, coluna {col}' },
  empty: { en: 'empty', pt: 'vazia' },
});

/** Where two solutions differ; typed values are shown side by side, as they are in the one and the other. */
function differenceOf(
  puzzle: AnyPuzzle,
  clues: unknown,
  { cells, solutions }: Extract<Judgement, { kind: 'several' }>,
): Look {
  if (puzzle.entry.kind === 'painted') return { wrong: cells };
  const valuesAt = (cell: Cell) =>
    solutions.flatMap((solution) => puzzle.read(clues, solution, cell) ?? []);
  return { pencilled: cells.map((cell) => ({ cell, corner: valuesAt(cell), centre: [] })) };
}

interface SetterPageProps {
  readonly puzzle: AnyPuzzle;
  /** What to begin with; without it, the draft of the last visit. */
  readonly first?: PuzzleDoc<unknown, unknown>;
}

export function SetterPage({ puzzle, first }: SetterPageProps) {
  const { setting, showing } = puzzle;
  const draft = useMemo(() => openDraft(puzzle, first), []);
  const zoom = useMemo(boardZoom, []);
  const [selected, setSelected] = useState<Cell>({ row: 0, col: 0 });
  const [isSharing, setSharing] = useState(false);
  useEffect(() => draft.leave, []);
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
      const turned = turnEdge(setting, doc, cell, event.key);
      if (turned === undefined) return false;
      draft.change(turned);
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
    if (!isTyped || !/^[1-9]$/.test(event.key) || !values.includes(Number(event.key))) return false;
    put(cell, Number(event.key));
    return true;
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
            onPress={({ cell }) => {
              setSelected({ row: cell.row, col: cell.col });
              if (!isTyped) put(cell, values[0]);
            }}
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
