/**
 * The built command with files, options and lines that have something wrong in them: whatever comes, it
 * answers in its own words, ends, and touches nothing that was not named. A fixed number of cases, and as many
 * as fit into the time it is given (`npm run test:long -- fuzz --minutes 30`). A case that fails tells its seed,
 * with which `LUDOTECA_FUZZ_CASE` runs it alone.
 */

import { expect, it } from 'vitest';
import { fuzzCase } from './cases.ts';
import { faultsOf } from './watched.ts';

const isLong = process.env.LUDOTECA_LONG === '1';
const seconds = Number(process.env.LUDOTECA_FUZZ_SECONDS ?? (isLong ? 600 : 0));
/** The name of the first seed; another one tries other cases. */
const name = process.env.LUDOTECA_FUZZ_SEED ?? 'fuzz';
/** The seed of a case to run alone. */
const alone = process.env.LUDOTECA_FUZZ_CASE;
const usualCases = 30;
const atOnce = 2;

it(
  'whatever it is given, the command answers in its own words, ends, and touches nothing else',
  async () => {
    const end = performance.now() + seconds * 1000;
    const faults: string[] = [];
    let next = 0;
    const isMore = () =>
      alone === undefined ? next < usualCases || performance.now() < end : next < 1;
    const work = async (): Promise<void> => {
      while (isMore()) {
        const seed = alone ?? `${name}-${next}`;
        next++;
        for (const fault of await faultsOf(fuzzCase(seed))) {
          faults.push(`${seed}: ${fault}`);
          if (seconds > 0) console.error(faults.at(-1));
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    if (seconds > 0) console.info(`${next} cases, ${faults.length} faults`);
    expect(faults).toEqual([]);
  },
  Math.max(600_000, seconds * 2000),
);
