/** `npm run bench GAME`: side-by-side measurements of one game, or of all; `command`: of how the command starts. */

import type { Say } from './measure.ts';

type Bench = (say: Say, flags: readonly string[]) => void | Promise<void>;

const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  'greater-than': async () => (await import('./greater-than.ts')).benchGreaterThan,
  'cross-a-pix': async () => (await import('./cross-a-pix.ts')).benchCrossAPix,
  rastros: async () => (await import('./rastros.ts')).benchRastros,
  squex: async () => (await import('./squex.ts')).benchSquex,
  command: async () => (await import('./command.ts')).benchCommand,
  problems: async () => (await import('./problems.ts')).benchProblems,
};

const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = named.find((name) => !(name in benches));
if (unknown !== undefined) {
  console.error(
    `bench: unknown name "${unknown}"; expected one of ${Object.keys(benches).join(', ')}`,
  );
  process.exit(2);
}
for (const name of named.length > 0 ? named : Object.keys(benches)) {
  console.log(name);
  const bench = await benches[name]();
  await bench((line) => console.log(`  ${line}`), flags);
}
