/** A finished game with somebody elsewhere is kept among the reader's own, to be looked through like any other. */

import { gameFromJson } from 'ludoteca/game';
import { aboutOfDocument, nameOf, personOf } from '../kept/index.ts';
import { load, restore } from '../storage/index.ts';
import type { Connection } from './connection.ts';

/** Once: what was tried out in it since stays. */
export async function keepFinished({ id, game, match, view }: Connection): Promise<void> {
  const { seats } = view.value;
  const own = `online-${id}`;
  if ((await load(own)) !== undefined) return;
  const names = ([0, 1] as const).map((seat) => {
    const holder = seats[seat];
    return holder?.level === undefined
      ? nameOf(personOf(holder?.name ?? ''))
      : String(holder.level);
  });
  const read = gameFromJson(game, { ...match.value.toJson(), players: names });
  if (!read.ok) return;
  const document = read.value;
  const now = Date.now();
  await restore({
    id: own,
    game: game.id,
    start: document.toJson(),
    actions: [],
    began: now,
    touched: now,
    about: { ...aboutOfDocument(document), finished: now },
  });
}
