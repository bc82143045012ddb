/**
 * Short and long contradictions: a colour that fails when it is assumed, within two waves of line reasoning
 * or after any number of them. Every open region is tried with both colours.
 */

import { type Effort, NotesOn } from '../../../kernel/index.ts';
import type { Finding, Technique } from '../../../puzzle/index.ts';
import { anyWaves } from '../deduce/cases.ts';
import { findingBy, groundOf } from '../deduce/finding.ts';
import type { Position } from '../deduce/position.ts';
import { bothClues, type ClueSet } from '../deduce/reasons.ts';
import { Waves } from '../deduce/waves.ts';

/** A short contradiction shows within so many waves. */
const fewWaves = 2;

export const shortContradiction: Technique<Position> = {
  name: 'short-contradiction',
  title: { en: 'Suppose and see', pt: 'Supõe e vê' },
  sees: {
    en: 'a colour that, once supposed, makes a line impossible within two rounds of looking at lines: the region has the other one',
    pt: 'uma cor que, se a supuseres, torna uma linha impossível em duas voltas a ver linhas: a região tem a outra',
  },
  difficulty: 'master',
  find: (position, effort) => contradictions(position, fewWaves, effort),
};

export const longContradiction: Technique<Position> = {
  name: 'long-contradiction',
  title: { en: 'Suppose and follow on', pt: 'Supõe e segue o fio' },
  sees: {
    en: 'a colour that, once supposed, makes a line impossible after many lines: the region has the other one',
    pt: 'uma cor que, se a supuseres, torna uma linha impossível ao fim de muitas linhas: a região tem a outra',
  },
  difficulty: 'extreme',
  find: (position, effort) => contradictions(position, anyWaves, effort),
};

/** What was tried in a position, so that it is not tried again before something has changed. */
class Trials {
  readonly waves: Waves;
  /** By 2 × region + colour: when it was tried without failing, and the lines that it asked then. */
  readonly #triedAt: Int32Array;
  readonly #asked: Int32Array[];
  readonly #position: Position;

  constructor(position: Position) {
    this.#position = position;
    this.waves = new Waves(position.board, position.propagator);
    const { count } = position.board.regions;
    this.#triedAt = new Int32Array(2 * count);
    this.#asked = new Array<Int32Array>(2 * count).fill(new Int32Array(0));
  }

  /** Whether nothing has changed on the lines that the trial asked. */
  isKnownToHold(trial: number): boolean {
    const at = this.#triedAt[trial];
    if (at === 0) return false;
    const { changed } = this.#position;
    for (const line of this.#asked[trial]) if (changed[line] > at) return false;
    return true;
  }

  keep(trial: number): void {
    this.#triedAt[trial] = this.#position.now;
    this.#asked[trial] = this.waves.asked.slice(0, this.waves.askedSize);
  }
}

const trialsOf = new NotesOn<Position, Map<number, Trials>>();

/** The regions of which a colour fails within so many waves. */
function* contradictions(position: Position, mostWaves: number, effort: Effort): Iterable<Finding> {
  const trials = trialsFor(position, mostWaves);
  const { waves } = trials;
  const cluesOf = (): ClueSet => bothClues;
  for (let region = 0; region < position.colours.length; region++) {
    if (position.colours[region] >= 0) continue;
    for (let colour = 0; colour < 2; colour++) {
      const trial = 2 * region + colour;
      if (trials.isKnownToHold(trial)) continue;
      const failed = waves.run(position.colours, [trial], mostWaves, cluesOf, effort);
      if (effort.stopped !== undefined) return;
      if (failed < 0) trials.keep(trial);
      else yield findingBy(groundOf(position, cluesOf), region, 1 - colour, mostWaves);
    }
  }
}

function trialsFor(position: Position, mostWaves: number): Trials {
  const ofPosition = trialsOf.get(position) ?? new Map<number, Trials>();
  trialsOf.set(position, ofPosition);
  const known = ofPosition.get(mostWaves) ?? new Trials(position);
  ofPosition.set(mostWaves, known);
  return known;
}
