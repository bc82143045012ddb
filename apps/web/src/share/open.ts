/** Opening what comes from outside: a code in a link, a pasted text, a dropped file. Nothing of it is trusted. */

import { type AnyKind, looksLikeCode } from 'ludoteca/document';
import { fail, type Notice, ok, type Result } from 'ludoteca/kernel';
import { readCode, recognise } from 'ludoteca/reading';
import { phrasebooksOf } from 'ludoteca/words';
import { loadKinds } from '../games/kinds.ts';
import { beginOnce } from '../kept/index.ts';
import { tell, wordsOf } from '../language/index.ts';
import type { Saved } from '../storage/index.ts';
import { passedOver } from './passed-over.ts';

const words = wordsOf('open', {
  long: {
    en: 'This is too long to be a puzzle or a game.',
    pt: 'Isto é demasiado longo para ser um problema ou um jogo.',
  },
});

/** No document that people share is longer. */
const mostCharacters = 4_000_000;

/** The play that a shared code begins, already kept. */
export async function openCode(code: string): Promise<Result<Saved, string>> {
  const kinds = await loadKinds();
  const read = readCode(kinds, code);
  return read.ok ? ok(await beginOnce(read.value)) : fail(refusal(kinds, read.error));
}

/** The play that a text begins: a code, a link, or a document in any format that is read. */
export async function openText(text: string): Promise<Result<Saved, string>> {
  if (text.length > mostCharacters) return fail(words('long'));
  const kinds = await loadReaders();
  const code = codeIn(text);
  if (looksLikeCode(kinds, code)) return openCode(code);
  const known = recognise(kinds, text);
  if (!known.ok) return fail(refusal(kinds, known.error.notice));
  const opened = await beginOnce(known.value);
  passedOver.value = known.value.unread.map((notice) => refusal(kinds, notice));
  return ok(opened);
}

/** The games with the formats of other programs, which need codecs of their own. */
async function loadReaders(): Promise<readonly AnyKind[]> {
  const [kinds, { withInterchange }] = await Promise.all([
    loadKinds(),
    import('ludoteca/interchange'),
  ]);
  return withInterchange(kinds);
}

/** A link to the app holds its code after the `#`. */
function codeIn(text: string): string {
  const trimmed = text.trim();
  return /^https?:\/\/\S+#[\w-]+$/.test(trimmed)
    ? trimmed.slice(trimmed.indexOf('#') + 1)
    : trimmed;
}

function refusal(kinds: readonly AnyKind[], notice: Notice): string {
  return tell(phrasebooksOf(...kinds), notice);
}
