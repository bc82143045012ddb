/** The tables of a round: who plays whom, how it stands, and for the teacher a way to enter results by hand. */

import type { RoomView, TableView } from '@ludoteca/server/protocol';
import type { VNode } from 'preact';
import { addressOf } from '../address/routes.ts';
import { ask, newKey } from '../online/api.ts';
import type { RoomSession } from './session.ts';
import { nameIn, outcomeText, possibleResults, resultText } from './telling.ts';
import { words } from './words.ts';

interface TablesProps {
  readonly session: RoomSession;
  /** The round, from 1. */
  readonly number: number;
  readonly canDecide: boolean;
}

export function Tables({ session, number, canDecide }: TablesProps): VNode | null {
  const room = session.room.value;
  const { tournament } = room;
  const round = tournament?.rounds[number - 1];
  if (tournament === undefined || round === undefined) return null;
  return (
    <ul class="tables" aria-label={words('tables')}>
      {round.tables.map((table, index) => (
        <li key={`${number}/${table.players.join('-')}`} data-over={table.points ? '' : undefined}>
          <span class="table-number">{words('table', { table: index + 1 })}</span>
          <span class="table-pair">
            <b>{nameIn(room, table.players[0])}</b> – <b>{nameIn(room, table.players[1])}</b>
            <small>{stateOf(room, table)}</small>
          </span>
          {table.games.map(({ id, phase }) => (
            <a key={id} class="button quiet" href={addressOf.online(id)} data-phase={phase}>
              {words('watch')}
            </a>
          ))}
          {canDecide && (
            <ResultSelect session={session} round={number} number={index + 1} table={table} />
          )}
        </li>
      ))}
      {round.byes.map((player) => (
        <li key={player}>
          <span class="table-number">{words('bye')}</span>
          <span class="table-pair">
            <b>{nameIn(room, player)}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}

function stateOf(room: RoomView, table: TableView): string {
  const outcome = outcomeText(room, table);
  if (outcome !== undefined && table.points !== undefined) {
    return `${resultText(table.points)} · ${outcome}${table.isByHand ? ` · ${words('by-hand')}` : ''}`;
  }
  return words(table.games.length === 0 ? 'to-enter' : 'playing');
}

interface ResultSelectProps {
  readonly session: RoomSession;
  readonly round: number;
  readonly number: number;
  readonly table: TableView;
}

function ResultSelect({ session, round, number, table }: ResultSelectProps): VNode | null {
  const { tournament } = session.room.value;
  if (tournament === undefined) return null;
  const results = possibleResults(tournament.plan);
  const [best] = results[0];
  const unplayed = [
    [best, 0],
    [0, best],
    [0, 0],
  ] as const;
  const choices = [
    ...results.map((points) => ({ points, isForfeit: false, text: resultText(points) })),
    ...unplayed.map((points) => ({
      points,
      isForfeit: true,
      text: words('forfeit', { points: resultText(points) }),
    })),
  ];
  const chosen = table.isByHand
    ? choices.findIndex(
        ({ points, isForfeit }) =>
          isForfeit === table.isForfeit && String(points) === String(table.points),
      )
    : -1;
  return (
    <select
      aria-label={words('result-of', { table: number })}
      value={String(chosen)}
      onChange={({ currentTarget }) => {
        const choice = choices[Number(currentTarget.value)];
        const body = {
          round,
          table: number,
          points:
            choice === undefined
              ? null
              : ([choice.points[0], choice.points[1]] as [number, number]),
          isForfeit: choice?.isForfeit ?? false,
          key: newKey(),
        };
        void session.act(() => ask('decideTable', body, session.id));
      }}
    >
      <option value="-1">{words(table.games.length === 0 ? 'to-enter' : 'as-played')}</option>
      {choices.map(({ text }, index) => (
        <option key={text} value={String(index)}>
          {text}
        </option>
      ))}
    </select>
  );
}
