/** The process around the command: its streams, its signals, and how it ends. */

import type { CatalogueUrl } from './catalogue-module.ts';
import { exitCodes } from './exit-code.ts';
import { version } from './version.ts';
import { sayLastWords } from './work/last-words.ts';

/** Runs the command on the process's own words and streams. */
export async function main(
  catalogueUrl: CatalogueUrl = new URL('./catalogue.js', import.meta.url).href,
): Promise<void> {
  const words = process.argv.slice(2);
  process.once('SIGINT', async () => {
    // Takes away the progress line, gives back the cursor that a prompt may have hidden.
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[2K\u001b[?25h');
    await sayLastWords();
    process.exit(exitCodes.interrupted);
  });
  process.stdout.once('error', async (fault) => {
    const reason = 'code' in fault ? String(fault.code) : fault.message;
    // Whoever read our output has seen enough.
    if (reason === 'EPIPE') process.exit(exitCodes.done);
    const { tellUnwritable } = await import('./bug.ts');
    tellUnwritable(reason, words, process);
    process.exit(exitCodes.wrong);
  });
  process.stderr.on('error', () => {});
  if (words.length === 1 && (words[0] === '--version' || words[0] === '-V')) {
    process.stdout.write(`${version()}\n`);
    return;
  }
  try {
    const { run } = await import('./run.ts');
    process.exitCode = await run(words, process, catalogueUrl);
    // A standard input that nobody reads to its end would keep the process waiting.
    process.stdin.destroy();
  } catch (fault) {
    const { tellBug } = await import('./bug.ts');
    tellBug(fault, words, process);
    process.exit(exitCodes.bug);
  }
}
