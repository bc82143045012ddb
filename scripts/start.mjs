/** Installs what is missing, builds what has changed, and opens the command. */

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import './build.mjs';

const command = fileURLToPath(new URL('../apps/cli/bin/ludoteca.mjs', import.meta.url));
const child = spawn(process.execPath, [command, ...process.argv.slice(2)], { stdio: 'inherit' });
// The terminal sends Ctrl-C to both: the command decides what it means.
process.on('SIGINT', () => {});
child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
