/** Why a problem of Squex is about its theme: sentences made from the positions of its line. */

import { listed, type ProblemTheme, reasonAfter, type ThemeReason } from '../../game/index.ts';
import { type Cell, type Language, sayPhrase } from '../../kernel/index.ts';
import { cellAt, octagonName } from './cells.ts';
import { joiningOf } from './facts.ts';
import { sideNames } from './messages.ts';
import { diagonalsOf, movesLeft, opponentOf, type Player, type SquexPosition } from './position.ts';
import { consequencesOf, cuttersOf, legalMoves, play, winnerOf } from './rules.ts';
import type { themeCards } from './theme-cards.ts';
import { isOwn, positionsOf, securedSquares, threatsOf, winsAtOnce } from './theme-facts.ts';
import { themeWords as words } from './theme-words.ts';

type ThemeId = (typeof themeCards)[number]['id'];
type Why = NonNullable<ProblemTheme<SquexPosition>['why']>;

/** A line that is shown: its positions, its moves by name, and who solves. */
interface Shown {
  readonly state: SquexPosition;
  readonly line: readonly number[];
  readonly positions: readonly SquexPosition[];
  readonly names: readonly string[];
  readonly player: Player;
}

/** More than two sentences of one kind are not read. */
const mostTold = 2;

export const reasons: Readonly<Record<ThemeId, Why>> = {
  join: shown(whyJoined),
  cut: shown(whyCut),
  save: shown(whySaved),
  link: shown(whyLinked),
  tempo: shown(whyThreatened),
  'double-move': shown(whyDouble),
};

function shown(why: (shown: Shown) => readonly ThemeReason[]): Why {
  return ({ state, line }) => {
    const names = line.map((move) => octagonName(cellAt(state, move)));
    return why({ state, line, positions: positionsOf(state, line), names, player: state.player });
  };
}

function whyJoined({ positions, names, player }: Shown): readonly ThemeReason[] {
  const after = positions[1];
  const { joined, chain } = joiningOf(after, player);
  const told = { move: names[0], chain: chain.map(octagonName).join('–') };
  const weak = weakSquares(after, chain);
  return [
    reasonAfter(1, (language) => {
      const who = sidesIn(player, language);
      if (joined === 'safe') return sayPhrase(words['join-safe'], language, { ...told, ...who });
      if (weak.length === 0) {
        return sayPhrase(words['join-two-cuts'], language, { ...told, ...who });
      }
      const links = linksIn(after, weak, player, language);
      return sayPhrase(words['join-cuttable'], language, { ...told, ...who, links });
    }),
  ];
}

/** The squares of a chain that one move of the opponent would cut, where no edge joins its octagons. */
function weakSquares(position: SquexPosition, chain: readonly Cell[]): readonly Cell[] {
  return chain.slice(1).flatMap((cell, index) => {
    const last = chain[index];
    if (cell.row === last.row || cell.col === last.col) return [];
    const square = { row: Math.max(cell.row, last.row), col: Math.max(cell.col, last.col) };
    return cuttersOf(position, square).length === 1 ? [square] : [];
  });
}

function whyCut({ state, line, positions, names, player }: Shown): readonly ThemeReason[] {
  const { cuts } = consequencesOf(state, cellAt(state, line[0]));
  const isWon = winnerOf(positions[1]) !== 0;
  // The first of the two may end the game, or cut and give the second up.
  const both = positions.length > 3 && positions[2].player !== player;
  return [
    reasonAfter(1, (language) => {
      const told = {
        move: names[0],
        links: linksIn(state, cuts, opponentOf(player), language),
        ...sidesIn(player, language),
      };
      if (isWon) return sayPhrase(words['cut-wins'], language, told);
      const moves = both ? `: ${listed(names.slice(1, 3), 'and', language)}` : '';
      const cut = sayPhrase(words.cut, language, { ...told, moves });
      return `${cut} ${sayPhrase(words['cut-taken'], language)}`;
    }),
  ];
}

function whySaved({ state, names, line, player }: Shown): readonly ThemeReason[] {
  const saved = securedSquares(state, line[0]).filter((square) => isOwn(state, square));
  return saved.slice(0, mostTold).map((square) => {
    const cutters = cuttersOf(state, square).map(octagonName);
    return reasonAfter(1, (language) =>
      sayPhrase(words[cutters.length === 1 ? 'saved-one' : 'saved-two'], language, {
        move: names[0],
        link: endsOf(state, square, player),
        cutters: listed(cutters, 'and', language),
        ...sidesIn(player, language),
      }),
    );
  });
}

function whyLinked({ positions, line, state, player }: Shown): readonly ThemeReason[] {
  const after = positions[1];
  return securedSquares(state, line[0])
    .slice(0, mostTold)
    .map((square) => {
      const link = endsOf(after, square, player);
      const needed = acrossOf(after, square, player);
      const held = needed.filter(({ row, col }) => after.octagons[row][col] === player);
      return reasonAfter(1, (language) => {
        const told = {
          link,
          needed: listed(needed.map(octagonName), 'and', language),
          ...sidesIn(player, language),
        };
        if (held.length === 0) return sayPhrase(words['link-crossing'], language, told);
        if (held.length === 2) return sayPhrase(words['link-both-held'], language, told);
        const name = octagonName(held[0]);
        return sayPhrase(words['link-held'], language, { ...told, held: name });
      });
    });
}

