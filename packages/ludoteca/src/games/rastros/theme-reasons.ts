/** Why a problem of Rastros is about its theme: sentences made from the positions of its line. */

import { listed, type ProblemTheme, reasonAfter, type ThemeReason } from '../../game/index.ts';
import { type Language, sayPhrase } from '../../kernel/index.ts';
import { cellName } from './cells.ts';
import { sideNames } from './messages.ts';
import {
  apply,
  goalOf,
  moves,
  neighbours,
  opponent,
  outcome,
  type RastrosState,
  type Side,
} from './rules.ts';
import type { themeCards } from './theme-cards.ts';
import { finishesOf, reachableFrom } from './theme-facts.ts';
import { themeWords as words } from './theme-words.ts';

type ThemeId = (typeof themeCards)[number]['id'];
type Why = NonNullable<ProblemTheme<RastrosState>['why']>;

/** A line that is shown: its positions, and its moves by name. */
interface Shown {
  readonly positions: readonly RastrosState[];
  readonly names: readonly string[];
}

export const reasons: Readonly<Record<ThemeId, Why>> = {
  corner: shown(whyCorner),
  block: shown(whyBlocked),
  parity: shown(whyParity),
  double: shown(whyDouble),
};

function shown(why: (shown: Shown) => readonly ThemeReason[]): Why {
  return ({ state, line }) => {
    const positions = [state];
    for (const move of line) positions.push(apply(positions[positions.length - 1], move));
    return why({ positions, names: line.map((move) => cellName(move, state.size)) });
  };
}

function whyCorner({ positions, names }: Shown): readonly ThemeReason[] {
  const last = positions.length - 1;
  const winner = outcome(positions[last])?.winner;
  if (winner === undefined) return [];
  const goal = cellName(positions[last].stone, positions[last].size);
  const told = (language: Language) => ({ goal, ...sidesIn(winner, language) });
  return [
    ...ledThere({ positions, names }, winner).map(({ after, key, cells }) =>
      reasonAfter(after, (language) =>
        sayPhrase(words[key], language, {
          ...told(language),
          count: cells.length,
          moves: listed(cells, 'or', language),
        }),
      ),
    ),
    reasonAfter(last, (language) => sayPhrase(words['at-corner'], language, told(language))),
  ];
}

interface Led {
  readonly after: number;
  readonly key: 'only-gates' | 'only-corner';
  readonly cells: readonly string[];
}

/** The loser's last choice, where every cell lay beside the corner, or was the corner itself. */
function ledThere({ positions }: Shown, winner: Side): readonly Led[] {
  const last = positions.length - 1;
  const at = positions[last - 1].toMove === winner ? last - 2 : last - 1;
  if (at < 0) return [];
  const { size } = positions[at];
  const goal = goalOf(winner, positions[at]);
  const free = moves(positions[at]);
  const cells = free.map((cell) => cellName(cell, size));
  if (free.length === 1 && free[0] === goal) return [{ after: at, key: 'only-corner', cells }];
  const gates = neighbours(goal, size);
  if (!free.every((cell) => gates.includes(cell))) return [];
  return [{ after: at, key: 'only-gates', cells }];
}

function whyBlocked({ positions, names }: Shown): readonly ThemeReason[] {
  const last = positions.length - 1;
  const { stone, size, toMove: loser } = positions[last];
  const forced: string[] = [];
  for (let at = last - 2; at >= 1 && moves(positions[at]).length === 1; at -= 2) {
    forced.unshift(names[at]);
  }
  return [
    reasonAfter(last, (language) =>
      sayPhrase(words.stuck, language, {
        stone: cellName(stone, size),
        ...sidesIn(opponent(loser), language),
      }),
    ),
    ...(forced.length === 0
      ? []
      : [
          reasonAfter(last - 2, (language) =>
            sayPhrase(words[forced.length === 1 ? 'forced-once' : 'forced'], language, {
              count: forced.length,
              moves: forced.join(', '),
              ...sidesIn(opponent(loser), language),
            }),
          ),
        ]),
  ];
}

function whyParity({ positions, names }: Shown): readonly ThemeReason[] {
  const after = positions[1];
  const winner = outcome(positions[positions.length - 1])?.winner;
  return [
    reasonAfter(1, (language) =>
      sayPhrase(words.closed, language, { move: names[0], count: reachableFrom(after).length }),
    ),
    ...(winner === undefined
      ? []
      : [
          reasonAfter(names.length, (language) =>
            sayPhrase(words.counted, language, {
              count: names.length - 1,
              ...sidesIn(winner, language),
            }),
          ),
        ]),
  ];
}

function whyDouble({ positions, names }: Shown): readonly ThemeReason[] {
  const [before, after] = positions;
  const name = (cell: number) => cellName(cell, before.size);
  return [
    reasonAfter(1, (language) => {
      const ways = finishesOf(after).map(({ reply, wins }) =>
        sayPhrase(words.way, language, {
          reply: name(reply),
          wins: listed(wins.map(name), 'or', language),
        }),
      );
      return sayPhrase(words['whatever-reply'], language, {
        move: names[0],
        ways: ways.join(', '),
        ...sidesIn(before.toMove, language),
      });
    }),
    reasonAfter(1, (language) => sayPhrase(words['no-common'], language)),
  ];
}

function sidesIn(winner: Side, language: Language) {
  return {
    winner: sideNames[winner][language],
    loser: sideNames[opponent(winner)][language],
  };
}
