import { describe, expect, it } from 'vitest';
import { type OptionValues, readOption } from '../../../document/index.ts';
import { Effort, languages, type Notice, random, sayNotice } from '../../../kernel/index.ts';
import { type GreaterThanClues, type Sign, type Signs, sizeOf } from '../clues.ts';
import { phrases } from '../messages.ts';
import { contradictions, verify } from '../rules.ts';
import { createEngine, type Engine } from '../solve/engine.ts';
import { propose } from './index.ts';
import { boxes, type GreaterThanRecipe, options, presets, recipe } from './recipe.ts';

const isLong = process.env.LUDOTECA_LONG === '1';
/** Sizes that are quick enough to be tried over and over. */
const smallBoxes = boxes.filter((box) => sizeOf(box) <= 9);
const largeBoxes = boxes.filter((box) => sizeOf(box) > 9);

/** Options as they are typed. */
type Texts = Readonly<Record<string, string>>;

function orderFrom(texts: Texts): GreaterThanRecipe {
  const values: Record<string, OptionValues[string]> = {};
  for (const [name, text] of Object.entries(texts)) {
    const spec = options.find((option) => option.name === name);
    const read = spec && readOption(spec, text);
    if (!read?.ok) throw new Error(`--${name} ${text} is no option`);
    values[name] = read.value;
  }
  const read = recipe(values);
  if (!read.ok) throw new Error(sayNotice([phrases], read.error, 'en'));
  return read.value;
}

/** The first attempt that leads somewhere. */
function make(texts: Texts, seed: string, effort = new Effort()) {
  for (let attempt = 0; attempt < 10; attempt++) {
    const made = propose(orderFrom(texts), random(seed).fork(attempt), effort);
    if (!made.ok) throw new Error(sayNotice([phrases], made.error, 'en'));
    if (made.value !== undefined) return made.value;
  }
  throw new Error('no attempt led anywhere');
}

function refusal(texts: Texts): Notice {
  const made = propose(orderFrom(texts), random('refused'), new Effort());
  if (made.ok) throw new Error('this should have been refused');
  return made.error;
}

const engines = new Map<string, Engine>();

/** The solutions, up to a number, from an engine that has not seen the making. */
function solutions(clues: GreaterThanClues, most: number): number[][] {
  const shape = `${clues.boxRows}x${clues.boxCols}`;
  const engine = engines.get(shape) ?? createEngine(clues.boxRows, clues.boxCols);
  engines.set(shape, engine);
  const coded = (signs: Signs) =>
    Int8Array.from(signs.flat(), (sign) => (sign === '' ? 0 : sign === '<' ? -1 : 1));
  engine.load(Uint8Array.from(clues.givens.flat()), coded(clues.right), coded(clues.down));
  const found: number[][] = [];
  while (found.length < most && engine.next(new Effort())) found.push([...engine.solution]);
  return found;
}

function expectProper({ clues, target }: ReturnType<typeof make>): void {
  expect(contradictions(clues)).toEqual([]);
  expect(verify(clues, target)).toEqual([]);
  expect(target.digits.flat().every((digit) => digit > 0)).toBe(true);
  expect(solutions(clues, 2)).toEqual([target.digits.flat()]);
}

interface Place {
  readonly kind: 'right' | 'down';
  readonly row: number;
  readonly col: number;
}

function signPlaces(clues: GreaterThanClues): Place[] {
  return (['right', 'down'] as const).flatMap((kind) =>
    clues[kind].flatMap((line, row) =>
      line.flatMap((sign, col) => (sign === '' ? [] : [{ kind, row, col }])),
    ),
  );
}

function givenCells(clues: GreaterThanClues): number[] {
  return clues.givens.flat().flatMap((digit, cell) => (digit > 0 ? [cell] : []));
}

function without(clues: GreaterThanClues, gone: readonly Place[]): GreaterThanClues {
  const thinned = (kind: 'right' | 'down'): Sign[][] =>
    clues[kind].map((line, row) =>
      line.map((sign, col) =>
        gone.some((place) => place.kind === kind && place.row === row && place.col === col)
          ? ''
          : sign,
      ),
    );
  return { ...clues, right: thinned('right'), down: thinned('down') };
}

function opposite(clues: GreaterThanClues, { kind, row, col }: Place): Place {
  const lines = clues[kind];
  return { kind, row: lines.length - 1 - row, col: lines[0].length - 1 - col };
}

