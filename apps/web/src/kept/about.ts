/** What is known of a play, in words: its day, its level, its time. */

import { difficulties, difficultyNames } from 'ludoteca/puzzle';
import { noonOf } from '../daily/day.ts';
import { dayName, say, wordsOf } from '../language/index.ts';
import type { About } from '../storage/index.ts';

const words = wordsOf('about', {
  level: { en: 'Level {number}', pt: 'Nível {number}' },
  moves: { en: '{count} {count|move|moves}', pt: '{count} {count|jogada|jogadas}' },
});

/** The level in words, as it begins a line; those of players are numbers, which say nothing by themselves. */
export function levelName(level: string): string {
  if (/^\d+$/.test(level)) return words('level', { number: level });
  const known = difficulties.find((difficulty) => difficulty === level);
  const name = known === undefined ? level : say(difficultyNames[known]);
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}

/** So many cells of so many, or so many moves. */
function progressOf(progress: string): string {
  return /^\d+$/.test(progress)
    ? words('moves', { count: Number(progress) })
    : progress.replace('/', ' / ');
}

/** Whose day it is, and its level, as far as they are known. */
export function dayAndLevel({ date, level }: About): string[] {
  const noon = date === undefined ? undefined : noonOf(date);
  return [
    ...(noon === undefined ? [] : [dayName(noon)]),
    ...(level === undefined ? [] : [levelName(level)]),
  ];
}

/** 12:40, or 1:02:03 from an hour on. */
export function clockFace(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(Math.floor(seconds) % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** Level, progress and time, as far as they are known. */
export function aboutLine({ level, progress, seconds }: About): string {
  return [
    ...(level === undefined ? [] : [levelName(level)]),
    ...(progress === undefined ? [] : [progressOf(progress)]),
    ...(seconds === undefined || seconds === 0 ? [] : [clockFace(seconds)]),
  ].join(' · ');
}
