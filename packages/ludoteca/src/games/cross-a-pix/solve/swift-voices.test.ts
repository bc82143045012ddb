/** What lines say of their regions, as WebAssembly, beside its plain twin: the same numbers to the last bit. */

import { expect, it } from 'vitest';
import { Effort, random } from '../../../kernel/index.ts';
import { type WebAssembly, webAssembly } from '../../../kernel/web-assembly.ts';
import type { CrossAPixClues } from '../clues.ts';
import { denseDraft } from '../generate/drafts.ts';
import { recipe } from '../generate/recipe.ts';
import { regionsOf } from '../regions.ts';
import { beginnings, beliefs } from './beliefs.ts';
import { type Line, linesOf } from './model.ts';
import { voicesOf } from './swift-voices.ts';
import { PlainVoices, type Voices } from './voices.ts';

function dense(rows: number, cols: number, walls: number, seed: string): CrossAPixClues {
  const made = recipe({ style: 'dense', size: { rows: 20, cols: 20 } });
  if (!made.ok) throw new Error(made.error.code);
  return denseDraft({ ...made.value, rows, cols, walls }, random(seed)).clues;
}

/** What is believed in the end, and how many clues are missed. */
function guessed(voices: Voices, lines: readonly Line[], nudge: number): readonly unknown[] {
  const beginning = beginnings[nudge % beginnings.length];
  const believed = beliefs(voices, lines.length, { rounds: 40, nudge, beginning }, new Effort());
  return [[...(believed ?? [])], voices.missed()];
}

it('says what the plain one says, on boards of all shapes, where colours are known, and one guess after the other', () => {
  const source = random('swift voices');
  let open = 0;
  for (let round = 0; round < 120; round++) {
    const part = source.fork(round);
    const [rows, cols] = [1 + part.below(24), 1 + part.below(24)];
    const clues = dense(rows, cols, 0.4 + part.below(6) / 10, `voices ${round}`);
    const regions = regionsOf(clues);
    const lines = linesOf(clues, regions);
    const values = new Int8Array(2 * regions.count);
    for (let region = 0; region < regions.count; region++) {
      if (part.chance(0.8)) continue;
      // Any colour: where it is wrong, clues cannot be met, and neither may stumble.
      values[2 * region] = part.chance(0.5) ? 1 : -1;
      values[2 * region + 1] = -values[2 * region];
    }
    const swift = voicesOf(lines, values);
    const plain = new PlainVoices(lines, values);
    expect(swift).not.toBeInstanceOf(PlainVoices);
    for (let nudge = 0; nudge < beginnings.length; nudge++) {
      const answer = guessed(swift, lines, nudge);
      expect(answer).toEqual(guessed(plain, lines, nudge));
      if (answer[1] !== 0) open++;
    }
  }
  expect(open).toBeGreaterThan(50);
});

it('is the plain one where a host forbids it, or has no memory', () => {
  if (webAssembly === undefined) throw new Error('this Node has no WebAssembly');
  class Refusing {
    constructor() {
      throw new Error('refused');
    }
  }
  const hosts = [
    { ...hostOf(webAssembly), Module: Refusing },
    { ...hostOf(webAssembly), Memory: Refusing },
  ] as unknown as readonly WebAssembly[];
  const clues = dense(5, 5, 0.6, 'refused');
  const regions = regionsOf(clues);
  for (const host of hosts) {
    const voices = voicesOf(linesOf(clues, regions), new Int8Array(2 * regions.count), host);
    expect(voices).toBeInstanceOf(PlainVoices);
  }
});

function hostOf({ Module, Memory, Instance }: WebAssembly): WebAssembly {
  return { Module, Memory, Instance };
}
