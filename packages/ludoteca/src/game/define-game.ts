/** From what a game tells of itself to a game of the library, whose documents can be read and drawn. */

import { plainText, readJson, type TextFormat } from '../document/index.ts';
import { ok } from '../kernel/index.ts';
import type { Game, GameRules } from './game.ts';
import { type GameDoc, readRecord, stateOf, writeRecord } from './record.ts';
import { recordFormat } from './record-text.ts';
import { packingOf } from './short-code.ts';

export function defineGame<Params, State>(rules: GameRules<Params, State>): Game<Params, State> {
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
      readJson<Doc>(value, (reader) =>
        value.moves === undefined
          ? { kind: 'position', state: rules.positionFromJson(reader) }
          : { kind: 'record', record: readRecord(rules, reader) },
      ),
    toJson: (doc) =>
      doc.kind === 'position' ? rules.positionToJson(doc.state) : writeRecord(rules, doc.record),
    packing: packingOf(rules),
    sketch: (doc) => rules.sketch(stateOf(rules, doc)),
    view: (doc) => rules.view(stateOf(rules, doc)),
    sketchAt: (state, marks) => rules.sketch(state, marks),
    viewAt: (state, marks) => rules.view(state, marks),
  };
}
