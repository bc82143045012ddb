/** Chromium for tests and pictures: found on the machine, or installed where that is possible. */

import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const places = [
  process.env.LUDOTECA_CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function found(): string | undefined {
  return places.find((place) => place !== undefined && existsSync(place));
}

/** The path of Chromium. On Debian as root it is installed when it is missing. */
function findChromium(): string {
  const isRoot = process.getuid?.() === 0;
  if (found() === undefined && isRoot && existsSync('/usr/bin/apt-get')) {
    console.error('Installing Chromium for the tests of the page (once) …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options: SpawnSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'], env };
    const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium'];
    if (spawnSync('apt-get', install, options).status !== 0) {
      spawnSync('apt-get', ['update', '-qq'], options);
      spawnSync('apt-get', install, options);
    }
  }
  const path = found();
  if (path === undefined) {
    throw new Error(
      'Chromium was not found. Install Chromium or Chrome, or name it in LUDOTECA_CHROMIUM.',
    );
  }
  return path;
}

/** Starts it without a window, and without anything that would look for the network. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
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
