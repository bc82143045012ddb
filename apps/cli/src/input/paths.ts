/** The paths of reasoning that a file holds, as `hint --all --json` writes them: one for each puzzle. */

import {
  fail,
  findJsonFault,
  isJsonObject,
  type JsonObject,
  jsonFaultNotice,
  lineAndColumn,
  locate,
  type Notice,
  ok,
  type Result,
  splitDocuments,
} from 'ludoteca';
import type { Io } from '../io.ts';
import { bytesOf, SourceFault, textOf } from './source.ts';

/** One result per path, in the order of the file. */
export async function readPaths(io: Io, file: string): Promise<Result<JsonObject, Notice>[]> {
  const paths: Result<JsonObject, Notice>[] = [];
  const sense = { looksLike: () => false, continues: () => false };
  try {
    for await (const piece of splitDocuments(textOf(bytesOf(io, file)), sense)) {
      if (!piece.ok) paths.push(piece);
      else {
        const read = objectOf(piece.value.text);
        paths.push(read.ok ? read : fail(locate(read.error, piece.value)));
      }
    }
  } catch (fault) {
    if (!(fault instanceof SourceFault)) throw fault;
    paths.push(fail(fault.notice));
  }
  return paths;
}

function objectOf(text: string): Result<JsonObject, Notice> {
  const fault = findJsonFault(text);
  if (fault !== undefined) return fail(jsonFaultNotice(fault, lineAndColumn(text, fault.offset)));
  const value: unknown = JSON.parse(text);
  if (isJsonObject(value)) return ok(value);
  const misfit = { found: text.trim().slice(0, 1), expected: '{' };
  return fail(jsonFaultNotice(misfit, { line: 1, column: 1 }));
}
