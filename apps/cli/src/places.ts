/**
 * Files that the command finds beside itself. Addresses are counted from here, which lies as deep in the
 * source as the bundle lies in `dist`.
 */

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** In the project as it was made last; in the package that is installed, what was packed with it. */
const either = (project: string, packed: string) =>
  existsSync(at(project)) ? at(project) : at(packed);

export const places = {
  /** What npm knows of the command. */
  packageFile: at('../package.json'),
  /** The second encoders and the checkers of proofs, in the languages they are written in. */
  get proofPrograms() {
    return either('../../../proofs/', '../proofs/');
  },
  /** The app for the browser, built by `npm run build:web`. */
  get webApp() {
    return either('../../web/dist', '../web');
  },
} as const;