function whyThreatened({ state, line, names, positions, player }: Shown): readonly ThemeReason[] {
  const threats = threatsOf(state, line[0]).map(octagonName);
  const after = positions[1];
  const key =
    after.player === player
      ? 'threat-in-hand'
      : isForAll(after, player)
        ? 'threat-for-all'
        : 'threat';
  // After a reply that cuts, or one of two, it is another story.
  const isAnswered =
    key === 'threat' &&
    positions.length > 2 &&
    winnerOf(positions[2]) === 0 &&
    positions[2].player === player;
  return [
    reasonAfter(1, (language) =>
      sayPhrase(words[key], language, {
        move: names[0],
        threats: listed(threats, 'or', language),
        ...sidesIn(player, language),
      }),
    ),
    ...(isAnswered
      ? [
          reasonAfter(2, (language) =>
            sayPhrase(words['threat-answered'], language, {
              reply: names[1],
              ...sidesIn(player, language),
            }),
          ),
        ]
      : []),
  ];
}

/** Whether the player wins with the next move, whatever the other one replies. */
function isForAll(after: SquexPosition, player: Player): boolean {
  return legalMoves(after).every((reply) => {
    const next = play(after, reply);
    return winnerOf(next) === 0 && next.player === player && winsAtOnce(next).length > 0;
  });
}

function whyDouble(shown: Shown): readonly ThemeReason[] {
  const { positions, player } = shown;
  const turns = positions.flatMap((position, at) =>
    position.player === player && movesLeft(position) === 2 ? [at] : [],
  );
  return turns.slice(0, mostTold).map((at) => (at === 0 ? inHand(shown) : givenBy(shown, at)));
}

/** How the first of two moves in a row goes on: with the second, or without it. */
function usesOf({ positions, player }: Shown, at: number): 'both' | 'won' | 'cut' | 'open' {
  const [, after, last] = positions.slice(at);
  if (after === undefined) return 'open';
  if (winnerOf(after) !== 0) return 'won';
  if (after.player !== player) return 'cut';
  return last === undefined ? 'open' : 'both';
}

function inHand(shown: Shown): ThemeReason {
  const { names, player } = shown;
  const used = usesOf(shown, 0);
  const key = {
    both: 'hand-both',
    won: 'hand-won',
    cut: 'hand-cut',
    open: 'hand-open',
  } as const;
  return reasonAfter(0, (language) =>
    sayPhrase(words[key[used]], language, {
      first: names[0],
      second: names[1] ?? '',
      ...sidesIn(player, language),
    }),
  );
}

/** The two moves that the opponent gave by a cut. */
function givenBy(shown: Shown, at: number): ThemeReason {
  const { positions, names, line, player } = shown;
  const before = positions[at - 1];
  const { cuts } = consequencesOf(before, cellAt(before, line[at - 1]));
  const used = usesOf(shown, at);
  const key = {
    both: 'given-both',
    won: 'given-won',
    cut: 'given-cut',
    open: 'given-open',
  } as const;
  return reasonAfter(at, (language) =>
    sayPhrase(words[key[used]], language, {
      cut: names[at - 1],
      links: linksIn(before, cuts, player, language),
      one: at + 1,
      two: at + 2,
      first: names[at] ?? '',
      second: names[at + 1] ?? '',
      ...sidesIn(player, language),
    }),
  );
}

/** Who solves, whose they are, and who does not. */
function sidesIn(player: Player, language: Language) {
  const [side, other] = [player, opponentOf(player)].map(
    (each) => sideNames[each === 1 ? 'blue' : 'ochre'][language],
  );
  return { side, of: `${side}’s`, other };
}

/** Links by their ends: `a link`, or several. */
function linksIn(
  position: SquexPosition,
  squares: readonly Cell[],
  owner: Player,
  language: Language,
): string {
  const ends = squares.map((square) => endsOf(position, square, owner));
  const count = ends.length;
  const links = listed(ends, 'and', language);
  return sayPhrase(words.links, language, { count, links });
}

/** The two octagons that a square links: `b2–c3`. */
function endsOf(position: SquexPosition, square: Cell, owner: Player): string {
  return ownDiagonal(position, square, owner).map(octagonName).join('–');
}

/** The other two octagons around a square. */
function acrossOf(position: SquexPosition, square: Cell, owner: Player): readonly Cell[] {
  const [one, other] = diagonalsOf(square);
  return isHeld(position, one, owner) ? other : one;
}

function ownDiagonal(position: SquexPosition, square: Cell, owner: Player): readonly Cell[] {
  const [one, other] = diagonalsOf(square);
  return isHeld(position, one, owner) ? one : other;
}

function isHeld({ octagons }: SquexPosition, cells: readonly Cell[], owner: Player): boolean {
  return cells.every(({ row, col }) => octagons[row][col] === owner);
}
