/** What runs as WebAssembly is what its source in this repository says. */

import { expect, it } from 'vitest';
import { swiftCode as crossAPix } from '../packages/ludoteca/src/games/cross-a-pix/solve/swift-code.ts';
import { swiftCode as voices } from '../packages/ludoteca/src/games/cross-a-pix/solve/swift-voices-code.ts';
import { swiftCode as greaterThan } from '../packages/ludoteca/src/games/greater-than/solve/swift-code.ts';
import { swiftCode as sixteen } from '../packages/ludoteca/src/games/greater-than/solve/swift-planes-code.ts';
import { swiftCode as rastros } from '../packages/ludoteca/src/games/rastros/solve/swift-code.ts';
import { compile } from '../scripts/build-wasm.mjs';

it.each([
  ['rastros.ts', rastros],
  ['greater-than.ts', greaterThan],
  ['sixteen.ts', sixteen],
  ['cross-a-pix.ts', crossAPix],
  ['cross-a-pix-voices.ts', voices],
])(
  'the code of wasm/%s is compiled from it, byte for byte',
  async (source, code) => {
    expect(await compile(source), 'npm run build:wasm').toBe(code);
  },
  120_000,
);
