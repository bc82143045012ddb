/** All plays of the device: finding, listing, exporting, importing, erasing. */

import { isJsonObject, type JsonObject, type JsonValue } from 'ludoteca/document';
import { allSaved, deleteAll, deleteSaved, getSaved, putSaved } from './database.ts';
import {
  findDraft,
  forgetDrafts,
  type KeptDraft,
  listDrafts,
  readDraft,
  writeDraft,
} from './drafts.ts';
import { health } from './health.ts';
import { clearJournal, type Journal, journalIds, readJournal } from './journal.ts';
import { allRemembered, forgetPlay, forgetPlays, remember, remembered } from './memory.ts';
import type { About, Saved } from './saved.ts';

/** A play with what its journal adds. What is told about it is of whichever was written later: a browser that dies may leave an older journal. */
export function withJournal(saved: Saved, journal: Journal | undefined): Saved {
  if (journal === undefined) return saved;
  // The journal begins where the database ended when it was begun; what both have is the same.
  const known = Math.max(0, saved.actions.length - journal.before);
  const { times = [], ...before } = saved;
  const actions = [...before.actions, ...journal.actions.slice(known)];
  const all = [...times, ...(journal.times?.slice(known) ?? [])];
  return {
    ...before,
    actions,
    ...(all.length === actions.length && { times: all }),
    touched: Math.max(saved.touched, journal.touched),
    about:
      journal.touched < saved.touched
        ? { ...journal.about, ...saved.about }
        : { ...saved.about, ...journal.about },
  };
}

export async function load(id: string): Promise<Saved | undefined> {
  const held = remembered(id);
  if (held !== undefined) return held;
  try {
    const journal = readJournal(id);
    const saved = (await getSaved(id)) ?? journal?.first;
    return saved && withJournal(saved, journal);
  } catch {
    if (health.value === 'good') health.value = 'none';
    return undefined;
  }
}

/** All plays, the last touched first. */
export async function list(): Promise<readonly Saved[]> {
  const plays = new Map<string, Saved>();
  try {
    for (const saved of await allSaved()) plays.set(saved.id, saved);
    for (const id of journalIds()) {
      const journal = readJournal(id);
      const saved = plays.get(id) ?? journal?.first;
      if (saved !== undefined) plays.set(id, withJournal(saved, journal));
    }
  } catch {
    if (health.value === 'good') health.value = 'none';
  }
  for (const saved of allRemembered()) plays.set(saved.id, saved);
  return [...plays.values()].sort((a, b) => b.touched - a.touched);
}

export async function forget(id: string): Promise<void> {
  forgetPlay(id);
  clearJournal(id);
  await deleteSaved(id).catch(() => {});
}

/** Keeps a play again that was forgotten. */
export async function restore(saved: Saved): Promise<void> {
  remember(saved);
  await putSaved(saved).catch(() => {
    if (health.value === 'good') health.value = 'full';
  });
}

export async function eraseAll(): Promise<void> {
  forgetPlays();
  forgetDrafts();
  for (const id of journalIds()) clearJournal(id);
  await deleteAll().catch(() => {});
}

const fileKind = 'ludoteca-saved';
const fileVersion = 1;

/** Everything in one file. */
export async function exportAll(): Promise<string> {
  const plays = await list();
  const drafts = listDrafts();
  return `${JSON.stringify({ kind: fileKind, version: fileVersion, plays, drafts })}\n`;
}

/** Whether a text is such a file; what it holds is still to be judged. */
export function looksExported(text: string): boolean {
  return text.trimStart().startsWith(`{"kind":"${fileKind}"`);
}

/**
 * Takes in a file that was exported; a play that is here already stays unless the file's is newer.
 * The number of plays taken in, or undefined when the file is broken.
 */
export async function importAll(text: string): Promise<number | undefined> {
  const read = readFile(text);
  if (read === undefined) return undefined;
  const { plays, drafts } = read;
  let taken = 0;
  for (const draft of drafts) {
    const known = findDraft(draft.id);
    if (known !== undefined && known.touched >= draft.touched) continue;
    writeDraft(draft);
    taken++;
  }
  for (const play of plays) {
    const known = await load(play.id);
    if (known !== undefined && known.touched >= play.touched) continue;
    clearJournal(play.id);
    await restore(play);
    taken++;
  }
  return taken;
}

interface Read {
  readonly plays: readonly Saved[];
  readonly drafts: readonly KeptDraft[];
}

function readFile(text: string): Read | undefined {
  let value: JsonValue;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isJsonObject(value) || value.kind !== fileKind || !Array.isArray(value.plays)) {
    return undefined;
  }
  const plays = value.plays.map(readPlay);
  // Files of earlier versions have none.
  const drafts = Array.isArray(value.drafts) ? value.drafts.map(readDraft) : [];
  if (!plays.every((play) => play !== undefined)) return undefined;
  return drafts.every((draft) => draft !== undefined) ? { plays, drafts } : undefined;
}

/** A play of a file, field by field: nothing from outside is taken as it comes. */
function readPlay(value: JsonValue): Saved | undefined {
  if (!isJsonObject(value)) return undefined;
  const { id, game, start, actions, times, began, touched, about } = value;
  if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id) || typeof game !== 'string') {
    return undefined;
  }
  if (!isJsonObject(start) || !Array.isArray(actions) || !isJsonObject(about)) return undefined;
  if (typeof began !== 'number' || typeof touched !== 'number') return undefined;
  const all = Array.isArray(times) ? times.filter((time) => typeof time === 'number') : [];
  const isTimed = all.length === actions.length && all.length > 0;
  return {
    id,
    game,
    start,
    actions,
    ...(isTimed && { times: all }),
    began,
    touched,
    about: readAbout(about),
  };
}

function readAbout(value: JsonObject): About {
  const { level, size, date, progress, share, seconds, isDone, isAlone, isShown, picture } = value;
  const { players, isSwapped, winner, from, problem } = value;
  const [one, other] = Array.isArray(players) ? players : [];
  const { guide, isGuided, finished } = value;
  return {
    ...(typeof level === 'string' && { level }),
    ...(typeof size === 'string' && { size }),
    ...(typeof date === 'string' && { date }),
    ...(typeof progress === 'string' && { progress }),
    ...(typeof share === 'number' && { share }),
    ...(typeof seconds === 'number' && { seconds }),
    ...(typeof isDone === 'boolean' && { isDone }),
    ...(typeof finished === 'number' && { finished }),
    ...(typeof isAlone === 'boolean' && { isAlone }),
    ...(typeof isShown === 'boolean' && { isShown }),
    ...(typeof one === 'string' && typeof other === 'string' && { players: [one, other] }),
    ...(typeof isSwapped === 'boolean' && { isSwapped }),
    ...((winner === 0 || winner === 1 || winner === 'nobody') && { winner }),
    ...(typeof from === 'string' && { from }),
    ...(typeof problem === 'string' && { problem }),
    ...(typeof guide === 'number' && { guide }),
    ...(typeof isGuided === 'boolean' && { isGuided }),
    ...(isJsonObject(picture) && { picture }),
  };
}
