/**
 * Penpa+: a link whose payload is a page of lines (a header, JSON layers of what is drawn), with
 * common words abbreviated, deflated, in base64. Signs are inequality symbols on the edges between
 * cells, box borders thick edges, given digits numbers in the question layer, entries in the answer
 * layer.
 */

import type { JsonObject, JsonValue, TextFormat } from '../../document/index.ts';
import { comparisonsOf, type GreaterThanDoc, sizeOf } from '../../games/greater-than/index.ts';
import { fail, type Notice, ok, type Result, type Where } from '../../kernel/index.ts';
import { deflateText, inflateText } from '../codec.ts';
import { broken, findPayload } from './payload.ts';
import { type Page, readPage } from './penpa-page.ts';
import { borderEdges, pointsOf } from './penpa-points.ts';
import { interchangeNotices } from './phrases.ts';

const site = 'https://swaroopg92.github.io/penpa-edit/#m=edit&p=';
const payloadStart = /(?:^|[#?&])m=(?:edit|solve)&p=/;

export const penpa: TextFormat<GreaterThanDoc> = {
  name: 'penpa',

  looksLike(text) {
    const head = text.slice(0, 4096).trimStart();
    if (!/^\S+$/.test(text.trim())) return false;
    return payloadStart.test(head) || /^https?:\S*penpa/i.test(head);
  },

  parse(text) {
    const payload = findPayload(text, payloadStart, 'Penpa+');
    if (!payload.ok) return payload;
    const { where } = payload.value;
    const inflated = inflateText(payload.value.text);
    if (inflated === undefined) return broken('Penpa+', where);
    const page = pageOf(unabbreviated(inflated).split('\n'), where);
    return page.ok ? readPage(page.value, where) : page;
  },

  format: (doc) => ok(`${site}${deflateText(abbreviated(linesOf(doc).join('\n')))}\n`),
};

/** Words of the layers and what stands for each; `z` is written twice over so that none is mistaken. */
const abbreviations: readonly (readonly [word: string, short: string])[] = [
  ['z', 'zZ'],
  ['"qa"', 'z9'],
  ['"pu_q"', 'zQ'],
  ['"pu_a"', 'zA'],
  ['"grid"', 'zG'],
  ['"edit_mode"', 'zM'],
  ['"surface"', 'zS'],
  ['"line"', 'zL'],
  ['"lineE"', 'zE'],
  ['"wall"', 'zW'],
  ['"cage"', 'zC'],
  ['"number"', 'zN'],
  ['"symbol"', 'zY'],
  ['"special"', 'zP'],
  ['"board"', 'zB'],
  ['"command_redo"', 'zR'],
  ['"command_undo"', 'zU'],
  ['"command_replay"', 'z8'],
  ['"numberS"', 'z1'],
  ['"freeline"', 'zF'],
  ['"freelineE"', 'z2'],
  ['"thermo"', 'zT'],
  ['"arrows"', 'z3'],
  ['"direction"', 'zD'],
  ['"squareframe"', 'z0'],
  ['"polygon"', 'z5'],
  ['"deletelineE"', 'z4'],
  ['"killercages"', 'z6'],
  ['"nobulbthermo"', 'z7'],
  ['"__a"', 'z_'],
  ['null', 'zO'],
];

function abbreviated(text: string): string {
  return abbreviations.reduce((so, [word, short]) => so.replaceAll(word, short), text);
}

function unabbreviated(text: string): string {
  return abbreviations.reduceRight((so, [word, short]) => so.replaceAll(short, word), text);
}

/** A cell on the screen, in pixels. */
const cellSize = 38;
const title = 'Greater-Than Sudoku';
// No comma, = or & without its escape, and no z: old versions of the page do not give it back.
const rules =
  'Write each digit once in every row%2C column and box. Each sign points to the smaller digit.';

function linesOf(doc: GreaterThanDoc): string[] {
  const { clues, grid } = doc;
  const size = sizeOf(clues);
  const points = pointsOf(size);
  const canvas = (size + 1) * cellSize;
  const header = [
    ...['square', size, size, cellSize, 0, 1, 1, canvas, canvas, points.centre, points.centre],
    ...[0, 0, 0, 0, `Title: ${title}`, 'Author: ', '', rules, 'OFF', false],
  ].join(',');
  const cells = clues.givens.flatMap((row, r) => row.map((_, c) => ({ row: r, col: c })));
  const centres = cells.map(points.middle);
  const given = cells.filter(({ row, col }) => clues.givens[row][col] !== 0);
  const entered = cells.filter(({ row, col }) => {
    const entry = grid?.digits[row][col] ?? 0;
    return entry !== 0 && entry !== clues.givens[row][col];
  });
  const question = layers({
    number: Object.fromEntries(
      given.map((cell) => [
        points.middle(cell),
        [String(clues.givens[cell.row][cell.col]), 1, '1'],
      ]),
    ),
    symbol: Object.fromEntries(symbolsOf(doc)),
    lineE: Object.fromEntries(borderEdges(size, clues).map((edge) => [edge, 2])),
  });
  const answer = layers({
    number: Object.fromEntries(
      entered.map((cell) => [
        points.middle(cell),
        [String(grid?.digits[cell.row][cell.col]), 2, '1'],
      ]),
    ),
  });
  const steps = centres.map((centre, index) =>
    index === 0 ? centre : centre - centres[index - 1],
  );
  const json = (value: JsonValue) => JSON.stringify(value);
  return [
    ...[header, json([0, 0, 0, 0]), json(mode), json(question), json(answer), json(steps)],
    // Tabs, answer checking, two places kept free, the version that these lines are of.
    ...['[]', '{}', '"x"', '"x"', '[3,2,4]'],
    // The tools again, no theme, no colours of one's own, no tags, no message.
    ...[json(mode), '"x"', '0', json(layers({})), json(layers({})), '{}', '[]', 'false'],
  ];
}

/** The four ways an inequality symbol can point, as Penpa+ numbers them (5 to 8 in its slender style). */
const symbolNumbers = { left: 5, up: 6, right: 7, down: 8 } as const;

function symbolsOf({ clues }: GreaterThanDoc): [number, JsonValue][] {
  const points = pointsOf(sizeOf(clues));
  return comparisonsOf(clues).map(({ smaller, larger }) => {
    const isLevel = smaller.row === larger.row;
    const isFirst = smaller.row < larger.row || smaller.col < larger.col;
    const first = isFirst ? smaller : larger;
    const way = isLevel ? (isFirst ? 'left' : 'right') : isFirst ? 'up' : 'down';
    const point = isLevel ? points.rightEdge(first) : points.lowerEdge(first);
    return [point, [symbolNumbers[way], 'inequality', 2]];
  });
}

function layers(filled: JsonObject): JsonObject {
  const stack = { __a: [] };
  return {
    ...{ command_redo: stack, command_undo: stack, command_replay: stack },
    ...{ surface: {}, number: {}, numberS: {}, symbol: {}, freeline: {}, freelineE: {} },
    ...{ thermo: [], arrows: [], direction: [], squareframe: [], polygon: [] },
    ...{ line: {}, lineE: {}, wall: {}, cage: {}, deletelineE: {} },
    ...{ killercages: [], nobulbthermo: [] },
    ...filled,
  };
}

/** The tools at hand: inequality signs for the setter, digits for the solver. */
const mode: JsonObject = {
  qa: 'pu_q',
  grid: ['1', '2', '1'],
  pu_q: { edit_mode: 'symbol', ...tools('inequality', 1), sudoku: ['1', 1] },
  pu_a: { edit_mode: 'sudoku', ...tools('circle_L', 2), sudoku: ['1', 9] },
};

function tools(symbol: string, style: number): JsonObject {
  return {
    ...{ surface: ['', 1], multicolor: ['', 1], line: ['1', style + 1], lineE: ['1', style + 1] },
    ...{ wall: ['', style + 1], cage: ['1', 10], number: ['1', style], symbol: [symbol, 1] },
    ...{ special: ['thermo', ''], board: ['', ''], move: ['1', ''], combi: ['battleship', 3] },
  };
}

/** The lines of a page that matter here; those of the solver's view have no answer layer. */
function pageOf(lines: readonly string[], where: Where): Result<Page, Notice> {
  const least = 6;
  if (lines.length < least) {
    const counts = { found: lines.length, expected: least };
    return fail(interchangeNotices.notice('penpa-lines', counts, where));
  }
  const [header, space, , question, answer, steps] = lines;
  const parts: Record<string, JsonValue> = {};
  for (const [name, number, text] of [
    ['space', 2, space],
    ['pu_q', 4, question],
    ['pu_a', 5, answer || '{}'],
    ['centerlist', 6, steps],
  ] as const) {
    try {
      parts[name] = JSON.parse(text);
    } catch {
      return fail(interchangeNotices.notice('penpa-json', { line: number }, where));
    }
  }
  return ok({ header: header.split(','), parts });
}
