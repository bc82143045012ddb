/** The board of a puzzle: its drawing with all that is to be pointed out, and what presses on it mean. */

import { type Cell, cellName, sayNotice } from 'ludoteca/kernel';
import { type Look, type PenMark, type Sheet, valueWordsOf } from 'ludoteca/puzzle';
import { phrasebooksOf } from 'ludoteca/words';
import { useMemo, useRef } from 'preact/hooks';
import { Board, type BoardCell } from '../board/index.ts';
import { namesOfLines } from '../how-to-play/practice.ts';
import { language, say, wordsOf } from '../language/index.ts';
import { isDark } from '../theme/index.ts';
import { marksOfHint } from './hint.ts';
import type { Input } from './input.ts';
import { howToEnter } from './legend.ts';
import { lazyDrawing, sheetSource } from './part-source.ts';
import { preferences } from './preferences.ts';
import type { Session } from './session.ts';
import { sayColours } from './spoken.ts';
import { type Wrong, wrongIn } from './wrong.ts';

const words = wordsOf('solving-board', {
  board: { en: '{name}, {rows} by {cols}', pt: '{name}, {rows} por {cols}' },
  row: { en: 'row {row}, column {col}', pt: 'linha {row}, coluna {col}' },
  empty: { en: 'empty', pt: 'vazia' },
  marks: { en: 'marks {marks}', pt: 'marcas {marks}' },
  centre: { en: 'in the middle {marks}', pt: 'ao centro {marks}' },
  wrong: { en: 'wrong', pt: 'errada' },
  colour: { en: 'coloured {colours}', pt: 'a {colours}' },
  try: { en: 'of try {number}', pt: 'da tentativa {number}' },
  line: { en: 'line to {cell}', pt: 'linha até {cell}' },
  cross: { en: 'cross towards {cell}', pt: 'cruz para {cell}' },
  dot: { en: 'ring towards {cell}', pt: 'anel para {cell}' },
  noted: { en: 'noted: {text}', pt: 'nota: {text}' },
});

interface SolvingBoardProps {
  readonly session: Session;
  readonly input: Input;
}

export function SolvingBoard({ session, input }: SolvingBoardProps) {
  const { puzzle, zoom } = session;
  const sheet = session.sheet.value;
  const selected = session.selected.value;
  const chosen = session.chosen.value;
  const inHand = preferences.takesDigitFirst.isOn.value ? digitInHand(session) : undefined;
  const isTyped = puzzle.entry.kind === 'typed';
  const wrong = wrongNow(session);
  const size = session.size ?? sizeOf(sheet.cells);
  const hint = session.hint.value;
  const marks = useMemo(() => marksOfHint(hint), [hint]);

  const look = useMemo(
    (): Look => ({
      ...(selected && marks === undefined && { selected }),
      ...(selected && marks === undefined && chosen.length > 0 && { alsoSelected: chosen }),
      ...(inHand !== undefined && marks === undefined && { inHand }),
      ...marks,
      ...(wrong.cells.length > 0 && { wrong: wrong.cells }),
      ...(wrong.lines.length > 0 && { wrongLines: wrong.lines }),
    }),
    [selected, chosen, inHand, marks, wrong],
  );
  const tongue = language.value;
  const areNumbered = hint !== undefined || preferences.showsCoordinates.isOn.value;
  const names = useMemo(
    () =>
      areNumbered
        ? { ...namesOfLines(), lit: look.conclusion?.map(({ cell }) => cell) ?? [] }
        : undefined,
    [areNumbered, look, tongue],
  );
  const drawing = useMemo(() => lazyDrawing(sheet, look, names), [sheet, look, names]);
  const source = useMemo(() => sheetSource(sheet, look, names), [sheet, look, names]);

  const told = useMemo(() => labelsOf(session, sheet, wrong.cells), [sheet, wrong, tongue]);
  const latest = useRef(told);
  latest.current = told;
  const isChosen = useMemo(() => {
    const all = selected === undefined ? chosen : [selected, ...chosen];
    return chosen.length === 0 ? undefined : new Set(all.map(({ row, col }) => `${row},${col}`));
  }, [selected, chosen]);
  // The cells stay the same as long as the board does: on a large one, making them anew takes a while.
  const cells = useMemo(
    () =>
      Array.from({ length: size.rows * size.cols }, (_, at): BoardCell => {
        const cell = { row: Math.floor(at / size.cols), col: at % size.cols };
        return {
          ...cell,
          place: [cell.col + 0.5, cell.row + 0.5],
          // Asked for when it is read: a board of many cells shows few at a time.
          get label() {
            return latest.current(cell);
          },
          isOpen: true,
          ...(isChosen && { isSelected: isChosen.has(`${cell.row},${cell.col}`) }),
        };
      }),
    [size.rows, size.cols, isChosen],
  );
  const rowHead = useMemo(() => headOf(session, sheet, 'row'), [sheet, tongue]);
  const colHead = useMemo(() => headOf(session, sheet, 'col'), [sheet, tongue]);

  return (
    <Board
      drawing={drawing}
      source={source}
      cells={cells}
      told={told}
      label={words('board', { name: say(puzzle.name), rows: size.rows, cols: size.cols })}
      description={howToEnter(puzzle.entry)}
      {...(rowHead && { rowHead })}
      {...(colHead && { colHead })}
      current={selected}
      isRinged={look.selected !== undefined}
      onCurrent={({ row, col }, adding) => input.select({ row, col }, adding)}
      onPress={input.press}
      onDrag={input.drag}
      magnifies={!isTyped}
      isMultiple={isTyped}
      {...(input.double && { onDouble: input.double })}
      onKey={input.key}
      takesAlt
      zoom={zoom}
      theme={isDark.value ? 'dark' : 'light'}
    />
  );
}

