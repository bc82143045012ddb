/** What games against the computer add up to: won and lost by level, wins in a row, and what to try next. */

import type { Entry } from './entries.ts';

export interface LevelRecord {
  readonly level: number;
  /** Without help, and with it. */
  readonly won: number;
  readonly helped: number;
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
  const levels = [...new Set(played.map(({ level }) => level ?? 0))].sort((a, b) => a - b);
  return levels.map((level) => {
    const met = played.filter((entry) => entry.level === level);
    const count = (result: Entry['result']) =>
      met.filter((entry) => entry.result === result).length;
    const helped = met.filter(isHelpedWin).length;
    const won = count('won') - helped;
    return { level, won, helped, lost: count('lost'), drawn: count('drawn') };
  });
}

function isHelpedWin({ result, isHelped }: Entry): boolean {
  return result === 'won' && isHelped;
}

function streaks(played: readonly Entry[]): { streak: number; longest: number } {
  let [streak, longest] = [0, 0];
  for (const entry of played) {
    // With help a win neither counts nor breaks what was won alone.
    if (isHelpedWin(entry)) continue;
    streak = entry.result === 'won' ? streak + 1 : 0;
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
