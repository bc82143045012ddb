import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const bin = fileURLToPath(new URL('../bin/ludoteca.cjs', import.meta.url));

/** The built engine at the other end of a pipe. */
function pipe(...words: string[]) {
  const child = spawn(process.execPath, [bin, 'engine', ...words]);
  const ended = once(child, 'exit');
  let said = '';
  let look = () => {};
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    look();
  });
  return {
    say: (line: string) => child.stdin.write(`${line}\n`),
    /** Waits until a pattern was said, and forgets what was said up to its end. */
    async hear(pattern: RegExp): Promise<string> {
      for (;;) {
        const found = pattern.exec(said);
        if (found !== null) {
          said = said.slice(found.index + found[0].length);
          return found[0];
        }
        await new Promise<void>((resolve) => {
          look = resolve;
        });
      }
    },
    async exit(): Promise<number> {
      const [code] = await ended;
      return code;
    },
  };
}

/** More than anybody waits for. */
const endless = 'analyse nodes 999999999999999';

describe('the engine', () => {
  it('is stopped in the middle of thinking, tells how it goes, and takes up where it was', async () => {
    const engine = pipe('squex', '--level', '6');
    engine.say('info on');
    engine.say('multi 3');
    engine.say(`7 ${endless}`);
    const info = await engine.hear(/info (.*"moves".*)\n/);
    expect(JSON.parse(info.slice(5)).moves).toHaveLength(3);
    engine.say('8 stop');
    const answer = await engine.hear(/=7 .*\n\n/);
    expect(JSON.parse(answer.slice(3)).moves).toHaveLength(3);
    await engine.hear(/=8\n\n/);
    engine.say('info off');
    engine.say('time_limit 60000');
    engine.say('9 genmove 1');
    engine.say('10 stop');
    await engine.hear(/=9 [a-z]\d+\n\n=10\n\n/);
    engine.say('quit');
    expect(await engine.exit()).toBe(0);
  });

  it.each([
    ['rastros', '--size', '26'],
    ['squex', '--size', '26'],
  ])('%s leaves at once, also from an analysis of the largest board', async (...words) => {
    const engine = pipe(...words);
    engine.say('name');
    await engine.hear(/Ludoteca/);
    engine.say(endless);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const start = performance.now();
    engine.say('quit');
    expect(await engine.exit()).toBe(0);
    // A third of a second on a machine with nothing else to do.
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
