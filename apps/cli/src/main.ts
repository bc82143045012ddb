/** The process around the command: its streams, its signals, and how it ends. */

import { type CatalogueUrl, deliveredUrl } from './catalogue-module.ts';
import { exitCodes } from './exit-code.ts';
import { dropUnfinished } from './output/unfinished.ts';
import { version } from './version.ts';
import { sayLastWords } from './work/last-words.ts';

/** The signals that end it, with what the caller is told then. */
const signals = [
  ['SIGINT', exitCodes.interrupted],
  ['SIGTERM', exitCodes.terminated],
  ['SIGHUP', exitCodes.hungUp],
] as const;

/** Runs the command on the process's own words and streams. */
export async function main(catalogueUrl?: CatalogueUrl): Promise<void> {
  const words = process.argv.slice(2);
  for (const [signal, code] of signals) {
    process.once(signal, async () => {
      // First of all: whoever is in a hurry sends a second signal, which ends the process at once.
      dropUnfinished();
      // Takes away the progress line, gives back the cursor that a prompt may have hidden.
      if (process.stderr.isTTY) process.stderr.write('\r\u001b[2K\u001b[?25h');
      await sayLastWords();
      process.exit(code);
    });
  }
  process.on('uncaughtException', (fault) => endWithFault(fault, words));
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
    if (/^(?:-h|(?:--)?help)$/.test(words[0] ?? '')) {
      const { asksForHelp, tellHelp } = await import('./quick-help.ts');
      if (asksForHelp(words) && (await tellHelp(words, process, catalogueUrl))) return;
    }
    const { run } = await import('./run.ts');
    process.exitCode = await run(words, process, catalogueUrl ?? deliveredUrl);
    // A standard input that nobody reads to its end would keep the process waiting.
    process.stdin.destroy();
  } catch (fault) {
    await endWithFault(fault, words);
  }
}

/** Tells of a fault of the program, and ends it. What tells it may be missing too: then it is told as it came. */
async function endWithFault(fault: unknown, words: readonly string[]): Promise<never> {
  // A screen is given back before anything is said on it.
  dropUnfinished();
  try {
    const { tellBug } = await import('./bug.ts');
    tellBug(fault, words, process);
  } catch {
    const [reason] = String(fault).split('\n');
    process.stderr.write(`ludoteca: ${reason}\n`);
  }
  process.exit(exitCodes.bug);
}