function inBoxSigns(rows: number, cols: number): number {
  return rows * cols * (rows * (cols - 1) + cols * (rows - 1));
}

describe.each(smallBoxes)(
  'making puzzles with boxes of $boxRows×$boxCols',
  ({ boxRows: rows, boxCols: cols }) => {
    const box = `${rows}x${cols}`;
    const size = rows * cols;
    const rounds = isLong ? 60 : size < 8 ? 4 : 1;
    const seeds = Array.from({ length: rounds }, (_, round) => `${box} ${round}`);

    it('full: every sign in a box, nothing given', () => {
      for (const seed of seeds) {
        const made = make({ box }, seed);
        expectProper(made);
        expect(signPlaces(made.clues)).toHaveLength(inBoxSigns(rows, cols));
        expect(givenCells(made.clues)).toEqual([]);
      }
    });

    it('minimal: whichever sign goes, a second solution comes', () => {
      for (const seed of seeds) {
        const made = make({ box, style: 'minimal' }, seed);
        expectProper(made);
        expect(made.remarks).toEqual({ minimal: true });
        for (const place of signPlaces(made.clues)) {
          expect(solutions(without(made.clues, [place]), 2)).toHaveLength(2);
        }
      }
    });

    it('symmetric: signs in pairs, and whichever pair goes, a second solution comes', () => {
      for (const seed of seeds) {
        const made = make({ box, style: 'symmetric' }, seed);
        expectProper(made);
        for (const place of signPlaces(made.clues)) {
          const other = opposite(made.clues, place);
          expect(signPlaces(made.clues)).toContainEqual(other);
          expect(solutions(without(made.clues, [place, other]), 2)).toHaveLength(2);
        }
      }
    });

    it('mixed: signs and digits, as many as by default', () => {
      for (const seed of seeds) {
        const made = make({ box, style: 'mixed' }, seed);
        expectProper(made);
        expect(givenCells(made.clues)).toHaveLength(Math.round((size * size) / 8));
        expect(signPlaces(made.clues).length).toBeLessThan(inBoxSigns(rows, cols) * 0.6);
      }
    });
  },
);

it.each(isLong ? boxes : smallBoxes.filter(({ boxCols }) => boxCols === 3))(
  'the same puzzle for the same seed, whatever was made before, with boxes of $boxRows×$boxCols',
  ({ boxRows: rows, boxCols: cols }) => {
    const box = `${rows}x${cols}`;
    for (const style of ['full', 'minimal', 'symmetric', 'mixed']) {
      const once = make({ box, style }, 'again');
      make({ box, style }, 'other');
      expect(make({ box, style }, 'again')).toEqual(once);
    }
  },
);

describe('numbers that were asked for', () => {
  const quick: Texts[] = [
    { signs: '60' },
    { signs: '108' },
    { signs: '38', style: 'minimal' },
    { signs: '64', style: 'symmetric' },
    { signs: '36', givens: '12' },
    { signs: '0', style: 'mixed' },
    { signs: '0', givens: '31' },
    { signs: '12', givens: '24' },
    { givens: '0' },
    { givens: '1' },
    { givens: '40' },
    { givens: '81' },
    { givens: '5', style: 'full' },
    { givens: '6', style: 'minimal' },
    { givens: '7', style: 'symmetric' },
    { givens: '8', style: 'symmetric', signs: '60' },
    { size: '4', signs: '5' },
    { size: '4', signs: '7', style: 'minimal' },
    { size: '6', signs: '12' },
    { size: '6', signs: '18', style: 'minimal' },
    { size: '8', signs: '36', givens: '4', style: 'symmetric' },
  ];
  const slow: Texts[] = [
    { signs: '36' },
    { signs: '44', style: 'minimal' },
    { signs: '52', style: 'minimal' },
    { signs: '48', style: 'symmetric' },
    { size: '12', signs: '150' },
    { size: '16', signs: '300' },
    { size: '16', signs: '200', givens: '60' },
  ];

  it.each(isLong ? [...quick, ...slow] : quick)('%o', (texts) => {
    for (let round = 0; round < (isLong ? 10 : 1); round++) {
      const made = make(texts, `numbers ${round}`);
      expectProper(made);
      const { clues } = made;
      if (texts.signs !== undefined) {
        expect(signPlaces(clues)).toHaveLength(Number(texts.signs));
      }
      if (texts.givens !== undefined) {
        expect(givenCells(clues)).toHaveLength(Number(texts.givens));
      }
      if (texts.style === 'minimal') {
        expect(made.remarks).toEqual({ minimal: true });
        for (const place of signPlaces(clues)) {
          expect(solutions(without(clues, [place]), 2)).toHaveLength(2);
        }
      }
      if (texts.style === 'symmetric') {
        const last = clues.givens.length ** 2 - 1;
        const cells = givenCells(clues);
        for (const cell of cells) expect(cells).toContain(last - cell);
        for (const place of signPlaces(clues)) {
          expect(signPlaces(clues)).toContainEqual(opposite(clues, place));
        }
      }
    }
  });

  it('are refused with the nearest found', () => {
    // Five signs are the fewest that a 4×4 puzzle can have, and symmetric ones come in pairs.
    const fewSigns = refusal({ size: '4', signs: '4', style: 'symmetric' });
    expect(fewSigns.code).toBe('greater-than.signs-not-met');
    expect(fewSigns.args).toEqual({ wanted: 4, nearest: 6 });
    expect(sayNotice([phrases], fewSigns, 'en')).toBe(
      '--signs: no puzzle with 4 signs was found; the nearest found has 6',
    );
    const fewDigits = refusal({ size: '16', givens: '2' });
    expect(fewDigits.code).toBe('greater-than.givens-not-met');
    expect(fewDigits.args.nearest).toBeGreaterThan(5);
    for (const language of languages) {
      for (const notice of [fewSigns, fewDigits]) {
        expect(sayNotice([phrases], notice, language)).not.toMatch(/[{}]|undefined/);
      }
    }
  });
});

