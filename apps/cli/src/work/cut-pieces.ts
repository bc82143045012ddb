/** Cutting files into pieces of work, each a text whose documents stand where they stood in the file. */

import type { NewPiece } from '@ludoteca/server/queue';
import {
  type AnyKind,
  type Expected,
  fail,
  type Notice,
  ok,
  type Piece,
  type Result,
  splitDocuments,
} from 'ludoteca';
import { bytesOf, SourceFault, standardInput, textOf } from '../input/source.ts';
import { textSense } from '../input/text-sense.ts';
import type { Io } from '../io.ts';
import { batchWords } from '../phrases/batches.ts';

/** A piece has at most so many characters, whatever it is made of. */
const mostText = 300_000;

/** What cannot be cut, and in which file. */
export interface Uncut {
  readonly notice: Notice;
  readonly source: string;
}

export async function* cutPieces(
  io: Io,
  kinds: readonly AnyKind[],
  names: readonly string[],
  expected: Expected,
  size: number,
): AsyncGenerator<Result<NewPiece, Uncut>> {
  let number = 0;
  for (const source of names.length === 0 ? [standardInput] : names) {
    let held: Piece[] = [];
    let length = 0;
    let index = 0;
    const piece = (): NewPiece => {
      const origin = { source, line: held[0].line, index: index - held.length };
      return { number: number++, words: [], input: placed(held), origin };
    };
    try {
      for await (const cut of splitDocuments(
        textOf(bytesOf(io, source)),
        textSense(kinds, expected),
      )) {
        if (!cut.ok) return yield fail({ notice: cut.error, source });
        if (cut.value.path !== '') {
          return yield fail({ notice: batchWords.notice('array-input', {}), source });
        }
        const isNear = held.length === 0 || cut.value.line > (held.at(-1)?.line ?? 0);
        if ((held.length >= size || length > mostText) && isNear) {
          yield ok(piece());
          held = [];
          length = 0;
        }
        held.push(cut.value);
        length += cut.value.text.length;
        index++;
      }
    } catch (fault) {
      if (!(fault instanceof SourceFault)) throw fault;
      return yield fail({ notice: fault.notice, source });
    }
    if (held.length > 0) yield ok(piece());
    // A file of nothing is a piece too: it is told so in its place.
    else if (index === 0) {
      yield ok({ number: number++, words: [], input: '', origin: { source, line: 1, index: 0 } });
    }
  }
}

/** Documents at the lines and columns that they have in their file, from the line of the first one on. */
function placed(pieces: readonly Piece[]): string {
  const first = pieces[0].line;
  let text = '';
  let line = 1;
  let column = 1;
  for (const piece of pieces) {
    const wanted = piece.line - first + 1;
    // Documents of several lines are told apart by an empty one, which stood there before.
    if (wanted > line) {
      text += '\n'.repeat(wanted - line);
      column = 1;
    }
    text += ' '.repeat(Math.max(0, piece.column - column)) + piece.text;
    const lines = piece.text.split('\n');
    line = wanted + lines.length - 1;
    column = (lines.length === 1 ? piece.column : 1) + (lines.at(-1) ?? '').length;
  }
  return `${text}\n`;
}
