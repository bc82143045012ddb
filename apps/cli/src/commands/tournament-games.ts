/** Playing the games of a tournament, as many at once as are wanted, and counted in their order. */

import {
  type JsonObject,
  type Notice,
  pairScoresOf,
  type Seat,
  sprt,
  type TournamentGame,
  type TournamentResult,
} from 'ludoteca';
import type { Context } from '../context.ts';
import { inOneLine } from '../output/controls.ts';
import { matchWords } from '../phrases/matches.ts';
import { tournamentWords } from '../phrases/tournaments.ts';
import { isNotStarted } from '../play/program.ts';
import type { KeptGame, TournamentFile } from '../play/tournament-file.ts';
import { inOrder } from '../work/in-order.ts';
import { openPool } from '../work/pool.ts';
import type { TournamentPlan } from './tournament.ts';

/** What came of a tournament. */
export interface PlayedTournament {
  readonly results: readonly TournamentResult[];
  /** Of these, how many were in the file already. */
  readonly kept: number;
  readonly faults: readonly JsonObject[];
}

/** A game that is over, or why it was not played. */
type Over =
  | { readonly kind: 'kept' | 'new'; readonly game: TournamentGame; readonly line: KeptGame }
  | { readonly kind: 'not-started'; readonly name: string; readonly why: Notice };

/** Plays what is not in the file yet; nothing, and told, when it cannot go on. */
export async function playAll(
  context: Context,
  plan: TournamentPlan,
  file: TournamentFile,
): Promise<PlayedTournament | undefined> {
  const { playFixture } = await import('../play/contest.ts');
  const pool = openPool(plan.jobs, context.catalogueUrl);
  const results: TournamentResult[] = [];
  const faults: JsonObject[] = [];
  let kept = 0;
  const running = new Set<Promise<Over>>();
  const play = async (game: TournamentGame): Promise<Over> => {
    const [first, second] = [plan.entrants[game.first], plan.entrants[game.second]];
    const names = [first.name, second.name] as const;
    const known = file.kept(...names, game.index);
    if (known !== undefined) return { kind: 'kept', game, line: known };
    const contest = { ...plan, who: [first.who, second.who] as const, names };
    const { match, fault } = await playFixture(pool, contest, game, context.say);
    const nameAt = (seat: Seat): string => names[game.isExchanged ? 1 - seat : seat];
    // A program that never ran has not lost: nothing was played, and nothing is counted.
    if (fault !== undefined && isNotStarted(fault.why)) {
      return { kind: 'not-started', name: nameAt(fault.seat), why: fault.why };
    }
    const winner = match.outcome?.winner;
    const line: KeptGame = {
      ...{ first: names[0], second: names[1], index: game.index },
      winner: winner === undefined ? null : nameAt(match.seatOf(winner)),
      ...(fault !== undefined && {
        fault: {
          player: nameAt(fault.seat),
          code: fault.why.code,
          message: context.say(fault.why),
        },
      }),
      record: match.toJson(),
    };
    return { kind: 'new', game, line };
  };
  const work = (game: TournamentGame): Promise<Over> => {
    const playing = play(game);
    running.add(playing);
    return playing.finally(() => running.delete(playing));
  };
  watchTournament(context, plan, results);
  try {
    for await (const over of inOrder(plan.games, plan.jobs, work)) {
      if (over.kind === 'not-started') {
        context.complain(over.why, over.name);
        return undefined;
      }
      const { game, line } = over;
      if (over.kind === 'kept') kept++;
      else {
        const written = file.add(line);
        if (!written.ok) {
          context.complain(written.error, plan.file ?? '');
          return undefined;
        }
      }
      const { first, second, index } = game;
      const winner = line.winner === null ? undefined : line.winner === line.first ? 0 : 1;
      results.push({ first, second, index, winner });
      if (line.fault !== undefined) {
        faults.push({ first: line.first, second: line.second, game: index + 1, ...line.fault });
        if (over.kind === 'new') tellFault(context, results.length, line.fault);
      }
      if (plan.sprt !== undefined && sprt(pairScoresOf(results), plan.sprt).verdict !== undefined) {
        break;
      }
    }
  } finally {
    // Games that were begun beyond the last one that counts are let end: their programs go with them.
    await Promise.allSettled(running);
    context.progress.end();
    await pool.close();
  }
  return { results, kept, faults };
}

function tellFault(context: Context, number: number, { player, message }: JsonObject): void {
  const told = { number, side: String(player), reason: String(message) };
  context.progress.clear();
  const words = matchWords.say('lost-game', told, context.language);
  context.io.stderr.write(`ludoteca: ${inOneLine(words)}\n`);
}

function watchTournament(
  { progress, language }: Context,
  plan: TournamentPlan,
  results: readonly TournamentResult[],
): void {
  progress.begin((seconds) => {
    const done = results.length;
    if (plan.sprt === undefined) {
      const words = { done, games: plan.size, seconds };
      return tournamentWords.say('playing', words, language);
    }
    const { ratio, bounds } = sprt(pairScoresOf(results), plan.sprt);
    const [low, high] = bounds.map((bound) => bound.toFixed(2));
    const words = { done, ratio: ratio.toFixed(2), low, high, seconds };
    return tournamentWords.say('playing-sprt', words, language);
  });
}