/** The digit in hand; colours and the pen point no digit out. */
function digitInHand({ inHand, hand }: Session): number | undefined {
  return hand.value === 'colour' || hand.value === 'pen' ? undefined : inHand.value;
}

/** What is said of a cell. */
function labelsOf({ puzzle, doc }: Session, sheet: Sheet, wrong: readonly Cell[]) {
  const spoken = (notice: Parameters<typeof sayNotice>[1]) =>
    sayNotice(phrasebooksOf(puzzle), notice, language.value);
  const isWrong = new Set(wrong.map(({ row, col }) => `${row},${col}`));
  const pen = penByCell(sheet);
  const entryOf = (cell: Cell): string => {
    const value = sheet.entry(cell);
    if (value !== undefined) {
      const named = valueWordsOf(puzzle.entry, value);
      return named === undefined
        ? String(value)
        : say(named.told, { cell: cellName(cell, language.value) });
    }
    const corner = sheet.marks(cell);
    const centre = sheet.marks(cell, 'centre');
    return [
      words('empty'),
      ...(corner.length > 0 ? [words('marks', { marks: corner.join(' ') })] : []),
      ...(centre.length > 0 ? [words('centre', { marks: centre.join(' ') })] : []),
    ].join(', ');
  };
  return (cell: Cell): string =>
    [
      words('row', { row: cell.row + 1, col: cell.col + 1 }),
      entryOf(cell),
      ...notesAround(sheet, pen.get(`${cell.row},${cell.col}`) ?? [], cell),
      ...(puzzle.showing?.told(doc.clues, sheet.filling, cell) ?? []).map(spoken),
      ...(isWrong.has(`${cell.row},${cell.col}`) ? [words('wrong')] : []),
    ].join(', ');
}

/** What the pen drew at each cell, by `row,col`. */
function penByCell({ drawn }: Sheet): ReadonlyMap<string, readonly PenMark[]> {
  const found = new Map<string, PenMark[]>();
  for (const mark of drawn.pen) {
    for (const { row, col } of [mark.from, mark.to]) {
      const key = `${row},${col}`;
      found.set(key, [...(found.get(key) ?? []), mark]);
    }
  }
  return found;
}

/** The colours of a cell, the try its entry belongs to, and what the pen drew from it. */
function notesAround(sheet: Sheet, pen: readonly PenMark[], cell: Cell): readonly string[] {
  const colour = sheet.marks(cell, 'colour');
  const level = sheet.checkpoints > 0 ? sheet.tryOf(cell) : 0;
  const nameOf = ({ from, to }: PenMark) =>
    cellName(from.row === cell.row && from.col === cell.col ? to : from, language.value);
  return [
    ...(colour.length > 0 ? [words('colour', { colours: sayColours(colour) })] : []),
    ...(level > 0 ? [words('try', { number: level })] : []),
    ...pen.filter(({ isLine }) => isLine).map((mark) => words('line', { cell: nameOf(mark) })),
    ...pen.flatMap((mark) =>
      mark.edge === undefined ? [] : [words(mark.edge, { cell: nameOf(mark) })],
    ),
  ];
}

/** What is said of a row or a column, where it has clues of its own. */
function headOf({ puzzle, doc }: Session, sheet: Sheet, side: 'row' | 'col') {
  const told = puzzle.showing?.[side];
  if (told === undefined) return undefined;
  return (index: number) => {
    const text = sayNotice(
      phrasebooksOf(puzzle),
      told(doc.clues, sheet.filling, index),
      language.value,
    );
    const noted = sheet.drawn.lines.find((line) => line.side === side && line.index === index);
    return noted === undefined ? text : `${text}, ${words('noted', { text: noted.text })}`;
  };
}

/** What is to be shown as wrong: what a check found, and what breaks a rule where that is shown at once. */
function wrongNow(session: Session): Wrong {
  const sheet = session.sheet.value;
  const found = session.found.value;
  const isLive = preferences.showsFaults.isOn.value;
  return useMemo(() => {
    if (!isLive) return { cells: found, lines: [] };
    const { cells, lines } = wrongIn(sheet);
    return { cells: [...found, ...cells], lines };
  }, [sheet, found, isLive]);
}

function sizeOf(cells: readonly Cell[]): { readonly rows: number; readonly cols: number } {
  const most = (part: 'row' | 'col') => Math.max(-1, ...cells.map((cell) => cell[part])) + 1;
  return { rows: most('row'), cols: most('col') };
}
