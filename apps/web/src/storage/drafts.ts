/** Drafts of setters: each kept by itself on the device, as a document, the moment it is changed. */

import { isJsonObject, type JsonObject, type JsonValue } from 'ludoteca/document';
import { health } from './health.ts';

export interface KeptDraft {
  readonly id: string;
  /** The id of its kind. */
  readonly game: string;
  /** When it was last changed, in milliseconds since 1970. */
  readonly touched: number;
  /** Its clues, its target, and what its author says of it. */
  readonly document: JsonObject;
}

const prefix = 'ludoteca:draft:';
/** What is drafted still holds for this visit where nothing can be kept. */
const remembered = new Map<string, KeptDraft>();
/** Until there were many, the only draft of a kind was kept as a setting. */
const formerly = 'ludoteca:setting:draft:';

/** All drafts, the last touched first; those of one kind where it is named. */
export function listDrafts(game?: string): readonly KeptDraft[] {
  const found = new Map<string, KeptDraft>();
  for (const key of keys()) {
    const draft = key.startsWith(prefix) ? readKept(key) : readFormer(key);
    if (draft !== undefined) found.set(draft.id, draft);
  }
  for (const draft of remembered.values()) found.set(draft.id, draft);
  return [...found.values()]
    .filter((draft) => game === undefined || draft.game === game)
    .sort((one, other) => other.touched - one.touched);
}

export function findDraft(id: string): KeptDraft | undefined {
  return listDrafts().find((draft) => draft.id === id);
}

export function writeDraft(draft: KeptDraft): void {
  remembered.set(draft.id, draft);
  try {
    localStorage.setItem(prefix + draft.id, JSON.stringify(draft));
    localStorage.removeItem(formerly + draft.game);
  } catch {
    if (health.value === 'good') health.value = 'full';
  }
}

export function forgetDraft(id: string): void {
  const draft = findDraft(id);
  remembered.delete(id);
  try {
    localStorage.removeItem(prefix + id);
    if (draft !== undefined && id === formerId(draft.game)) {
      localStorage.removeItem(formerly + draft.game);
    }
  } catch {
    // Nothing is kept there.
  }
}

export function forgetDrafts(): void {
  for (const { id } of listDrafts()) forgetDraft(id);
}

/** A draft of a file, field by field: nothing from outside is taken as it comes. */
export function readDraft(value: JsonValue): KeptDraft | undefined {
  if (!isJsonObject(value)) return undefined;
  const { id, game, touched, document } = value;
  if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id) || typeof game !== 'string') {
    return undefined;
  }
  if (typeof touched !== 'number' || !isJsonObject(document)) return undefined;
  return { id, game, touched, document };
}

function keys(): readonly string[] {
  try {
    return Object.keys(localStorage).filter(
      (key) => key.startsWith(prefix) || key.startsWith(formerly),
    );
  } catch {
    return [];
  }
}

function readKept(key: string): KeptDraft | undefined {
  return readDraft(parsed(localStorage.getItem(key)));
}

const formerId = (game: string) => `first-${game}`;

function readFormer(key: string): KeptDraft | undefined {
  const game = key.slice(formerly.length);
  const document = parsed(localStorage.getItem(key));
  return isJsonObject(document) ? { id: formerId(game), game, touched: 0, document } : undefined;
}

function parsed(text: string | null): JsonValue {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