describe.each(largeBoxes)(
  'making puzzles with boxes of $boxRows×$boxCols',
  ({ boxRows: rows, boxCols: cols }) => {
    const box = `${rows}x${cols}`;
    const styles = isLong ? ['full', 'minimal', 'symmetric', 'mixed'] : ['full'];
    const rounds = isLong ? 5 : 1;

    it.each(styles)('%s', (style) => {
      for (let round = 0; round < rounds; round++) {
        const made = make({ box, style }, `${box} ${round}`);
        expectProper(made);
        if (style === 'full') expect(signPlaces(made.clues)).toHaveLength(inBoxSigns(rows, cols));
        else expect(signPlaces(made.clues).length).toBeLessThan(inBoxSigns(rows, cols) * 0.95);
        if (style === 'minimal') expect(typeof made.remarks?.minimal).toBe('boolean');
      }
    });
  },
);

describe('the work', () => {
  it('stays within its nodes on fixed seeds', () => {
    const spent = (style: string, rounds: number) => {
      const effort = new Effort();
      for (let round = 0; round < rounds; round++) make({ style }, `work ${round}`, effort);
      return effort.nodes / rounds;
    };
    expect(spent('full', isLong ? 1000 : 20)).toBeLessThan(20);
    expect(spent('minimal', isLong ? 200 : 3)).toBeLessThan(7000);
    expect(spent('symmetric', isLong ? 200 : 3)).toBeLessThan(4000);
    expect(spent('mixed', isLong ? 200 : 20)).toBeLessThan(250);
  });

  it('ends when the nodes do', () => {
    const recipes: Texts[] = [{ style: 'minimal' }, { signs: '30' }, { size: '16' }];
    for (const texts of recipes) {
      const effort = new Effort({ nodes: 100 });
      expect(propose(orderFrom(texts), random('end'), effort)).toEqual({
        ok: true,
        value: undefined,
      });
      expect(effort.stopped).toBe('nodes');
      expect(effort.nodes).toBe(100);
    }
  });

  it('tells how it goes', () => {
    const told: number[] = [];
    const effort = new Effort({ onProgress: (nodes) => told.push(nodes) });
    make({ signs: '38' }, 'progress', effort);
    expect(told.length).toBeGreaterThan(3);
    expect(told).toEqual([...told].sort((one, other) => one - other));
  });

  it('ends when it is cancelled', () => {
    const effort = new Effort({ signal: { aborted: true } });
    const made = propose(orderFrom({ style: 'symmetric' }), random('end'), effort);
    expect(made).toEqual({ ok: true, value: undefined });
  });
});

it('presets are recipes that can be given', () => {
  for (const preset of presets) {
    const { boxRows, boxCols, style } = preset.recipe;
    expect(orderFrom({ box: `${boxRows}x${boxCols}`, style })).toEqual(preset.recipe);
    for (const language of languages) expect(preset.name[language]).not.toBe('');
  }
});
