import { describe, expect, it } from 'vitest';
import { inOrder } from './in-order.ts';

const later = (ticks: number) => new Promise((resolve) => setTimeout(resolve, ticks));

describe('work done at once', () => {
  it('is answered in order, and never more than allowed at a time', async () => {
    let running = 0;
    let most = 0;
    const work = async (item: number) => {
      most = Math.max(most, ++running);
      await later((item * 7) % 5);
      running--;
      return item * 10;
    };
    const answers: number[] = [];
    for await (const answer of inOrder([1, 2, 3, 4, 5, 6, 7, 8, 9], 3, work)) answers.push(answer);
    expect(answers).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90]);
    expect(most).toBe(3);
  });

  it('does not wait for the next item before it answers', async () => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    async function* slow() {
      yield 1;
      await held;
      yield 2;
    }
    const answers = inOrder(slow(), 4, async (item) => item);
    expect(await answers.next()).toEqual({ done: false, value: 1 });
    release();
    expect(await answers.next()).toEqual({ done: false, value: 2 });
    expect(await answers.next()).toEqual({ done: true, value: undefined });
  });

  it('tells a failure when its turn comes', async () => {
    const work = async (item: number) => {
      if (item === 2) throw new Error('two');
      await later(3);
      return item;
    };
    const answers = inOrder([1, 2, 3], 3, work);
    expect(await answers.next()).toEqual({ done: false, value: 1 });
    await expect(answers.next()).rejects.toThrow('two');
  });

  it('can be left before its end', async () => {
    const taken: number[] = [];
    function* items() {
      for (let item = 0; ; item++) {
        taken.push(item);
        yield item;
      }
    }
    for await (const answer of inOrder(items(), 2, async (item) => item)) if (answer === 3) break;
    expect(taken.length).toBeLessThan(10);
  });

  it('of nothing is nothing', async () => {
    const answers: number[] = [];
    for await (const answer of inOrder<number, number>([], 2, async (item) => item)) {
      answers.push(answer);
    }
    expect(answers).toEqual([]);
  });
});
