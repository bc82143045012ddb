/**
 * Prints the path of a Chromium for the tests and pictures of the page. Where none is found, it is
 * installed if that is possible: on Debian, as root.
 */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

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

const found = () => places.find((place) => place !== undefined && existsSync(place));

function install() {
  console.error('Installing Chromium for the tests of the page (once) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...words) =>
    spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  const words = ['install', '-y', '-qq', '--no-install-recommends', 'chromium'];
  if (apt(...words)) return;
  apt('update', '-qq');
  apt(...words);
}

/** The path, or nothing when there is none and none can be installed. */
export function findChromium() {
  if (found() === undefined && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    install();
  }
  return found();
}

export const missing =
  'Chromium was not found. Install Chromium or Chrome, or name it in LUDOTECA_CHROMIUM.';

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = findChromium();
  if (path === undefined) {
    console.error(missing);
    process.exitCode = 1;
  } else console.log(path);
}
