import { Readable, Writable } from 'node:stream';
import { fail, type Language } from 'ludoteca';
import { describe, expect, it } from 'vitest';
import { openContext } from '../context.ts';
import type { Read } from '../input/documents.ts';
import { usage } from '../phrases/usage.ts';
import { watchMaking, watchReading, watchWork } from './watch.ts';

/** A context whose progress is asked for its words instead of being drawn. */
function watched(language: Language, isTyped = false) {
  const out = new Writable({ write: (_chunk, _encoding, done) => done() });
  const stdin = Object.assign(Readable.from([]), { isTTY: isTyped });
  const io = { stdin, stdout: out, stderr: out, env: {} };
  let tell: ((seconds: number) => string) | undefined;
  const progress = {
    begin(words: (seconds: number) => string) {
      tell = words;
    },
    clear() {},
    end() {
      tell = undefined;
    },
  };
  const context = {
    ...openContext({
      io,
      language,
      showing: { hasColour: false, hasUnicode: false },
      catalogueUrl: '',
    }),
    progress,
  };
  return { context, told: (seconds: number) => tell?.(seconds) };
}

const read = (source: string): Read => ({
  source,
  index: 0,
  line: 1,
  path: '',
  found: fail([usage.notice('file-missing', {})]),
});

describe('progress', () => {
  it('of solving names the puzzle, and counts those that are done', () => {
    const { context, told } = watched('en');
    const watch = watchWork(context, 'solving');
    expect(told(1)).toBeUndefined();
    watch.tell('', 1234);
    expect(told(1)).toBe('Solving: 1,234 nodes, 1 s');
    watch.tell('a.txt', 0);
    expect(told(2)).toBe('Solving a.txt: 0 nodes, 2 s');
    watch.finish();
    expect(told(3)).toBe('Solving a.txt: 0 nodes; 1 done in 3 s');
  });

  it('keeps out of the way of who types', async () => {
    const { context, told } = watched('en', true);
    const watch = watchWork(context, 'solving');
    watch.tell('', 1);
    watch.finish();
    expect(told(1)).toBeUndefined();
    async function* typed() {
      yield read('-');
      expect(told(1)).toBeUndefined();
      yield read('a.txt');
      expect(told(1)).toBe('Reading a.txt: 2 done in 1 s');
    }
    for await (const _ of watchReading(context, typed()));
    expect(told(1)).toBeUndefined();
  });

  it('of making counts, and adds up the nodes of all at work', () => {
    const { context, told } = watched('pt');
    const kind = { name: { en: 'Coin', pt: 'Moeda' } };
    const watch = watchMaking(context, kind, 3);
    watch.spend(0, 500);
    watch.spend(1, 400);
    expect(told(5)).toBe('A fazer Moeda: 1 de 3, a propor, 900 nós, 5 s');
    watch.finish(0);
    watch.spend(1, 400, 'grading');
    expect(told(6)).toBe('A fazer Moeda: 2 de 3, a graduar, 400 nós, 6 s');
    watch.keep();
    expect(told(7)).toBe('A fazer Moeda: 2 de 3, o melhor está guardado, 400 nós, 7 s');
  });
});
