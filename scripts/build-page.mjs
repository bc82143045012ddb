/** Builds the page of the web app alone: a folder of static files, `apps/web/dist`, for any web server, from any path. */

import { ensureInstalled, runPackaged } from './install.mjs';

ensureInstalled();
runPackaged('vite/bin/vite.js', ['build', 'apps/web', '--logLevel', 'warn']);
