/**
 * Finds the programs of PostgreSQL for the tests of the server, which start a cluster of their own. Where there are
 * none, they are installed if that is possible: on Debian, as root.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const debian = '/usr/lib/postgresql';

function found() {
  if (process.env.LUDOTECA_POSTGRES) return process.env.LUDOTECA_POSTGRES;
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const places = [
    ...versions
      .sort((one, other) => Number(other) - Number(one))
      .map((name) => `${debian}/${name}/bin`),
    '/usr/local/bin',
    '/usr/local/opt/postgresql/bin',
    '/opt/homebrew/bin',
  ];
  return places.find((place) => existsSync(`${place}/initdb`) && existsSync(`${place}/postgres`));
}

function install() {
  console.error('Installing PostgreSQL for the tests of the server (once) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...words) =>
    spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  const words = ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'];
  if (apt(...words)) return;
  apt('update', '-qq');
  apt(...words);
}

/** The folder of its programs, or nothing when there is none and none can be installed. */
export function findPostgres() {
  if (found() === undefined && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    install();
  return found();
}

export const missing =
  'PostgreSQL was not found. Install it, or name the folder of its programs in LUDOTECA_POSTGRES.';
