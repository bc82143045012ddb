import { afterEach, expect, it, vi } from 'vitest';
import type { PortionEvent, PortionNews } from '../portion.ts';
import { doPortion } from './gather.ts';

afterEach(() => vi.restoreAllMocks());

const part = 'x'.repeat(10_000);
const showing = { hasColour: false, hasUnicode: true };
const setting = { language: 'en', showing, isJson: true, isQuiet: true } as const;
const request = {
  given: { operands: [], flags: {} },
  setting: { ...setting, isTerminal: false, columns: undefined },
  ...{ isFirst: true, runs: [] },
};

/** Does a portion whose reader takes nothing until it is told to. */
function readLate(run: Parameters<typeof doPortion>[1]) {
  const handed: PortionEvent[] = [];
  const waiting: (() => void)[] = [];
  const keep = (news: PortionNews) => {
    if ('events' in news) handed.push(...news.events);
  };
  const done = doPortion(request, run, {
    pool: { do: () => Promise.reject(new Error('nothing is asked')) },
    catalogueUrl: '',
    tell: keep,
    hand(news) {
      keep(news);
      return new Promise((take) => waiting.push(take));
    },
  });
  return { handed, done, take: () => waiting.splice(0).forEach((go) => void go()) };
}

const textOf = (events: readonly PortionEvent[]) =>
  events.map((event) => ('text' in event ? event.text : `<${event.kind}>`)).join('');

it('loses nothing that is written while the reader is late, and keeps its order', async () => {
  const { handed, done } = readLate(async ({ io, portion }) => {
    for (let count = 0; count < 110; count++) io.stdout.write(part);
    io.stdout.write('last');
    portion?.endRun(0);
    return 0;
  });
  const { events } = await done;
  expect(textOf([...handed, ...events])).toBe(`${part.repeat(110)}last<run>`);
});

it('waits for a late reader, however slowly it writes', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
  let written = 0;
  const { handed, done, take } = readLate(async ({ print }) => {
    for (; written < 300; written++) await print(part);
    return 0;
  });
  const settle = () => new Promise((go) => setImmediate(go));
  for (let count = 0; count < 5; count++) await settle();
  expect(written).toBeLessThan(120);
  for (let count = 0; count < 10; count++) {
    take();
    await settle();
  }
  const { events } = await done;
  expect(textOf([...handed, ...events])).toBe(part.repeat(300));
});
