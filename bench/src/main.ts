/**
 * `npm run bench NAME`: side-by-side measurements of one game, or of all; `command`: of how the command starts, `many`:
 * of files of many puzzles. With `--write` what is measured is written down in `docs/measurements.md`; peers that are
 * programs or sources of others take part where they are installed, or where `--iss PATH` says.
 */

import type { Say } from './measure.ts';
import { measured } from './write.ts';

type Bench = (say: Say, flags: readonly string[]) => void | Promise<void>;

const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  'greater-than': async () => (await import('./greater-than.ts')).benchGreaterThan,
  'cross-a-pix': async () => (await import('./cross-a-pix.ts')).benchCrossAPix,
  rastros: async () => (await import('./rastros.ts')).benchRastros,
  squex: async () => (await import('./squex.ts')).benchSquex,
  command: async () => (await import('./command.ts')).benchCommand,
  many: async () => (await import('./many.ts')).benchMany,
  problems: async () => (await import('./problems.ts')).benchProblems,
};

const words = process.argv.slice(2);
const flags = words.filter((word) => word.startsWith('--') && word !== '--write');
const named = words.filter((word) => !word.startsWith('--'));
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
  await measured([name, ...flags], words.includes('--write'), (say) => bench(say, flags));
}
