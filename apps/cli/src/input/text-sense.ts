/** What formats other than JSON say of a text that is to be cut into documents. */

import { type AnyKind, type Expected, looksLikeCode, type TextSense } from 'ludoteca';

/** What the formats say of a text that is not JSON; only the one asked for, when one was. */
export function textSense(kinds: readonly AnyKind[], { format, game }: Expected): TextSense {
  const among = kinds.filter((kind) => game === undefined || kind.id === game);
  const formats = among
    .flatMap((kind) => kind.formats)
    .filter(({ name }) => format === undefined || name === format);
  const mayBeCode = format === undefined || format === 'code';
  return {
    looksLike: (text) =>
      (mayBeCode && looksLikeCode(among, text)) || formats.some((each) => each.looksLike(text)),
    continues: (text, line) => formats.some((each) => each.continues?.(text, line)),
  };
}
