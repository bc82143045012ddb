/** From the attributes of a board to what it shows: a document that was read, or a puzzle or game that is begun. */

import { type AnyKind, type OptionSpec, type OptionValue, readOption } from 'ludoteca/document';
import { type AnyGame, isGame, type Match, openMatch } from 'ludoteca/game';
import {
  fail,
  type Language,
  type Notice,
  ok,
  type Result,
  sayNotice,
  sayWhere,
} from 'ludoteca/kernel';
import { type LazyKind, lazyCatalogue } from 'ludoteca/lazy-catalogue';
import { isPuzzleBoard, type PuzzleDocument, puzzleDocument } from 'ludoteca/puzzle';
import { recognise } from 'ludoteca/reading';
import { phrasebooksOf } from 'ludoteca/words';
import { embedPhrases } from './words.ts';
import { thinkers } from './workers.ts';

/** What was asked for, as the attributes say it. */
export interface Wanted {
  /** A document in any format, a short code among them. */
  readonly text?: string | undefined;
  /** The id of a game: the kind of the text, or what is begun where there is none. */
  readonly game?: string | undefined;
  /** How it is begun: `size=6; level=easy`. */
  readonly options?: string | undefined;
  readonly seed?: string | undefined;
}

export type Shown =
  | { readonly kind: 'puzzle'; readonly document: PuzzleDocument }
  | { readonly kind: 'game'; readonly match: Match; readonly game: AnyGame };

/** What is wrong, in words that are looked up when it is told. */
export type Fault = (language: Language) => string;

/** Finds what is to be shown; `onMaking` is told when a puzzle is made for it, which may take a while. */
export async function whatToShow(
  wanted: Wanted,
  signal: AbortSignal,
  onMaking: () => void,
): Promise<Result<Shown, Fault>> {
  const { text = '', game } = wanted;
  const places = lazyCatalogue.filter(({ id }) => game === undefined || id === game);
  const kinds = await Promise.all(places.map(boardOf));
  const tell = (notice: Notice) => fail<Fault>((language) => said(kinds, notice, language));
  if (text.trim() !== '') {
    const read = recognise(kinds, text, {});
    if (!read.ok) return tell(read.error.notice);
    if (read.value.kind === 'puzzle') return ok({ kind: 'puzzle', document: read.value });
    return ok({ kind: 'game', match: read.value.match, game: read.value.game });
  }
  const [kind] = kinds;
  if (game === undefined || kind === undefined) return tell(embedPhrases.notice('nothing', {}));
  return begun(kind, wanted, signal, onMaking, tell);
}

async function begun(
  kind: AnyKind,
  { options = '', seed = '1' }: Wanted,
  signal: AbortSignal,
  onMaking: () => void,
  tell: (notice: Notice) => Result<never, Fault>,
): Promise<Result<Shown, Fault>> {
  if (isGame(kind)) {
    const values = optionsIn(kind.options, options);
    const params = values.ok ? kind.params(values.value) : values;
    if (!params.ok) return tell(params.error);
    return ok({ kind: 'game', match: openMatch(kind, params.value), game: kind });
  }
  if (!isPuzzleBoard(kind)) throw new Error(`${kind.id} is no puzzle and no game`);
  const values = optionsIn(kind.options, options);
  const recipe = values.ok ? kind.recipe({ ...kind.offered, ...values.value }) : values;
  if (!recipe.ok) return tell(recipe.error);
  onMaking();
  // Only its id is needed of a puzzle that is made elsewhere.
  const made = await thinkers().generate(kind as never, recipe.value, seed, { signal });
  if (!made.ok) return tell(made.error);
  const { clues, solution, remarks } = made.value;
  return ok({ kind: 'puzzle', document: puzzleDocument(kind, { clues, solution }, remarks) });
}

/** `size=6; level=easy` by the specs of the kind. */
function optionsIn(
  specs: readonly OptionSpec[],
  text: string,
): Result<Readonly<Record<string, OptionValue>>, Notice> {
  const values: Record<string, OptionValue> = {};
  for (const part of text.split(/[;\s]+/).filter((each) => each !== '')) {
    const [name, value = ''] = part.split('=');
    const spec = specs.find((each) => each.name === name && each.takes.kind !== 'picture');
    if (spec === undefined) {
      const known = specs.map((each) => each.name).join(', ');
      return fail(embedPhrases.notice('unknown-option', { found: name, known }));
    }
    const read = readOption(spec, value);
    if (!read.ok) return read;
    values[name] = read.value;
  }
  return ok(values);
}

function boardOf(place: LazyKind): Promise<AnyKind> {
  return place.board === undefined ? place.load() : place.board();
}

function said(kinds: readonly AnyKind[], notice: Notice, language: Language): string {
  const words = sayNotice([...phrasebooksOf(...kinds), embedPhrases], notice, language);
  return notice.where === undefined ? words : `${sayWhere(notice.where, language)}: ${words}`;
}
