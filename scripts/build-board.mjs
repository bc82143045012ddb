/** Builds the board for other pages, `ludoteca/board`, into the built library. */

import { fileURLToPath } from 'node:url';
import { ensureInstalled, runPackaged } from './install.mjs';

const config = fileURLToPath(new URL('../apps/web/embed/vite.config.ts', import.meta.url));

ensureInstalled();
runPackaged('vite/bin/vite.js', ['build', '--config', config, '--logLevel', 'warn']);
