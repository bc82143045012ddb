/**
 * Reads the sentences of the exact ladder back, as the coach tells them where it has no argument of its own.
 * First what is said to be gone is looked up: digits in the rows, columns and boxes, what was ruled out
 * before, and what signs say at a glance (compared with every filling of the box). Then the sentence of the
 * technique has to be true of what is left.
 */

import type { Cell, Language } from '../../src/kernel/index.ts';
import { fillings } from './box-fillings.ts';
import { type Board, nameOf } from './read-board.ts';
import { techniqueSentences } from './read-techniques.ts';
import { type ReadLink, readTrial } from './read-trial.ts';
import { sayings } from './read-why.ts';

const opening = {
  en: /^(?:At a glance|The \d+ was ruled out|These? digits? w|The marks show|In \S+ .*the marks leave|By the sign|The signs (?:rise|fall) along|In (?:row|column|box|rows|columns)|Fill |\S+ is \d+ or \d+\. If|Suppose )/,
  pt: /^(?:Vê-se que|O \d+ já foi excluído|Estes? algarismos? já|As marcas mostram|Em .*as marcas só deixam|Pelo sinal|Pelos sinais|Os sinais (?:sobem|descem) por|Na (?:linha|coluna|caixa)|Preenche a|\S+ é \d+ ou \d+\. Se|Supõe |O \d+ d)/,
} as const;

interface Known {
  readonly board: Board;
  /** Whether an earlier link ruled it out, and whether the marks on the board do. */
  isJustGone(cell: Cell, digit: number): boolean;
  isMarked(cell: Cell, digit: number): boolean;
  readonly link: ReadLink | undefined;
}

/** The faults of a text in the ladder's words; nothing when these are not its words. */
export function readLadder(
  text: string,
  language: Language,
  { board, isJustGone, isMarked, link }: Known,
): string[] | undefined {
  const isOwn = /^O \d+ da \S+ \d+ (?:só cabe em|tem de estar)/.test(text);
  if (!opening[language].test(text) || isOwn) return undefined;
  const faults: string[] = [];
  const said = new Set<string>();
  const strike = (cell: Cell, digit: number) => {
    said.add(`${nameOf(cell)} ${digit}`);
  };
  const every = Array.from({ length: board.size }, (_, index) => index + 1);
  /** What is left by the digits of the houses, by the marks on the board, and by what was said. */
  const left = (cell: Cell) => {
    if (board.digit(cell) !== 0) return [board.digit(cell)];
    const peers = board.peers(cell).map(board.digit);
    return every.filter(
      (digit) =>
        !peers.includes(digit) && !isMarked(cell, digit) && !said.has(`${nameOf(cell)} ${digit}`),
    );
  };
  const isGone = (cell: Cell, digit: number) => isJustGone(cell, digit) || isMarked(cell, digit);
  const known = (cell: Cell) => left(cell).filter((digit) => !isJustGone(cell, digit));
  let rest = text;
  for (;;) {
    const before = rest;
    for (const { en, pt, read } of sayings) {
      const match = new RegExp(`^(?:${language === 'en' ? en : pt})[.;] ?`).exec(rest);
      if (match === null) continue;
      rest = rest.slice(match[0].length);
      const boxFillings = (cell: Cell) => fillings(board, board.boxOf(cell), known);
      const isTrue = read([...match], { board, isGone, strike, boxFillings });
      if (!isTrue) faults.push(`not so: ${match[0]}`);
    }
    if (rest === before) break;
  }
  // A supposition is followed with what is said and what stands in the houses, and nothing that was only marked.
  const told = (cell: Cell) => {
    const peers = board.peers(cell).map(board.digit);
    const digit = board.digit(cell);
    if (digit !== 0) return [digit];
    return every.filter((one) => !peers.includes(one) && !said.has(`${nameOf(cell)} ${one}`));
  };
  const trial = readTrial(rest, language, { board, known: inSight(board, known), told, link });
  if (trial !== undefined) return [...faults, ...trial];
  for (const { en, pt, read } of techniqueSentences) {
    const match = new RegExp(`^(?:${language === 'en' ? en : pt})$`).exec(rest);
    if (match === null) continue;
    const isTrue =
      read([...match], { board, link, left }) ||
      read([...match], { board, link, left: inSight(board, left) });
    return isTrue ? faults : [...faults, `not so: ${rest}`];
  }
  return [...faults, `no such sentence: ${rest}`];
}

/** And what every filling of its box denies: signs are seen without a word. */
function inSight(board: Board, left: (cell: Cell) => readonly number[]) {
  const seen = new Map<string, Set<number>>();
  return (cell: Cell): readonly number[] => {
    if (!seen.has(nameOf(cell))) {
      for (const one of board.boxOf(cell)) seen.set(nameOf(one), new Set());
      for (const filling of fillings(board, board.boxOf(cell), left)) {
        for (const [name, digit] of filling) seen.get(name)?.add(digit);
      }
    }
    return left(cell).filter((digit) => seen.get(nameOf(cell))?.has(digit));
  };
}
