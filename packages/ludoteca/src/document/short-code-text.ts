/** Texts in short codes: each character is guessed from the two before it, by what came so far. */

import { Frequencies, type PackReader, type PackWriter } from './short-code-pack.ts';

/** A character is seven decisions, from its highest bit; a leaf of that tree is the character. */
const bits = 7;
const leaves = 2 ** bits;
/** Stands before a character that has more bits, which then follows. */
const escaped = leaves - 1;
const wideLeaves = 65_536;
/** A guess from more characters before is believed once it was made this often. */
const trusted = 3;

/** What JSON of boards looks like: read before each text, so that the first guesses are good. */
const primer =
  '{"game":"size","rows":8,"cols":8,"givens":[[0,0,1,0],[0,0,0,2]],"right":[["<",">",""],["",""]],' +
  '"down":[[1,0,0,1],[1,1,0,0]],"clues":[[3,1],[4,2]],"grid":[[null,null,1,0]],"moves":["e4","d5"],' +
  '"cells":"...","toMove":"north","turn":"x","player":1,"params":{},"players":["human","hard"]}';

/** Counts, for each decision, what came after the last two characters, after the last, and at all. */
class Guesses {
  private readonly tallies = new Map<number, Frequencies>();
  private before = 0;
  private last = 0;

  /** Calls `decide` with the tally to trust for each decision; it answers with the bit. */
  character(decide: (tally: Frequencies, depth: number) => number): number {
    let node = 1;
    for (let depth = 0; depth < bits; depth++) {
      const orders = [
        this.tally((this.before * leaves + this.last) * leaves + node, 2),
        this.tally(this.last * leaves + node, 1),
        this.tally(node, 0),
      ];
      const chosen = orders.find(({ total }) => total > trusted) ?? orders[2];
      const bit = decide(chosen, depth);
      for (const tally of orders) if (tally !== chosen) tally.learn(bit);
      node = node * 2 + bit;
    }
    const found = node - leaves;
    this.before = this.last;
    this.last = found;
    return found;
  }

  learn(text: string): void {
    for (let at = 0; at < text.length; at++) {
      const symbol = symbolOf(text.charCodeAt(at));
      this.character((tally, depth) => {
        const bit = bitOf(symbol, depth);
        tally.learn(bit);
        return bit;
      });
    }
  }

  private tally(context: number, order: number): Frequencies {
    const key = context * 3 + order;
    let tally = this.tallies.get(key);
    if (tally === undefined) {
      tally = new Frequencies(2);
      this.tallies.set(key, tally);
    }
    return tally;
  }
}

function symbolOf(unit: number): number {
  return unit < escaped ? unit : escaped;
}

function bitOf(symbol: number, depth: number): number {
  return (symbol >> (bits - 1 - depth)) & 1;
}

function primed(): Guesses {
  const guesses = new Guesses();
  guesses.learn(primer);
  return guesses;
}

/**
 * Writes a text, in few characters where it is like the JSON of boards.
 *
 * @example
 * ```ts
 * import { PackWriter, packText } from 'ludoteca/document';
 *
 * const text = '{"rows":8,"cols":8,"moves":["e4","d5"]}';
 * const writer = new PackWriter();
 * packText(text, writer);
 * console.log(text.length, writer.text().length);
 * ```
 *
 * ```text
 * 39 21
 * ```
 */
export function packText(text: string, writer: PackWriter): void {
  const guesses = primed();
  writer.count(text.length);
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    const symbol = symbolOf(unit);
    guesses.character((tally, depth) => {
      const bit = bitOf(symbol, depth);
      writer.pick(bit, tally);
      return bit;
    });
    if (symbol === escaped) writer.whole(unit, wideLeaves);
  }
}

/**
 * The text, or `undefined` when it would be longer than `most`: a short code can claim any length.
 *
 * @example
 * ```ts
 * import { PackReader, PackWriter, packText, unpackText } from 'ludoteca/document';
 *
 * const writer = new PackWriter();
 * packText('olá', writer);
 * console.log(unpackText(new PackReader(writer.text()), 100));
 * console.log(unpackText(new PackReader(writer.text()), 2));
 * ```
 *
 * ```text
 * olá
 * undefined
 * ```
 */
export function unpackText(reader: PackReader, most: number): string | undefined {
  const length = reader.count();
  if (length > most) return undefined;
  const guesses = primed();
  const units: string[] = [];
  for (let at = 0; at < length; at++) {
    const symbol = guesses.character((tally) => reader.pick(tally));
    units.push(String.fromCharCode(symbol === escaped ? reader.whole(wideLeaves) : symbol));
  }
  return units.join('');
}
