import { describe, expect, it } from 'vitest';
import { catalogue } from '../games/catalogue.ts';
import { Effort, type Random, random } from '../kernel/index.ts';
import { type AnyGame, isGame } from './game.ts';
import { lookOver, type ProveWithin } from './look-over.ts';
import { type Match, openMatch } from './match.ts';
import { prove } from './prove.ts';
import { swap } from './record.ts';

const games = catalogue.filter(isGame);

/** A board small enough to be looked through, and large enough for mistakes. */
function small(game: AnyGame): unknown {
  const params = game.params({
    size: game.offersSwap ? { rows: 3, cols: 3 } : { rows: 4, cols: 4 },
  });
  if (!params.ok) throw new Error(params.error.code);
  return params.value;
}

/** Whether whoever is to move wins, by trying everything. */
function bruteForce(game: AnyGame): (state: unknown) => boolean {
  const known = new Map<string, boolean>();
  const wins = (state: unknown): boolean => {
    const outcome = game.outcome(state);
    if (outcome !== undefined) return outcome.winner === game.turn(state);
    const key = JSON.stringify(game.positionToJson(state));
    const before = known.get(key);
    if (before !== undefined) return before;
    const isWon = game.moves(state).some((move) => keeps(state, move));
    known.set(key, isWon);
    return isWon;
  };
  const keeps = (state: unknown, move: number) => {
    const after = game.apply(state, move);
    return (game.turn(after) === game.turn(state)) === wins(after);
  };
  return wins;
}

function randomMatch(game: AnyGame, source: Random, hasSwap = false): Match {
  let match = openMatch(game, small(game), { hasSwap });
  while (match.outcome === undefined) {
    const { legalMoves } = match;
    const isSwap = hasSwap && legalMoves.includes(swap);
    match = match.play(isSwap ? swap : legalMoves[source.below(legalMoves.length)]);
  }
  return match;
}

/** The numbers of the moves that gave a win away, by looking at every position of the game. */
function blunders(game: AnyGame, match: Match, wins: (state: unknown) => boolean): number[] {
  const found: number[] = [];
  let after = match;
  while (after.canUndo) {
    const before = after.undo();
    const isSame = game.turn(before.state) === game.turn(after.state);
    const isSwap = after.history.at(-1) === swap;
    const keeps = isSame === wins(after.state);
    if (!isSwap && wins(before.state) && !keeps) found.unshift(before.history.length);
    after = before;
  }
  return found;
}

const look = (game: AnyGame, match: Match, judge: ProveWithin) =>
  lookOver(game, match, judge, () => {}, { rounds: 0 });

describe.each(games.map((game) => [game.id, game] as const))('looking %s over', (_, game) => {
  const exactly: ProveWithin = async (state) => prove(game, state, new Effort());

  it('finds every move that gave a win away, and no other', async () => {
    const source = random('look back');
    const wins = bruteForce(game);
    let count = 0;
    for (let each = 0; each < 12; each++) {
      const match = randomMatch(game, source);
      const expected = blunders(game, match, wins);
      const { turnings, brackets } = await look(game, match, exactly);
      expect(brackets).toEqual([]);
      expect(turnings.map(({ index }) => index)).toEqual(expected);
      for (const { index, kind, better } of turnings) {
        expect(kind).toBe('lost-win');
        let at = match;
        while (at.history.length > index) at = at.undo();
        if (better === undefined) throw new Error('a better move is known');
        const after = game.apply(at.state, better);
        expect(wins(after)).toBe(game.turn(after) === game.turn(at.state));
      }
      count += expected.length;
    }
    expect(count).toBeGreaterThan(4);
  });

  it('judges the last position of a game that was given up', async () => {
    const wins = bruteForce(game);
    const start = openMatch(game, small(game));
    const after = start.play(start.legalMoves[0]);
    const { resignation, standings } = await look(game, after.resign(1), exactly);
    expect(standings.map((standing) => standing?.value)).toEqual([
      wins(start.state) ? 'win' : 'loss',
      wins(after.state) ? 'win' : 'loss',
    ]);
    const isWon = wins(after.state) === (game.turn(after.state) === 1);
    expect(resignation).toMatchObject({ side: 1, kind: isWon ? 'resigned-won' : 'resigned-lost' });
  });

  it('asks nothing about moves that won, and glances once proofs are out of reach', async () => {
    let match = randomMatch(game, random('glance'));
    for (let seed = 1; match.history.length < 7; seed++)
      match = randomMatch(game, random(`${seed}`));
    const asked: number[] = [];
    await look(game, match, async (_state, nodes) => {
      asked.push(nodes);
      return { value: 'unknown', estimate: 0.5 };
    });
    const isLastWon = match.movers.at(-1) === match.outcome?.winner;
    expect(asked.length).toBe(match.history.length - (isLastWon ? 1 : 0));
    expect(asked[4]).toBeLessThan(asked[0]);
  });

  it.runIf(game.offersSwap)('passes over an exchange of sides', async () => {
    const match = randomMatch(game, random('swap'), true);
    expect(match.history).toContain(swap);
    const { turnings, standings } = await look(game, match, exactly);
    const at = match.history.indexOf(swap);
    expect(turnings.map(({ index }) => index)).not.toContain(at);
    expect(standings[at]?.value).toBe(standings[at + 1]?.value);
  });
});
