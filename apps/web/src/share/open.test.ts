import { catalogue } from 'ludoteca/catalogue';
import type { JsonObject } from 'ludoteca/document';
import { type AnyGame, isGame, type Move } from 'ludoteca/game';
import { languages, random } from 'ludoteca/kernel';
import { describe, expect, it } from 'vitest';
import { setLanguage } from '../language/index.ts';
import { openText } from './open.ts';
import { passedOver } from './passed-over.ts';

/** A game to its end, by chance, as a record that is put wrong afterwards. */
function finished(game: AnyGame) {
  const params = game.params({});
  if (!params.ok) throw new Error('there is a usual board');
  const source = random(`open ${game.id}`);
  const moves: Move[] = [];
  const texts: string[] = [];
  let state = game.initial(params.value);
  for (let outcome = game.outcome(state); outcome === undefined; outcome = game.outcome(state)) {
    const move = source.pick(game.moves(state));
    moves.push(move);
    texts.push(game.formatMove(state, move));
    state = game.apply(state, move);
  }
  const json = game.toJson({ kind: 'record', record: { params: params.value, moves } });
  return { json: { ...json, game: game.id }, texts, winner: game.outcome(state)?.winner };
}

/** What the page says to this document, in every language. */
async function refusals(document: JsonObject): Promise<string[]> {
  const said: string[] = [];
  for (const language of languages) {
    setLanguage(language);
    const opened = await openText(JSON.stringify(document));
    if (opened.ok) throw new Error('it was opened');
    said.push(opened.error);
  }
  return said;
}

describe.each(catalogue.filter(isGame))(
  'a record of $id that is wrong is refused in words',
  (game) => {
    const { json, texts, winner } = finished(game);

    it('with a swap that may not be', async () => {
      expect(await refusals({ ...json, moves: ['swap'] })).toEqual([
        expect.stringMatching(/^Found swap.*\(move 1\)$/),
        expect.stringMatching(/^Encontrei swap.*\(jogada 1\)$/),
      ]);
    });

    it('with a move after the end', async () => {
      expect(await refusals({ ...json, moves: [...texts, texts[0]] })).toEqual([
        expect.stringContaining('after the end of the game'),
        expect.stringContaining('depois do fim do jogo'),
      ]);
    });

    it('with another winner', async () => {
      const other = game.sides[winner === 0 ? 1 : 0].id;
      expect(await refusals({ ...json, result: other })).toEqual([
        expect.stringContaining('The record says'),
        expect.stringContaining('O registo diz'),
      ]);
    });
  },
);

it('tells of names that were passed over, with the nearest that is known', async () => {
  setLanguage('pt');
  const opened = await openText('{"game":"rastros","siez":7,"moves":[]}');
  expect(opened.ok).toBe(true);
  expect(passedOver.value).toEqual(['Este nome não diz nada aqui; querias dizer "size"? (siez)']);
  await openText('{"game":"rastros","moves":[]}');
  expect(passedOver.value).toEqual([]);
});
