/** How a tournament stands, for people as a table and for programs as JSON. */

import {
  type JsonObject,
  type Language,
  meetingsOf,
  pairScoresOf,
  type SprtState,
  sprt,
  standingsOf,
} from 'ludoteca';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { sentence } from '../output/text.ts';
import { matchWords } from '../phrases/matches.ts';
import { tournamentWords } from '../phrases/tournaments.ts';
import type { TournamentPlan } from './tournament.ts';
import type { PlayedTournament } from './tournament-games.ts';

export async function tellStandings(
  context: Context,
  plan: TournamentPlan,
  played: PlayedTournament,
): Promise<ExitCode> {
  const tested = plan.sprt && sprt(pairScoresOf(played.results), plan.sprt);
  if (context.isJson) await context.answer(jsonOf(plan, played, tested));
  else await context.print(textOf(context, plan, played, tested));
  if (tested === undefined || tested.verdict === 'accepted') return exitCodes.done;
  return tested.verdict === 'refused' ? exitCodes.no : exitCodes.undecided;
}

function isRepeatable({ seconds, entrants }: TournamentPlan): boolean {
  return seconds === undefined && entrants.every(({ who }) => who.kind === 'level');
}

function jsonOf(
  plan: TournamentPlan,
  { results, kept, faults }: PlayedTournament,
  tested: SprtState | undefined,
): JsonObject {
  const { game, entrants, seed } = plan;
  const nameOf = (player: number): string => entrants[player].name;
  return {
    game: game.id,
    games: results.length,
    kept,
    players: standingsOf(entrants.length, results).map(({ player, rating, ...rest }) => ({
      name: nameOf(player),
      elo: rounded(rating.elo),
      error: rounded(rating.error),
      ...rest,
    })),
    meetings: meetingsOf(results).map(({ first, second, wins, draws }) => ({
      ...{ first: nameOf(first), second: nameOf(second), wins, draws },
    })),
    ...(tested !== undefined && {
      sprt: {
        ...plan.sprt,
        ratio: Math.round(tested.ratio * 10_000) / 10_000,
        bounds: tested.bounds.map((bound) => Math.round(bound * 10_000) / 10_000),
        pairs: [...pairScoresOf(results)],
        verdict: tested.verdict ?? 'undecided',
      },
    }),
    seed,
    repeatable: isRepeatable(plan),
    ...(faults.length > 0 && { faults }),
  };
}

function textOf(
  { language, palette }: Context,
  plan: TournamentPlan,
  { results, kept }: PlayedTournament,
  tested: SprtState | undefined,
): string {
  const { entrants, seed } = plan;
  const say = (key: 'player' | 'games' | 'points' | 'won' | 'drawn' | 'lost') =>
    tournamentWords.say(key, {}, language);
  const head = ['', say('player'), 'Elo', '±', say('games'), say('points')];
  const rows = standingsOf(entrants.length, results).map((standing, place) => [
    `${place + 1}.`,
    sayName(entrants[standing.player], language),
    signed(standing.rating.elo),
    Math.round(standing.rating.error).toString(),
    String(standing.games),
    number(standing.points, language),
    String(standing.wins),
    String(standing.draws),
    String(standing.losses),
  ]);
  const table = columns([[...head, say('won'), say('drawn'), say('lost')], ...rows]);
  const scale = tournamentWords.say(
    kept === 0 ? 'scale' : 'scale-kept',
    { games: results.length, kept },
    language,
  );
  const tail = matchWords.say(isRepeatable(plan) ? 'seed' : 'not-repeatable', { seed }, language);
  const verdict =
    tested === undefined
      ? ''
      : `${palette.strong(sentence(sayVerdict(tested, entrants[0].name, results.length, language)))}\n`;
  const [top, ...lines] = table;
  return `${palette.faint(top)}\n${lines.join('\n')}\n${scale}\n${verdict}${palette.faint(tail)}\n`;
}

function sayName({ name, who }: TournamentPlan['entrants'][number], language: Language): string {
  const isPlain = who.kind === 'level' && name === String(who.level);
  return isPlain ? matchWords.say('level', { level: name }, language) : name;
}

function sayVerdict(
  { ratio: found, bounds, verdict }: SprtState,
  name: string,
  games: number,
  language: Language,
): string {
  const [low, high, ratio] = [...bounds, found].map((each) => number(each, language));
  if (verdict === undefined) {
    return tournamentWords.say('undecided', { games, ratio, low, high }, language);
  }
  const bound = verdict === 'accepted' ? high : low;
  return tournamentWords.say(verdict, { name, ratio, bound }, language);
}

/** The second column holds names, which begin on the left; all others are numbers. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, at) => Math.max(...rows.map((row) => row[at].length)));
  return rows.map((row) =>
    row
      .map((text, at) => (at === 1 ? text.padEnd(widths[at]) : text.padStart(widths[at])))
      .join('  '),
  );
}

function rounded(elo: number): number {
  return Math.round(elo * 10) / 10;
}

function signed(elo: number): string {
  const whole = Math.round(elo);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '0';
}

function number(value: number, language: Language): string {
  return value.toLocaleString(language === 'pt' ? 'pt-PT' : 'en-GB', { maximumFractionDigits: 2 });
}
