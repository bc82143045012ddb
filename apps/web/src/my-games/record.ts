/** What games against the computer add up to: won and lost by level, wins in a row, and what to try next. */

import type { Entry } from './entries.ts';

export interface LevelRecord {
  readonly level: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

export interface GameRecord {
  /** The id of the game. */
  readonly game: string;
  /** Only levels that were met. */
  readonly levels: readonly LevelRecord[];
  /** Wins in a row up to now, and the most there were. */
  readonly streak: number;
  readonly longest: number;
  /** The level that was beaten often enough, when the next one never was. */
  readonly isReadyFrom: LevelRecord | undefined;
}

/** Who has beaten a level so often may try the next. */
const oftenEnough = 2;

/** One for each game that was finished against a level. `levelsOf`: how many levels a game has. */
export function recordsOf(
  entries: readonly Entry[],
  levelsOf: (game: string) => number,
): readonly GameRecord[] {
  const byGame = new Map<string, Entry[]>();
  for (const entry of entries) {
    if (entry.level === undefined || !isCounted(entry)) continue;
    byGame.set(entry.kind.id, [...(byGame.get(entry.kind.id) ?? []), entry]);
  }
  return [...byGame].map(([game, played]) => {
    const oldestFirst = [...played].sort((a, b) => a.saved.touched - b.saved.touched);
    const levels = levelRecords(oldestFirst);
    return {
      game,
      levels,
      ...streaks(oldestFirst),
      isReadyFrom: readyFrom(levels, levelsOf(game)),
    };
  });
}

function isCounted({ result }: Entry): boolean {
  return result === 'won' || result === 'lost' || result === 'drawn';
}

function levelRecords(played: readonly Entry[]): readonly LevelRecord[] {
  const met = [...new Set(played.map(({ level }) => level ?? 0))].sort((a, b) => a - b);
  return met.map((level) => {
    const count = (result: Entry['result']) =>
      played.filter((entry) => entry.level === level && entry.result === result).length;
    return { level, won: count('won'), lost: count('lost'), drawn: count('drawn') };
  });
}

function streaks(played: readonly Entry[]): { streak: number; longest: number } {
  let [streak, longest] = [0, 0];
  for (const { result } of played) {
    streak = result === 'won' ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  return { streak, longest };
}

function readyFrom(levels: readonly LevelRecord[], most: number): LevelRecord | undefined {
  const beaten = levels.filter(({ won }) => won > 0).at(-1);
  return beaten !== undefined && beaten.won >= oftenEnough && beaten.level < most
    ? beaten
    : undefined;
}
