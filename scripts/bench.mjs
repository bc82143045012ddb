/** Builds what has changed and runs the measurements of the games named, or of all. */

import './build.mjs';
import { runPackaged } from './install.mjs';

runPackaged('../bench/dist/main.js', process.argv.slice(2));
