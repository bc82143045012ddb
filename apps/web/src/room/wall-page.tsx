/**
 * The wall for a projector: code, time, the boards of the round, standings and the next pairings, to be read from the
 * last row. What does not fit turns page by page. No header: there is nothing to press.
 */

import type { BoardView, RoomView, TableView } from '@ludoteca/server/protocol';
import { type AnyGame, gameFromJson, isGame } from 'ludoteca/game';
import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Picture } from '../board/index.ts';
import { loadKind } from '../games/kinds.ts';
import { nameOfGame } from './archive.tsx';
import { RoundClock } from './room-head.tsx';
import type { RoomSession } from './session.ts';
import { Standings } from './standings.tsx';
import { NextTables } from './teacher.tsx';
import { nameIn, outcomeText, roundText } from './telling.ts';
import { words } from './words.ts';

/** How long a page of boards or of standings stays, in milliseconds. */
const pageTime = 10_000;
const boardsOnPage = 12;
const rowsOnPage = 6;

export function Wall({ session }: { readonly session: RoomSession }): VNode {
  const room = session.room.value;
  const { tournament, code, members, title } = room;
  const round = tournament?.rounds.at(-1);
  const game = useGame(tournament?.plan.start.game);
  const turn = useTurns();
  const here = members.filter(({ state }) => state === 'here');
  const tables = round?.tables ?? [];
  const over = tables.filter(({ points }) => points !== undefined).length;
  const boardPages = Math.max(1, Math.ceil(tables.length / boardsOnPage));
  const boardPage = turn % boardPages;
  const shown = tables.slice(boardPage * boardsOnPage, (boardPage + 1) * boardsOnPage);
  const rows = tournament?.standings.length ?? 0;
  const rowPages = Math.max(1, Math.ceil(rows / rowsOnPage));
  const rowPage = turn % rowPages;
  return (
    <main class="wall" tabIndex={-1}>
      <header class="wall-head">
        <div>
          {code !== '' && (
            <>
              <small>{words('join-at', { address: location.host })}</small>
              <h1>{code}</h1>
            </>
          )}
          {code === '' && <h1>{title}</h1>}
        </div>
        <div class="wall-about">
          <small>
            {tournament && round
              ? `${nameOfGame(tournament.plan.start.game)} · ${words('games-over', { over, all: tables.length })}`
              : words('member-count', { here: here.length })}
          </small>
          <b>{tournament ? roundText(tournament) : title}</b>
        </div>
        {round?.until !== undefined && !round.isOver && (
          <div class="wall-time">
            <small>{words('time-left')}</small>
            <RoundClock session={session} />
          </div>
        )}
      </header>
      {round === undefined ? (
        <ul class="wall-names" aria-label={words('members')}>
          {here.map(({ number, name }) => (
            <li key={number}>{name}</li>
          ))}
        </ul>
      ) : (
        <div class="wall-body">
          <section
            class="wall-boards"
            aria-label={words('tables')}
            style={{ '--columns': columnsFor(shown.length) }}
          >
            {shown.map((table, index) => (
              <WallBoard
                key={table.players.join('-')}
                room={room}
                table={table}
                number={boardPage * boardsOnPage + index + 1}
                game={game}
                boards={session.boards.value}
              />
            ))}
            {boardPages > 1 && <PageNumber page={boardPage} pages={boardPages} />}
          </section>
          <aside class="wall-side">
            <section class="card" aria-label={words('standings')}>
              <h2>
                {words('standings')}
                {rowPages > 1 && <PageNumber page={rowPage} pages={rowPages} />}
              </h2>
              <Standings room={room} from={rowPage * rowsOnPage} count={rowsOnPage} isShort />
            </section>
            {tournament?.next && (
              <section class="card" aria-label={words('next-round')}>
                <h2>{words('next-round')}</h2>
                <NextTables session={session} most={6} />
              </section>
            )}
          </aside>
        </div>
      )}
    </main>
  );
}

/** Few boards are drawn larger. */
function columnsFor(boards: number): number {
  if (boards <= 2) return Math.max(1, boards);
  return boards <= 4 ? 2 : boards <= 6 ? 3 : 4;
}

function PageNumber({ page, pages }: { readonly page: number; readonly pages: number }): VNode {
  return <small class="page-number">{words('page-of', { page: page + 1, pages })}</small>;
}

function useGame(id: string | undefined): AnyGame | undefined {
  const [game, setGame] = useState<AnyGame>();
  useEffect(() => {
    if (id === undefined) return;
    loadKind(id).then((kind) => {
      if (kind !== undefined && isGame(kind)) setGame(kind);
    });
  }, [id]);
  return game;
}

/** Counts the pages that have turned. */
function useTurns(): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((count) => count + 1), pageTime);
    return () => clearInterval(timer);
  }, []);
  return turn;
}

interface WallBoardProps {
  readonly room: RoomView;
  readonly table: TableView;
  readonly number: number;
  readonly game: AnyGame | undefined;
  readonly boards: ReadonlyMap<string, BoardView>;
}

function WallBoard({ room, table, number, game, boards }: WallBoardProps): VNode {
  // Of two games at a table, the one that is played, or was last.
  const shown = table.games.find(({ phase }) => phase !== 'over') ?? table.games.at(-1);
  const board = shown && boards.get(shown.id);
  const start = room.tournament?.plan.start;
  const isSecond = shown !== undefined && table.games.indexOf(shown) === 1;
  const drawing = useMemo(() => {
    if (game === undefined || start === undefined || shown === undefined) return undefined;
    const read = gameFromJson(game, { ...start, moves: board?.moves ?? [] });
    return read.ok ? read.value.match.view() : undefined;
  }, [game, board?.moves.length, shown?.id]);
  const [one, other] = isSecond ? [table.players[1], table.players[0]] : table.players;
  const outcome = outcomeText(room, table);
  return (
    <figure
      class="wall-board"
      data-over={outcome === undefined ? undefined : ''}
      data-wood={table.games.length === 0 ? '' : undefined}
    >
      <div class="wall-picture">
        {drawing ? <Picture drawing={drawing} /> : <b>{words('table', { table: number })}</b>}
      </div>
      <figcaption>
        {outcome ?? (
          <>
            <i class="side first" aria-hidden="true" />
            {nameIn(room, one)} <span>–</span> <i class="side second" aria-hidden="true" />
            {nameIn(room, other)}
          </>
        )}
        {outcome !== undefined && (
          <small>
            {nameIn(room, table.players[0])} – {nameIn(room, table.players[1])}
          </small>
        )}
      </figcaption>
    </figure>
  );
}
