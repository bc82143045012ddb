import type { DonePiece, TakenPiece } from '@ludoteca/server/queue';
import { expect, it } from 'vitest';
import { Hands } from './hands.ts';

const result = { output: 'x', errors: '', code: 0 };

/** A queue of so many pieces, and a clock that goes when it is told. */
function worker(pieces: number) {
  const asked: number[] = [];
  const finished: number[][] = [];
  const returned: number[] = [];
  const numbersOf = (done: readonly DonePiece[]) => done.map(({ piece }) => piece.number);
  const queue = {
    isAway: false,
    waiting: Array.from({ length: pieces }, (_, number) => taken(number)),
    async take(most: number) {
      asked.push(most);
      return queue.waiting.splice(0, most);
    },
    async finish(done: readonly DonePiece[]) {
      if (queue.isAway) throw new Error('away');
      finished.push(numbersOf(done));
    },
    async giveBack(back: readonly TakenPiece[]) {
      returned.push(...back.map(({ number }) => number));
    },
  };
  const time = { now: 0 };
  const hands = new Hands(queue, () => time.now);
  /** Does pieces that take so long each. */
  const work = async (most: number, milliseconds: number): Promise<void> => {
    for (let count = 0; count < most; count++) {
      const piece = await hands.next();
      if (piece === undefined) return;
      time.now += milliseconds;
      hands.end(piece, result);
      await hands.write(false);
    }
  };
  return { queue, hands, time, work, asked, finished, returned };
}

function taken(number: number): TakenPiece {
  const nothing = { folder: undefined, input: undefined, origin: undefined };
  return { batch: 'b', number, job: String(number), words: [], ...nothing };
}

it('asks for more at once where pieces are small, and writes them down together', async () => {
  const { hands, work, asked, finished } = worker(500);
  await work(500, 10);
  await hands.write(true);
  expect(asked.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 64, 100]);
  expect(finished.length).toBeLessThan(5);
  expect(finished.flat()).toEqual(Array.from({ length: 500 }, (_, number) => number));
  expect(hands.done).toBe(500);
  expect(hands.all()).toEqual([]);
});

it('asks for one at a time where they take long', async () => {
  const { work, asked, finished } = worker(4);
  await work(4, 3000);
  expect(asked).toEqual([1, 1, 1, 1]);
  expect(finished).toEqual([[0], [1], [2], [3]]);
});

it('gives back what waits when pieces begin to take long', async () => {
  const { hands, time, work, asked, returned } = worker(100);
  await work(7, 10);
  expect((await hands.next())?.number).toBe(7);
  time.now += 9000;
  await hands.giveBack();
  expect(returned).toEqual([]);
  time.now += 2000;
  await hands.giveBack();
  expect(returned).toEqual([8, 9, 10, 11, 12, 13, 14]);
  await hands.next();
  expect(asked).toEqual([1, 2, 4, 8, 1]);
});

it('writes again what a database that was away did not take, and leaves out what nobody wants', async () => {
  const { queue, hands, work, finished } = worker(4);
  queue.isAway = true;
  await expect(work(1, 3000)).rejects.toThrow('away');
  queue.isAway = false;
  const unwanted = await hands.next();
  if (unwanted === undefined) throw new Error('nothing waits');
  hands.end(unwanted, result);
  hands.drop([unwanted]);
  await hands.write(true);
  expect(finished).toEqual([[0]]);
  expect(hands.all()).toEqual([]);
});
