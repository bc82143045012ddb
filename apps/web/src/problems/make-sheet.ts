/** A sheet of problems on paper: made one after the other, six to a page, with the answers at the end. */

import { entryOf } from '@ludoteca/render';
import { type AnyGame, gameDocument } from 'ludoteca/game';
import { fail, type Notice, ok, type Result } from 'ludoteca/kernel';
import { language, say } from '../language/index.ts';
import { freshSeed } from '../making/make.ts';
import { askPrinter, type HandoutBoard } from '../share/printer.ts';
import { makeProblem, type StreamName, wantedOf } from './stream.ts';
import { words } from './words.ts';

export const onSheet = 12;
const perPage = 6;

/** The file, as PDF; `tell` hears how many are made. */
export async function makeSheet(
  game: AnyGame,
  stream: StreamName,
  signal: AbortSignal,
  tell: (made: number) => void,
): Promise<Result<Uint8Array<ArrayBuffer>, Notice>> {
  const order = wantedOf(game, stream);
  const boards: HandoutBoard[] = [];
  while (boards.length < onSheet) {
    tell(boards.length);
    const made = await makeProblem(game, order, freshSeed(), signal);
    if (!made.ok) return made;
    const document = gameDocument(game, { kind: 'problem', problem: made.value });
    const told = { language: language.value, hasLevel: true, hasCode: false };
    const { solution, ...entry } = entryOf(document, told);
    // Only data goes to a worker.
    const { id, name, rules } = game;
    boards.push({
      entry: { ...entry, kind: { id, name, rules } },
      ...(solution !== undefined && { solution: solution() }),
    });
  }
  const title = words('title', { game: say(game.name) });
  const printed = await askPrinter(
    {
      kind: 'handout',
      handout: {
        ...{ boards, perPage, title, language: language.value, theme: 'ink', paper: 'a4' },
        ...{ hasRules: false, hasNames: true },
      },
    },
    signal,
  );
  if (printed.kind === 'refused') return fail(printed.notice);
  if (printed.kind !== 'file') throw new Error('paper has no pixels');
  return ok(printed.bytes);
}
