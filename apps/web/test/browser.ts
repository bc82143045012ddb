/** Chromium for tests and pictures, without a window. */

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';

const finder = fileURLToPath(new URL('../../../scripts/chromium.mjs', import.meta.url));

function pathOfChromium(): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [finder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout.trim();
}

/** Starts it without anything that would look for the network. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: pathOfChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
    ],
  });
}
