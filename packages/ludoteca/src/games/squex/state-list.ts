/**
 * The state of the old program: one list of octagons, squares, height, width, the types of the two players
 * ('P' a person, else a level), the next player and the cut information, ended by a dot.
 *
 *     [[[1,0],[0,2]], [[0,1,0],[2,0,2],[0,1,0]], 2, 2, 'P', 1, 1, 1-0].
 *
 * Copies may lack the outermost bracket. Comments begin with %.
 */

import { lineAndColumn } from '../../document/index.ts';
import { misread, type Notice, type Result, reading, type Where } from '../../kernel/index.ts';
import { findSquareFault } from './consistency.ts';
import { notices } from './notices.ts';
import { cutInfos, mostSide, type Owner, type SquexPosition } from './position.ts';

/** A list, or a word as it stands in the text. */
type Term =
  | { readonly kind: 'list'; readonly items: readonly Term[]; readonly offset: number }
  | { readonly kind: 'word'; readonly text: string; readonly offset: number };

export function looksLikeStateList(text: string): boolean {
  return /^\s*\[\s*\[/.test(withoutComments(text));
}

/** Whether a line after a blank one still belongs to the list. */
export function isListOpen(text: string): boolean {
  if (!looksLikeStateList(text)) return false;
  const bare = withoutComments(text);
  return bare.split('[').length > bare.split(']').length || !/\.\s*$/.test(bare);
}

export function parseStateList(text: string): Result<SquexPosition, Notice> {
  const terms = new Terms(text);
  return reading(() => positionOf(terms.all(), terms));
}

/** Comments become spaces, so that places stay what they are. */
function withoutComments(text: string): string {
  return text.replace(/%[^\n]*/g, (comment) => ' '.repeat(comment.length));
}

/** A state holds boards, boards hold rows: lists in lists deeper than this are no state. */
const deepest = 4;

const space = /\s*/y;

/** No list of a state is longer: squares have a row more than octagons. */
const mostItems = mostSide + 1;

class Terms {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = withoutComments(text);
  }

  /** The eight parts of the state. */
  all(): readonly Term[] {
    const first = this.#term();
    const parts = [first];
    while (parts.length <= mostItems && this.#take(',')) parts.push(this.#term());
    // A copy without its outermost bracket may still have the closing one.
    if (parts.length > 1) this.#take(']');
    this.#take('.');
    this.#space();
    if (this.#at < this.#text.length) this.refuse(this.#at, '.');
    return parts.length === 1 && first.kind === 'list' ? first.items : parts;
  }

  placeOf(offset: number): Where {
    return { kind: 'text', ...lineAndColumn(this.#text, offset) };
  }

  refuse(offset: number, expected: string): never {
    const found = /^\S{1,20}/.exec(this.#text.slice(offset, offset + 20))?.[0] ?? '–';
    const where = this.placeOf(offset);
    misread(notices.notice('state-list', { found, expected }, where));
  }

  #term(depth = 0): Term {
    this.#space();
    const offset = this.#at;
    if (!this.#take('[')) return { kind: 'word', text: this.#word(), offset };
    const items: Term[] = [];
    if (this.#take(']')) return { kind: 'list', items, offset };
    if (depth === deepest) this.refuse(this.#at, '0 1 2');
    do items.push(this.#term(depth + 1));
    while (items.length <= mostItems && this.#take(','));
    if (!this.#take(']')) this.refuse(this.#at, ', ]');
    return { kind: 'list', items, offset };
  }

  #word(): string {
    const word = /^(?:'[^'\n]*'|\d\s*-\s*\d|\w+)/.exec(
      this.#text.slice(this.#at, this.#at + 40),
    )?.[0];
    if (word === undefined) this.refuse(this.#at, '[ 0 1 2');
    this.#at += word.length;
    return word;
  }

  #take(mark: string): boolean {
    this.#space();
    if (this.#text[this.#at] !== mark) return false;
    this.#at++;
    return true;
  }

  #space(): void {
    space.lastIndex = this.#at;
    space.test(this.#text);
    this.#at = space.lastIndex;
  }
}

function positionOf(parts: readonly Term[], terms: Terms): SquexPosition {
  const [octagonTerm, squareTerm, heightTerm, widthTerm, , , nextTerm, cutTerm] = parts;
  if (cutTerm === undefined || parts.length > 8) terms.refuse(parts[8]?.offset ?? 0, '8');
  const [rows, cols] = [sideOf(heightTerm, terms), sideOf(widthTerm, terms)];
  const octagons = ownersOf(octagonTerm, rows, cols, terms);
  const squares = ownersOf(squareTerm, rows + 1, cols + 1, terms);
  const player = wordOf(nextTerm);
  if (player !== '1' && player !== '2') terms.refuse(nextTerm.offset, '1 2');
  const cutInfo = cutInfos.find((known) => known === wordOf(cutTerm).replace(/\s/g, ''));
  if (cutInfo === undefined) terms.refuse(cutTerm.offset, cutInfos.join(' '));
  const fault = findSquareFault({ rows, cols, octagons, squares });
  if (fault !== undefined) {
    const { row, col } = fault.square;
    const line = squareTerm.kind === 'list' ? squareTerm.items[row] : squareTerm;
    const { offset } = line.kind === 'list' ? line.items[col] : line;
    misread({ ...fault.notice, where: terms.placeOf(offset) });
  }
  return { rows, cols, octagons, squares, player: player === '1' ? 1 : 2, cutInfo };
}

function wordOf(term: Term): string {
  return term.kind === 'word' ? term.text : '';
}

function sideOf(term: Term, terms: Terms): number {
  const side = Number(wordOf(term));
  const isSide = Number.isInteger(side) && side >= 1 && side <= mostSide;
  return isSide ? side : terms.refuse(term.offset, `1–${mostSide}`);
}

function ownersOf(term: Term, rows: number, cols: number, terms: Terms): Owner[][] {
  return listOf(term, rows, terms).map((row) =>
    listOf(row, cols, terms).map((cell): Owner => {
      const owner = ([0, 1, 2] as const).find((known) => String(known) === wordOf(cell));
      return owner ?? terms.refuse(cell.offset, '0 1 2');
    }),
  );
}

function listOf(term: Term, length: number, terms: Terms): readonly Term[] {
  if (term.kind !== 'list') terms.refuse(term.offset, '[');
  if (term.items.length !== length) {
    const args = { found: term.items.length, expected: length };
    misread(notices.notice('state-list-length', args, terms.placeOf(term.offset)));
  }
  return term.items;
}
