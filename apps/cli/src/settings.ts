/**
 * The settings that a person keeps in `$XDG_CONFIG_HOME/ludoteca/settings.json`. Only what cannot change the output
 * of a script is taken from there: the language (as the locale would), less colour, how `play` is played and begun,
 * and how many jobs work at once. What is wrong in the file is told with its place, and the rest of it holds.
 */

import { readFileSync } from 'node:fs';
import {
  findJsonFault,
  type JsonObject,
  type JsonReader,
  type JsonValue,
  jsonFaultNotice,
  type Language,
  languages,
  lineAndColumn,
  type Notice,
  readJson,
  unreadNames,
} from 'ludoteca';
import type { Io } from './io.ts';
import { usage } from './phrases/usage.ts';
import { settingsFile } from './settings-file.ts';

/** How games and puzzles are played in a terminal: on the whole screen, or line by line. */
export const entryWords = ['screen', 'typed'] as const;

export type EntryWord = (typeof entryWords)[number];

export interface Settings {
  readonly language?: Language;
  readonly color?: 'auto' | 'never';
  readonly entry?: EntryWord;
  readonly jobs?: number;
  /** Options of `play` for some games, by the id of each, as they would be typed. */
  readonly play?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface KeptSettings {
  readonly settings: Settings;
  readonly file: string;
  readonly faults: readonly Notice[];
}

/** Reads the settings; a file that is not there says nothing. */
export function readSettings(env: Io['env']): KeptSettings {
  const file = settingsFile(env);
  if (file === undefined) return { settings: {}, file: '', faults: [] };
  const refused = (fault: Notice): KeptSettings => ({ settings: {}, file, faults: [fault] });
  let text: string;
  try {
    text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (fault) {
    const reason = fault instanceof Error && 'code' in fault ? String(fault.code) : String(fault);
    const isMissing = ['ENOENT', 'ENOTDIR'].includes(reason);
    return isMissing
      ? { settings: {}, file, faults: [] }
      : refused(usage.notice('file-unreadable', { reason }));
  }
  if (text.trim() === '') return { settings: {}, file, faults: [] };
  const broken = findJsonFault(text);
  if (broken !== undefined) {
    return refused(jsonFaultNotice(broken, lineAndColumn(text, broken.offset)));
  }
  const value: JsonValue = JSON.parse(text);
  const whole = readJson(value, (reader) => reader.object());
  return whole.ok ? { file, ...settingsIn(whole.value) } : refused(whole.error);
}

/** The readers of what can be set, by its name. */
const readers: {
  readonly [Name in keyof Settings]-?: (reader: JsonReader) => NonNullable<Settings[Name]>;
} = {
  language: (reader) => reader.choice(languages),
  color: (reader) => reader.choice(['auto', 'never']),
  entry: (reader) => reader.choice(entryWords),
  jobs: (reader) => reader.whole(1, 256),
  play: (reader) =>
    Object.fromEntries(
      Object.keys(reader.object()).map((game) => [game, optionsIn(reader.at(game))]),
    ),
};

function optionsIn(reader: JsonReader): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(reader.object()).map(([name, value]) => {
      const isPlain = ['string', 'number', 'boolean'].includes(typeof value);
      if (!isPlain) reader.at(name).text();
      else reader.mayHave(name);
      return [name, String(value)];
    }),
  );
}

/** Each setting by itself: one that is wrong takes none of the others with it. */
function settingsIn(object: JsonObject): Pick<KeptSettings, 'settings' | 'faults'> {
  const faults: Notice[] = [];
  const settings: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(readers)) {
    const found = readJson(object, (reader) => {
      const member = reader.at(name);
      return member.isPresent ? read(member) : undefined;
    });
    if (!found.ok) faults.push(found.error);
    else if (found.value !== undefined) settings[name] = found.value;
  }
  faults.push(...unreadNames(object));
  return { settings, faults };
}
