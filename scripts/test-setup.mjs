/** What stands before any test runs: the command, built from its source as it is now; once, whoever asks. */

import { bundleCommand } from './bundle-command.mjs';

const made = Symbol.for('ludoteca command');

export async function setup() {
  globalThis[made] ??= bundleCommand();
  await globalThis[made];
}
