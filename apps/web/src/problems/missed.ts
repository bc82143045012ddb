/**
 * The problems from one's own games, as they were found: kept on the device, since looking for them takes long, and so
 * that whoever comes back goes on where they stood.
 */

import { isJsonObject, type JsonObject, type JsonValue } from 'ludoteca/document';
import { type AnyGame, gameDocument, gameFromJson, type MissedMove, missedIn } from 'ludoteca/game';
import { begin } from '../kept/index.ts';
import { entryOf, sideOf } from '../my-games/entries.ts';
import { finishedAt, type Outcome, outcomeOf } from '../statistics/count.ts';
import { readSetting, type Saved, writeSetting } from '../storage/index.ts';
import { ask } from '../worker/index.ts';

/** The newest games are looked through; more take too long to wait for. */
const mostGames = 12;
/** So many problems are kept, those of the newest games. */
const mostKept = 48;
/** What may be spent on a position: early ones cannot be proven, and are left soon. */
const nodesEach = 300_000;

/** A position of a game that was played here, in which the only right move was missed. */
export interface Missed {
  /** The play, and the number of the move in it, from 0. */
  readonly play: string;
  readonly index: number;
  /** When the game began, and the move that was made. */
  readonly began: number;
  readonly played: string;
  readonly problem: JsonObject;
}

/** What was found, and the plays that were looked through, each with when it ended. */
export interface Looked {
  readonly missed: readonly Missed[];
  readonly plays: Readonly<Record<string, number>>;
}

const settingOf = (game: string) => `problems-mine:${game}`;

export function looked(game: string): Looked {
  try {
    const kept: JsonValue = JSON.parse(readSetting(settingOf(game)) ?? 'null');
    if (isJsonObject(kept) && Array.isArray(kept.missed) && isJsonObject(kept.plays ?? null)) {
      return { missed: kept.missed.filter(isMissed), plays: kept.plays as Looked['plays'] };
    }
  } catch {
    // What cannot be read is looked for again.
  }
  return { missed: [], plays: {} };
}

function isMissed(value: unknown): value is Missed {
  if (!isJsonObject(value as JsonValue)) return false;
  const { play, index, began, played, problem } = value as JsonObject;
  return (
    typeof play === 'string' &&
    typeof played === 'string' &&
    Number.isInteger(index) &&
    Number.isFinite(began) &&
    isJsonObject(problem)
  );
}

/** The finished games that were not looked through yet, the newest first. */
export function unlooked(plays: readonly Saved[], { plays: known }: Looked): readonly Saved[] {
  return plays
    .filter(({ about }) => about.problem === undefined && about.isDone === true)
    .slice(0, mostGames)
    .filter((saved) => known[saved.id] !== finishedAt(saved));
}

/** Looks a game through, and keeps what was found in it. */
export async function lookThrough(
  game: AnyGame,
  saved: Saved,
  signal: AbortSignal,
): Promise<Looked> {
  const missed = await missedOf(game, saved, signal);
  const found = missed.map(({ index, problem, played }) => ({
    play: saved.id,
    index,
    began: saved.began,
    played,
    problem: gameDocument(game, { kind: 'problem', problem }).toJson(),
  }));
  const before = looked(game.id);
  const others = before.missed.filter(({ play }) => play !== saved.id);
  const after = {
    missed: [...others, ...found].sort((a, b) => b.began - a.began).slice(0, mostKept),
    plays: { ...before.plays, [saved.id]: finishedAt(saved) },
  };
  writeSetting(settingOf(game.id), JSON.stringify(after));
  return after;
}

/** The missed moves of whoever played here; of both where both did. */
async function missedOf(
  game: AnyGame,
  saved: Saved,
  signal: AbortSignal,
): Promise<readonly (MissedMove & { readonly played: string })[]> {
  const read = gameFromJson(game, saved.about.picture ?? saved.start);
  if (!read.ok) return [];
  const { match } = read.value;
  const { seat, about } = entryOf(game, saved);
  const find = async (state: unknown) => {
    const request = { job: 'find-problem', game: game.id, state } as const;
    return (await ask(request, { signal, nodes: nodesEach })).problem;
  };
  const side = seat === undefined ? undefined : sideOf(seat, about);
  const missed = await missedIn(match, find, side);
  return missed.map((each) => ({ ...each, played: match.played[each.index] }));
}

/** The play of such a problem, where it was begun. */
function playOf({ play, index }: Missed, plays: readonly Saved[]): Saved | undefined {
  const from = `${play}/${index}`;
  return plays.find(({ about }) => about.problem === 'mine' && about.from === from);
}

/** What became of it; undefined where nobody has begun it. */
export function becameOf(missed: Missed, plays: readonly Saved[]): Outcome | undefined {
  const play = playOf(missed, plays);
  return play && outcomeOf(play.about);
}

/** The first that is not done. */
export function nextMissed(game: string, plays: readonly Saved[]): Missed | undefined {
  return looked(game).missed.find((each) => [undefined, 'open'].includes(becameOf(each, plays)));
}

/** The same problem is begun once, however often it is found; nothing where it cannot be read. */
export function beginMissed(
  game: AnyGame,
  missed: Missed,
  plays: readonly Saved[],
): Saved | undefined {
  const known = playOf(missed, plays);
  if (known !== undefined) return known;
  const read = gameFromJson(game, missed.problem);
  const level = read.ok ? read.value.problem?.level : undefined;
  if (!read.ok) return undefined;
  const from = `${missed.play}/${missed.index}`;
  return begin(read.value, { problem: 'mine', from, ...(level !== undefined && { level }) });
}
