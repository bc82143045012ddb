/** A game for two on the whole screen: the board, whose turn it is, what was played, and what analysis knows. */

import {
  type Cell,
  cellName,
  goodChance,
  type Match,
  type Move,
  type MoveVerdict,
  swap,
} from 'ludoteca';
import { playWords } from '../phrases/play.ts';
import { screenWords } from '../phrases/screen.ts';
import type { BoardPlan, Emphasis } from '../screen/board.ts';
import type { Fact, KeyHelp, Meaning, Scene } from '../screen/scene.ts';
import { clockText } from './screen-prompter.ts';
import type { Sitting } from './sitting.ts';
import { type Word, wordIn } from './words.ts';

/** What is known of a move, in a sign or two: proven, about how likely, or a guess. */
function signOf({ value, estimate = 0.5, isRough }: MoveVerdict): {
  readonly sign: string;
  readonly emphasis: Emphasis;
} {
  switch (value) {
    case 'win':
      return { sign: '+', emphasis: 'good' };
    case 'loss':
      return { sign: '-', emphasis: 'bad' };
    case 'draw':
      return { sign: '=', emphasis: 'even' };
    case 'unknown':
      if (!isRough) return { sign: String(Math.round(estimate * 100)), emphasis: 'even' };
      if (estimate >= goodChance) return { sign: '+?', emphasis: 'even' };
      return { sign: estimate <= 1 - goodChance ? '-?' : '?', emphasis: 'even' };
  }
}

export function matchScene(sitting: Sitting): Scene {
  const { context } = sitting;
  const { language } = context;
  const word = (each: Word): Meaning => ({ kind: 'line', line: wordIn(each, language) });
  const spent: [number, number] = [0, 0];
  let ticked = performance.now();
  /** Counts the time that has passed for whoever is to move. */
  const tick = (): void => {
    const now = performance.now();
    if (sitting.match.outcome === undefined) spent[sitting.match.seat] += now - ticked;
    ticked = now;
  };
  const movesAt = (match: Match, cell: Cell): readonly Move[] =>
    match.legalMoves.filter((move) => {
      const place = match.placeOf(move);
      return (
        place !== undefined &&
        Math.floor(place[0]) === cell.col &&
        Math.floor(place[1]) === cell.row
      );
    });
  const isWatching = () =>
    sitting.match.outcome === undefined && !sitting.isHuman(sitting.match.seat);
  const play = (at: Cell): Meaning | undefined => {
    const { match } = sitting;
    if (match.outcome !== undefined || isWatching()) return undefined;
    const [move] = movesAt(match, at);
    if (move !== undefined) return { kind: 'line', line: match.write(move) };
    return { kind: 'say', text: screenWords.say('no-move-here', {}, language) };
  };

  return {
    mayStretch: false,
    title: () => sitting.phrase(sitting.game.name),
    isOver: () => sitting.match.outcome !== undefined,
    start() {
      const { match } = sitting;
      const place = match.legalMoves.map((move) => match.placeOf(move)).find((each) => each);
      return place ? { row: Math.floor(place[1]), col: Math.floor(place[0]) } : { row: 0, col: 0 };
    },
    board(stretch): BoardPlan {
      const { match } = sitting;
      const verdicts = new Map<string, ReturnType<typeof signOf>>();
      const { known } = sitting;
      if (known !== undefined && known.state === match.state) {
        for (const verdict of known.analysis.moves) {
          const place = match.placeOf(verdict.move);
          if (place === undefined) continue;
          const name = cellName({ row: Math.floor(place[1]), col: Math.floor(place[0]) });
          verdicts.set(name, signOf(verdict));
        }
      }
      return {
        sketch: match.sketch(sitting.marks),
        stretch,
        emphasis: (cell) => verdicts.get(cellName(cell))?.emphasis,
        sign: (cell) => verdicts.get(cellName(cell))?.sign,
      };
    },
    facts(at): readonly Fact[] {
      tick();
      const { match } = sitting;
      const seats = ([0, 1] as const).map((side): Fact => {
        const player = sitting.player(side);
        const seat = playWords.say('seat', { side: sitting.marked(side), player }, language);
        const isTurn = match.outcome === undefined && match.turn === side;
        return {
          text: `${isTurn ? '> ' : '  '}${seat}  ${clockText(spent[match.seatOf(side)])}`,
          isStrong: isTurn,
        };
      });
      const [move] = at === undefined ? [] : movesAt(match, at);
      const here: readonly Fact[] =
        move === undefined
          ? []
          : [{ text: screenWords.say('cell-here', { cell: match.write(move) }, language) }];
      const played = match.played.slice(-12).join(' ');
      const more = match.played.length > 12 ? '... ' : '';
      return [
        ...seats,
        ...here,
        ...(played === '' ? [] : [{ text: more + played, isFaint: true }]),
      ];
    },
    keys(): readonly KeyHelp[] {
      const { match } = sitting;
      const told = (key: string, help: KeyName, isUsual = true): KeyHelp => ({
        key,
        help: screenWords.say(help, {}, language),
        isUsual,
      });
      return [
        told('Enter', isWatching() ? 'next' : 'play'),
        ...(match.legalMoves.includes(swap) ? [told('w', 'swap')] : []),
        told('h', 'hint'),
        told('a', 'analysis'),
        told('m', 'moves'),
        told('u', 'undo'),
        told('r', 'redo', false),
        told('n', 'again', match.outcome !== undefined),
        told('?', 'help'),
        told('q', 'leave'),
        told('b', 'full', false),
        told('X', 'resign', false),
        told('s', 'save', false),
        told('i', 'rules', false),
      ];
    },
    key(key, at) {
      if (key === 'ENTER' || key === ' ' || key === 'KP_ENTER') {
        if (isWatching()) return { kind: 'line', line: '' };
        return at && play(at);
      }
      const words: Readonly<Record<string, Word>> = {
        h: 'hint',
        a: 'analyse',
        m: 'moves',
        b: 'board',
        u: 'undo',
        r: 'redo',
        n: 'again',
        i: 'rules',
        X: 'resign',
        q: 'exit',
      };
      if (Object.hasOwn(words, key)) return word(words[key]);
      if (key === 's') return { kind: 'begin', line: `${wordIn('save', language)} ` };
      if (key === 'w' && sitting.match.legalMoves.includes(swap)) {
        return { kind: 'line', line: 'swap' };
      }
      return undefined;
    },
    press: (at, button, isDrag) => (isDrag || button === 'right' ? undefined : play(at)),
  };
}

type KeyName =
  | 'play'
  | 'next'
  | 'swap'
  | 'hint'
  | 'analysis'
  | 'moves'
  | 'undo'
  | 'redo'
  | 'again'
  | 'help'
  | 'leave'
  | 'full'
  | 'resign'
  | 'save'
  | 'rules';
