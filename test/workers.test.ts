/** Workers of Node, as they are built: the work goes on beside this thread, and any signal ends it. */

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const library = fileURLToPath(new URL('../packages/ludoteca/', import.meta.url));

/** What a user of the package would write. The workers are never closed: they keep no process up. */
const program = `
  import { facade, greaterThan, rastros, squex } from 'ludoteca';
  import { startWorkers } from 'ludoteca/worker';
  const workers = startWorkers();
  const here = await greaterThan.make({ size: 4, seed: 7 });
  const there = await greaterThan.make({ size: 4, seed: 7 }, { workers });
  const hints = [await here.hint(), await there.hint({ workers })].map((hint) => hint.say('pt'));
  const bot = { level: 3, seed: 1 };
  const played = [await rastros.start().botMove(bot), await rastros.start().botMove({ ...bot, workers })];
  const endless = squex.start({ size: 8 }).analyse({ workers, nodes: 1e12, signal: AbortSignal.timeout(300) });
  const unserved = facade({ ...greaterThan, id: 'other' }).make({ size: 4, seed: 1 }, { workers });
  console.log(JSON.stringify({
    made: here.code() === there.code(),
    hinted: hints[0] === hints[1],
    chosen: played[0].print() === played[1].print(),
    ended: await endless.catch(({ name }) => name),
    refused: await unserved.catch(({ message }) => message.split('\\n')[0]),
  }));
`;

it('workers answer as this thread would, any signal ends them at once, and they hold no process', () => {
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: library,
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(JSON.parse(said)).toEqual({
    made: true,
    hinted: true,
    chosen: true,
    ended: 'TimeoutError',
    refused: 'Error: this worker does not serve other',
  });
});
