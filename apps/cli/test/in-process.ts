/** Running the command inside the test, for all that needs no worker and no signal. */

import { Readable, Writable } from 'node:stream';
import { run } from '../src/run.ts';
import type { Outcome } from './command.ts';

const catalogue = new URL('./fifth-game/catalogue.ts', import.meta.url).href;

export interface Surroundings {
  readonly input?: string | Uint8Array | readonly Uint8Array[] | AsyncIterable<Uint8Array>;
  readonly env?: Readonly<Record<string, string>>;
  readonly isTerminal?: boolean;
  /** How broad the terminal is. */
  readonly columns?: number;
}

export async function here(
  words: readonly string[],
  { input = '', env = {}, isTerminal = false, columns = 80 }: Surroundings = {},
): Promise<Outcome> {
  const stdout = gathering(isTerminal, columns);
  const stderr = gathering(isTerminal, columns);
  const stdin = Object.assign(Readable.from(bytesOf(input)), { isTTY: isTerminal });
  const code = await run(words, { stdin, stdout, stderr, env }, catalogue);
  return { code, stdout: stdout.text(), stderr: stderr.text() };
}

function gathering(isTTY: boolean, columns: number) {
  const chunks: string[] = [];
  const stream = new Writable({
    decodeStrings: false,
    write(chunk, _encoding, done) {
      chunks.push(String(chunk));
      done();
    },
  });
  return Object.assign(stream, { isTTY, columns, text: () => chunks.join('') });
}

/** What is typed or read, in chunks; one that comes by and by is left as it is. */
function bytesOf(input: NonNullable<Surroundings['input']>): AsyncIterable<Uint8Array> | Buffer[] {
  if (typeof input === 'string' || input instanceof Uint8Array) return [Buffer.from(input)];
  return Symbol.asyncIterator in input ? input : input.map((chunk) => Buffer.from(chunk));
}
