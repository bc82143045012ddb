/** What runs as WebAssembly is what its source in this repository says. */

import { expect, it } from 'vitest';
import { swiftCode } from '../packages/ludoteca/src/games/rastros/solve/swift-code.ts';
import { compile } from '../scripts/build-wasm.mjs';

it('the search of Rastros is compiled from wasm/rastros.ts, byte for byte', async () => {
  const bytes = await compile('rastros.ts');
  expect(Buffer.from(bytes).toString('base64'), 'npm run build:wasm').toBe(swiftCode);
}, 120_000);
