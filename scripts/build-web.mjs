/** Builds the web app as it is served to others: the page, and the documentation in its folder `docs`. */

import { join } from 'node:path';
import './build-page.mjs';
import { root } from './install.mjs';

// Only now is it sure that what it needs is installed.
const { makeDocs } = await import('./docs.mjs');
await makeDocs(join(root, 'apps/web/dist/docs'));
