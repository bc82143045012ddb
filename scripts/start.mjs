/**
 * Installs what is missing, builds what has changed, and opens the web app; with words after `--`, the
 * command with these words instead.
 */

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import './build.mjs';

const words = process.argv.slice(2);
if (words.length === 0) await import('./build-page.mjs');

const command = fileURLToPath(new URL('../apps/cli/bin/ludoteca.cjs', import.meta.url));
const given = words.length === 0 ? ['serve', '--online', '--open'] : words;
const child = spawn(process.execPath, [command, ...given], { stdio: 'inherit' });
// The terminal sends Ctrl-C to both: the command decides what it means.
process.on('SIGINT', () => {});
child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
