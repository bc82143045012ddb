/**
 * The part of the build that leaves out what is compiled for WebAssembly: the policy of the page forbids it
 * (`script-src 'self'`), so that the plain searches do the work, and nobody need load the code of the others.
 */

import type { Plugin } from 'vite';

const compiledCode = /[\\/]solve[\\/]swift-(?:planes-|voices-)?code\.[jt]s$/;

export function plainSearches(): Plugin {
  return {
    name: 'plain-searches',
    enforce: 'pre',
    // What is no code is as good as forbidden: see `compiledFor`.
    load: (id) => (compiledCode.test(id) ? "export const swiftCode = '';" : undefined),
  };
}
