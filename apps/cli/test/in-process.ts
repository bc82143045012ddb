/** Running the command inside the test, for all that needs no worker and no signal. */

import { Readable, Writable } from 'node:stream';
import { run } from '../src/run.ts';
import type { Outcome } from './command.ts';

const catalogue = new URL('./fifth-game/catalogue.ts', import.meta.url).href;

export interface Surroundings {
  readonly input?: string | Uint8Array | readonly Uint8Array[];
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
  const chunks = input instanceof Uint8Array || typeof input === 'string' ? [input] : input;
  const bytes = chunks.map((chunk) => Buffer.from(chunk));
  const stdin = Object.assign(Readable.from(bytes), { isTTY: isTerminal });
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
