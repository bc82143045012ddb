/** A puzzle on the whole screen: its sheet with marks, candidates and hints in place. */

import {
  type Cell,
  cellName,
  type Drawing,
  marksOfNudge,
  nudgesOf,
  type Reason,
  type Sheet,
  type StepMarks,
} from 'ludoteca';
import { screenWords } from '../phrases/screen.ts';
import type { BoardPlan, Emphasis } from '../screen/board.ts';
import type { Fact, KeyHelp, Meaning, Scene } from '../screen/scene.ts';
import { entryWord, valueText } from './entry.ts';
import type { Solving } from './solving.ts';
import { type Word, wordIn } from './words.ts';

/** Beyond so many trials of a value, candidates are told for one cell at a time. */
const mostTrials = 1500;
/** A digit goes with the one before it for so many milliseconds. */
const digitPause = 900;

export function solvingScene(solving: Solving): Scene {
  const { context, puzzle } = solving;
  const { language } = context;
  const { entry } = puzzle;
  const word = (each: Word): Meaning => ({ kind: 'line', line: wordIn(each, language) });
  const say = (
    key: 'marks-on' | 'marks-off' | 'candidates-on' | 'candidates-off' | 'candidates-many',
  ) => screenWords.say(key, {}, language);
  let isMarking = false;
  let showsCandidates = false;
  let digits = { cell: '', text: '', at: 0 };
  let stroke: number | undefined;

  const values = () => solving.sheet.values;
  const isOpen = (cell: Cell) =>
    solving.sheet.cells.some(({ row, col }) => row === cell.row && col === cell.col);
  const candidatesOf = remembered((sheet: Sheet, cell: Cell) => sheet.candidates(cell));
  const lineFor = (cell: Cell, what: string): Meaning => ({
    kind: 'line',
    line: `${cellName(cell)} ${what}`,
  });
  const enter = (cell: Cell, value: number): Meaning =>
    lineFor(
      cell,
      isMarking
        ? `${entryWord('mark', language)} ${valueText(value, solving.grammar)}`
        : valueText(value, solving.grammar),
    );
  const clear = (cell: Cell): Meaning => lineFor(cell, entryWord('clear', language));
  const canMark = () => solving.sheet.noteKinds.includes('corner');
  /** The next value of a cell that is painted, or clear after the last. */
  const nextValue = (cell: Cell): number | undefined => {
    if (entry.kind !== 'painted') return undefined;
    const order = entry.values.map(({ value }) => value);
    const now = solving.sheet.entry(cell);
    return now === undefined ? order[0] : order[order.indexOf(now) + 1];
  };
  const paint = (cell: Cell, value: number | undefined): Meaning =>
    value === undefined ? clear(cell) : lineFor(cell, valueText(value, solving.grammar));
  const typedDigit = (cell: Cell, digit: string): Meaning | undefined => {
    const now = performance.now();
    const isMore = digits.cell === cellName(cell) && now - digits.at < digitPause;
    const longer = Number(isMore ? digits.text + digit : digit);
    const value = values().includes(longer) ? longer : Number(digit);
    digits = { cell: cellName(cell), text: String(value), at: now };
    return values().includes(value) ? enter(cell, value) : undefined;
  };

  const marks = (): StepMarks => {
    const { given } = solving;
    if (given?.advice.kind !== 'step' || given.times === 0) return {};
    const nudges = nudgesOf(given.advice);
    return marksOfNudge(given.advice, nudges[Math.min(given.times, nudges.length) - 1]);
  };

  return {
    mayStretch: puzzle.entry.kind === 'typed',
    title: () => [puzzle.name[language], ...solving.about].join(' - '),
    isOver: () => solving.sheet.isSolved,
    start() {
      const { cells, entry: entryAt } = solving.sheet;
      return cells.find((cell) => entryAt(cell) === undefined) ?? cells[0];
    },
    board(stretch): BoardPlan {
      const { sheet } = solving;
      const shown = marks();
      const { given } = solving;
      const isTold = given?.advice.kind === 'wrong' && given.times > 1;
      const wrong = isTold && given.advice.kind === 'wrong' ? given.advice.facts : [];
      const emphasis = emphasisOf(sheet, shown, wrong);
      const notesOf = (cell: Cell): readonly number[] => {
        if (sheet.entry(cell) !== undefined || !isOpen(cell)) return [];
        if (showsCandidates) return candidatesOf(sheet, cell);
        return [...new Set([...sheet.marks(cell), ...sheet.marks(cell, 'centre')])];
      };
      return {
        sketch: sheet.sketch(),
        // As messages name cells: r1c1, in Portuguese L1C1.
        names: language === 'pt' ? { row: 'L', column: 'C' } : { row: 'r', column: 'c' },
        stretch,
        emphasis,
        notes: (cell) => notesOf(cell).map((value) => valueText(value, solving.grammar)),
        allNotes: values().map((value) => valueText(value, solving.grammar)),
        ties: shown.arrows?.map(({ from, to }) => [from, to] as const) ?? [],
      };
    },
    facts(at): readonly Fact[] {
      if (at === undefined) return [];
      const { sheet } = solving;
      const list = (some: readonly number[]) =>
        some.map((value) => valueText(value, solving.grammar)).join(' ');
      const value = sheet.entry(at);
      const cell = at;
      const here =
        value === undefined
          ? screenWords.say('cell-here', { cell }, language)
          : screenWords.say('value-here', { cell, value: list([value]) }, language);
      const lines: Fact[] = [{ text: here, isStrong: true }];
      if (value === undefined && isOpen(at)) {
        const can = candidatesOf(sheet, at);
        lines.push({
          text:
            can.length === 0
              ? screenWords.say('cannot-be', {}, language)
              : screenWords.say('can-be', { values: list(can) }, language),
        });
        const noted = [...sheet.marks(at), ...sheet.marks(at, 'centre')];
        if (noted.length > 0) {
          lines.push({ text: screenWords.say('marks-here', { values: list(noted) }, language) });
        }
        const out = sheet.ruledOut(at);
        if (out.length > 0) {
          lines.push({ text: screenWords.say('ruled-out', { values: list(out) }, language) });
        }
      }
      if (isMarking)
        lines.push({ text: screenWords.say('in-marks', {}, language), isStrong: true });
      return lines;
    },
    keys(): readonly KeyHelp[] {
      const told = (
        key: string,
        help: keyof typeof screenWords.phrases & KeyName,
        isUsual = true,
      ): KeyHelp => ({ key, help: screenWords.say(help, {}, language), isUsual });
      const all = values();
      const entering: readonly KeyHelp[] =
        entry.kind === 'typed'
          ? [told(`${all[0]}-${all.at(-1)}`, 'enter')]
          : [
              told(language === 'pt' ? 'Espaço' : 'Space', 'paint'),
              ...entry.values.map(({ typed, key = '', value }, index) => ({
                key: key === '' ? String(index + 1) : `${index + 1}, ${key}`,
                help: typed[language] ?? String(value),
              })),
            ];
      return [
        ...entering,
        told('h', 'hint'),
        told('a', 'apply'),
        ...(canMark() ? [told('m', 'marks')] : []),
        told('c', 'candidates'),
        told('u', 'undo'),
        told('r', 'redo', false),
        told('k', 'check'),
        told('?', 'help'),
        told('q', 'leave'),
        told('Backspace', 'clear', false),
        told('s', 'save', false),
        told('i', 'rules', false),
        told('n', 'again', false),
      ];
    },
    key(key, at) {
      if (at !== undefined) {
        if (entry.kind === 'painted') {
          if (key === ' ' || key === 'ENTER') return paint(at, nextValue(at));
          const named = entry.values.find(
            (each, index) => each.key === key || key === String(index + 1),
          );
          if (named !== undefined) return paint(at, named.value);
        } else if (/^\d$/.test(key) && (key !== '0' || digits.text !== '')) {
          const typed = typedDigit(at, key);
          if (typed !== undefined) return typed;
        }
        if (['BACKSPACE', 'DELETE', '.', '0'].includes(key)) return clear(at);
      }
      switch (key) {
        case 'h':
          return word('hint');
        case 'a':
          return word('apply');
        case 'k':
          return word('check');
        case 'u':
          return word('undo');
        case 'r':
          return word('redo');
        case 'i':
          return word('rules');
        case 'n':
          return word('again');
        case 'q':
          return word('exit');
        case 's':
          return { kind: 'begin', line: `${wordIn('save', language)} ` };
        case 'm':
          if (!canMark()) return undefined;
          isMarking = !isMarking;
          return { kind: 'say', text: say(isMarking ? 'marks-on' : 'marks-off') };
        case 'c': {
          const { sheet } = solving;
          if (sheet.cells.length * sheet.values.length > mostTrials) {
            return { kind: 'say', text: say('candidates-many') };
          }
          showsCandidates = !showsCandidates;
          return { kind: 'say', text: say(showsCandidates ? 'candidates-on' : 'candidates-off') };
        }
        default:
          return undefined;
      }
    },
    press(at, button, isDrag) {
      if (entry.kind !== 'painted' || !isOpen(at)) return undefined;
      if (!isDrag) stroke = button === 'left' ? nextValue(at) : entry.values[1]?.value;
      return solving.sheet.entry(at) === stroke ? undefined : paint(at, stroke);
    },
  };
}

