/** From what a game tells of itself to a game of the library, whose documents can be read and drawn. */

import { type OptionValues, plainText, readJson, type TextFormat } from '../document/index.ts';
import { ok } from '../kernel/index.ts';
import type { Game, GameRules } from './game.ts';
import { readProblem, writeProblem } from './problem/problem-json.ts';
import { type GameDoc, readRecord, stateOf, writeRecord } from './record.ts';
import { recordFormat } from './record-text.ts';
import { packingOf } from './short-code.ts';

/**
 * Makes a game of the library of the rules that a game tells: its documents can be read, written and drawn.
 *
 * @example
 * ```ts
 * import { defineGame } from 'ludoteca/game';
 * import { rastros } from 'ludoteca';
 *
 * const { family, formats } = defineGame({ ...rastros, id: 'trails' });
 * console.log(family, formats.map(({ name }) => name));
 * ```
 *
 * ```text
 * game [ 'drawing', 'record' ]
 * ```
 */
export function defineGame<Params, State, Options extends OptionValues = OptionValues>(
  rules: GameRules<Params, State, Options>,
): Game<Params, State, Options> {
  type Doc = GameDoc<Params, State>;
  const drawing: TextFormat<Doc> = {
    name: 'drawing',
    looksLike: (text) => rules.looksLikeDrawing(text),
    ...(rules.drawingContinues && { continues: rules.drawingContinues }),
    parse(text) {
      const read = rules.parseDrawing(text);
      return read.ok ? ok({ kind: 'position', state: read.value }) : read;
    },
    format: (doc) => ok(plainText(rules.sketch(stateOf(rules, doc)))),
  };
  return {
    ...rules,
    family: 'game',
    formats: [drawing, recordFormat(rules)],
    fromJson: (value) =>
      readJson<Doc>(value, (reader) => {
        if (value.problem !== undefined) {
          return { kind: 'problem', problem: readProblem(rules, reader) };
        }
        return value.moves === undefined
          ? { kind: 'position', state: rules.positionFromJson(reader) }
          : { kind: 'record', record: readRecord(rules, reader) };
      }),
    toJson(doc) {
      if (doc.kind === 'position') return rules.positionToJson(doc.state);
      if (doc.kind === 'problem') return writeProblem(rules, doc.problem);
      return writeRecord(rules, doc.record);
    },
    packing: packingOf(rules),
    sketch: (doc) => rules.sketch(stateOf(rules, doc)),
    view: (doc) => rules.view(stateOf(rules, doc)),
    sketchAt: (state, marks) => rules.sketch(state, marks),
    viewAt: (state, marks) => rules.view(state, marks),
  };
}
