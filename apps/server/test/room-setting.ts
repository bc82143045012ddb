/** What tests of rooms begin with: a server of their own, rooms with pupils, and rounds that are played. */

import { catalogue } from 'ludoteca/catalogue';
import { noughts } from '../../../packages/ludoteca/test/games/noughts/index.ts';
import { type Client, newKey, person } from './client.ts';
import { type DatabaseKind, serverOn } from './opened.ts';
import { enter, type Pupil } from './room-client.ts';

/** A server for the tests of one description, and rooms in it. */
export function openSetting(kind: DatabaseKind) {
  const base = serverOn(kind, [...catalogue, noughts]);

  const openRoom = async (names: readonly string[], of: 'class' | 'club' = 'class') => {
    const teacher = await person(base, 'Teresa');
    const { id, code: word } = await teacher.ask('makeRoom', {
      kind: of,
      title: '6.º B',
      ...key(),
    });
    const pupils: Pupil[] = [];
    for (const name of names) pupils.push(await enter(base, word, name));
    return { teacher, id, code: word, pupils };
  };
  return { base, openRoom };
}

export const key = () => ({ key: newKey() });

export const planOf = (more: object = {}) => ({
  plan: {
    system: 'swiss' as const,
    rounds: 3,
    start: { game: 'noughts' },
    pace: { kind: 'none' as const },
    hasBothSides: false,
    isOnWood: false,
    ...more,
  },
  ...key(),
});

/** Plays the games of the newest round: whoever begins wins. */
export async function playRound(
  teacher: Client,
  id: string,
  pupils: readonly Pupil[],
): Promise<void> {
  const { tournament } = await teacher.ask('room', undefined, id);
  const round = tournament?.rounds.at(-1);
  for (const { players, games } of round?.tables ?? []) {
    for (const [index, { id: game }] of games.entries()) {
      const [one, other] = index === 0 ? players : [players[1], players[0]];
      const at = (member: number) => pupils.find((each) => each.member === member)?.client;
      const moves = ['a1', 'b1', 'a2', 'b2', 'a3'];
      for (const [ply, move] of moves.entries()) {
        await at(ply % 2 === 0 ? one : other)?.ask('move', { ply, move, ...key() }, game);
      }
    }
  }
}
