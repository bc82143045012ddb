/**
 * Files that the command finds beside itself. Addresses are counted from here, which lies as deep in the
 * source as the bundle lies in `dist`.
 */

import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const places = {
  /** What npm knows of the command. */
  packageFile: at('../package.json'),
  /** The second encoders and the checkers of proofs, in the languages they are written in. */
  proofPrograms: at('../../../proofs/'),
  /** The app for the browser, built by `npm run build:web`. */
  webApp: at('../../web/dist'),
} as const;
