/** Installs the packages when they are missing or the lock file has changed. Node's own modules only. */

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const stamp = new URL('../node_modules/.ludoteca-installed', import.meta.url);

function lockHash() {
  const lock = readFileSync(new URL('../package-lock.json', import.meta.url));
  return createHash('sha256').update(lock).digest('hex');
}

/** Remembers that what is installed is what the lock file says. */
export function markInstalled() {
  writeFileSync(stamp, lockHash());
}

export function ensureInstalled() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return;
  console.error('Installing packages (once) …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

/** Installs the older compilers that the types of the packages are checked against, once. */
export function ensureCompilers() {
  if (existsSync(new URL('../test/compilers/node_modules', import.meta.url))) return;
  const folder = fileURLToPath(new URL('../test/compilers', import.meta.url));
  run('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error']);
}

/** Runs a command to its end; ends this program with its exit code when it fails. */
export function run(command, args, env = {}) {
  const done = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (done.error) {
    console.error(`${command}: ${done.error.message}`);
    process.exit(1);
  }
  if (done.status !== 0) process.exit(done.status ?? 1);
}

/** Runs a program of an installed package with this Node, without npx's start-up time. */
export function runPackaged(script, args, env) {
  run(
    process.execPath,
    [fileURLToPath(new URL(`../node_modules/${script}`, import.meta.url)), ...args],
    env,
  );
}

/** The same beside other work: settled when it is done; ends this program when it fails. */
export function startPackaged(script, args) {
  const program = fileURLToPath(new URL(`../node_modules/${script}`, import.meta.url));
  const child = spawn(process.execPath, [program, ...args], { cwd: root, stdio: 'inherit' });
  return new Promise((done) => {
    child.once('exit', (code) => {
      if (code !== 0) process.exit(code ?? 1);
      done();
    });
  });
}