type KeyName =
  | 'enter'
  | 'paint'
  | 'hint'
  | 'apply'
  | 'marks'
  | 'candidates'
  | 'undo'
  | 'redo'
  | 'check'
  | 'help'
  | 'leave'
  | 'clear'
  | 'save'
  | 'rules'
  | 'again';

/** Asked often of a sheet that has not changed: worked out once for each cell of it. */
function remembered<Value>(work: (sheet: Sheet, cell: Cell) => Value) {
  let of: Sheet | undefined;
  let known = new Map<string, Value>();
  return (sheet: Sheet, cell: Cell): Value => {
    if (of !== sheet) known = new Map();
    of = sheet;
    const name = cellName(cell);
    const found = known.get(name);
    if (found !== undefined) return found;
    const value = work(sheet, cell);
    known.set(name, value);
    return value;
  };
}

/**
 * What a hint points out of each cell: what follows and what it rests on by the cells of its facts, where to look
 * by what the drawing of the puzzle tints, since a puzzle alone knows what its houses are.
 */
function emphasisOf(
  sheet: Sheet,
  marks: StepMarks,
  wrong: readonly Reason[],
): (cell: Cell) => Emphasis | undefined {
  const named = (reasons: readonly Reason[] = []) =>
    new Set(reasons.flatMap((fact) => ('cell' in fact ? [cellName(fact.cell)] : [])));
  const follows = named(marks.conclusion);
  const because = named(marks.because);
  const faults = new Set([
    ...named(wrong),
    ...sheet.faults().flatMap(({ where }) => (where?.kind === 'cell' ? [cellName(where)] : [])),
  ]);
  const tinted =
    marks.focus === undefined ? () => false : tints(sheet.view({ focus: marks.focus }));
  return (cell) => {
    const name = cellName(cell);
    if (follows.has(name)) return 'follows';
    if (because.has(name)) return 'because';
    if (tinted(cell)) return 'focus';
    return faults.has(name) ? 'wrong' : undefined;
  };
}

/** The cells whose middle lies on a tint of the drawing. */
function tints({ shapes }: Drawing): (cell: Cell) => boolean {
  const rects = shapes.flatMap((shape) =>
    shape.kind === 'rect' && (shape.fill === 'tint' || shape.fill === 'tint2') ? [shape] : [],
  );
  return ({ row, col }) =>
    rects.some(
      ({ x, y, w, h }) =>
        x <= col + 0.5 && col + 0.5 <= x + w && y <= row + 0.5 && row + 0.5 <= y + h,
    );
}
