/** Games of a club outside of its tournaments: challenging somebody, answering a challenge, and what is played. */

import { tiles } from 'virtual:home-tiles';
import type { ClubGame } from '@ludoteca/server/protocol';
import type { VNode } from 'preact';
import { useId, useState } from 'preact/hooks';
import { addressOf, go } from '../address/routes.ts';
import { say } from '../language/index.ts';
import { ask, newKey } from '../online/api.ts';
import { paces, sayPace } from '../online/paces.ts';
import { Button, Chips, Dialog } from '../parts/index.ts';
import { nameOfGame } from './archive.tsx';
import type { RoomSession } from './session.ts';
import { nameIn } from './telling.ts';
import { words } from './words.ts';

export function ClubGames({ session }: { readonly session: RoomSession }): VNode | null {
  const [isChallenging, setChallenging] = useState(false);
  const { games = [], kind, you, isClosed } = session.room.value;
  const mayChallenge = you !== undefined && !isClosed;
  const shown = games.filter(({ ending }) => ending?.reason !== 'abandoned');
  if (kind !== 'club' || (!mayChallenge && shown.length === 0)) return null;
  return (
    <section class="card" aria-label={words('club-games')}>
      <h2>{words('club-games')}</h2>
      {shown.length > 0 && (
        <ul class="online-list">
          {shown.map((game) => (
            <ClubGameLine key={game.id} session={session} game={game} />
          ))}
        </ul>
      )}
      {mayChallenge && (
        <div class="row">
          <Button onClick={() => setChallenging(true)}>{words('challenge')}</Button>
        </div>
      )}
      {isChallenging && <ChallengeDialog session={session} onClose={() => setChallenging(false)} />}
    </section>
  );
}

interface LineProps {
  readonly session: RoomSession;
  readonly game: ClubGame;
}

function ClubGameLine({ session, game }: LineProps): VNode {
  const room = session.room.value;
  const { id, pace, players, challenged, phase } = game;
  const answer = (name: 'join' | 'cancel') => async () => {
    const body = { key: newKey() };
    const isDone = await acted(session, () => ask(name, body, id));
    if (isDone && name === 'join') go(addressOf.online(id));
  };
  const isMine = players.some((player) => player === room.you);
  return (
    <li>
      <span>
        <b>{nameOfGame(game.game)}</b> {players.map((player) => nameIn(room, player)).join(' – ')}
        <small>
          {sayPace(pace)} · {stateOf(session, game)}
        </small>
      </span>
      {phase !== 'waiting' ? (
        <a class="button" href={addressOf.online(id)}>
          {words(isMine && phase === 'playing' ? 'go-on' : 'show')}
        </a>
      ) : challenged === room.you ? (
        <div class="row">
          <Button onClick={() => void answer('cancel')()}>{words('decline')}</Button>
          <Button kind="primary" onClick={() => void answer('join')()}>
            {words('accept')}
          </Button>
        </div>
      ) : (
        isMine && <Button onClick={() => void answer('cancel')()}>{words('withdraw')}</Button>
      )}
    </li>
  );
}

/** Does something about a game, and shows the room as it is then. */
function acted(session: RoomSession, work: () => Promise<unknown>): Promise<boolean> {
  return session.act(async () => {
    await work();
    return { room: await ask('room', undefined, session.id) };
  });
}

/** Whose turn it is, who won, or who has not answered yet. */
function stateOf(session: RoomSession, { phase, challenged, turn, ending, players }: ClubGame) {
  const room = session.room.value;
  if (phase === 'waiting') return words('no-answer-yet', { name: nameIn(room, challenged) });
  if (phase === 'playing') {
    return turn === room.you
      ? words('your-turn')
      : words('turn-of', { name: nameIn(room, turn ?? players[0]) });
  }
  const winner = ending?.winner;
  return winner === undefined
    ? words('drawn')
    : words('won-by', { name: nameIn(room, players[winner]) });
}

/** Those of days for each move come first: nobody of a club has to be here at once. */
const clubPaces = paces.toSorted(
  (one, other) => Number(other.kind === 'days') - Number(one.kind === 'days'),
);

function ChallengeDialog({
  session,
  onClose,
}: {
  readonly session: RoomSession;
  readonly onClose: () => void;
}): VNode {
  const id = useId();
  const { members, you } = session.room.value;
  const others = members.filter(
    ({ number, state, hasDevice }) => number !== you && state !== 'removed' && hasDevice,
  );
  const games = tiles.filter(({ family }) => family === 'game');
  const [member, setMember] = useState(others[0]?.number ?? 0);
  const [game, setGame] = useState(games[0].id);
  const [pace, setPace] = useState(0);
  const [key] = useState(newKey);
  const challenge = async () => {
    const isDone = await acted(session, () =>
      ask('makeGame', {
        start: { game },
        pace: clubPaces[pace],
        seat: 'lot',
        against: { kind: 'member', room: session.id, member },
        canWatch: false,
        key,
      }),
    );
    if (isDone) onClose();
  };
  return (
    <Dialog title={words('challenge')} onClose={onClose}>
      {others.length === 0 ? (
        <p class="text">{words('nobody-else')}</p>
      ) : (
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault();
            void challenge();
          }}
        >
          <div class="field">
            <label for={id}>{words('whom')}</label>
            <select
              id={id}
              value={member}
              onChange={({ currentTarget }) => setMember(Number(currentTarget.value))}
            >
              {others.map(({ number, name }) => (
                <option key={number} value={number}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          <Chips
            label={words('game')}
            value={game}
            choices={games.map((tile) => ({ value: tile.id, text: say(tile.name) }))}
            onChoose={setGame}
          />
          <Chips
            label={words('pace')}
            value={pace}
            choices={clubPaces.map((each, value) => ({ value, text: sayPace(each) }))}
            onChoose={setPace}
          />
          <p class="quiet">{words('challenge-help')}</p>
          <div class="row">
            <button type="submit" class="button primary">
              {words('challenge-send')}
            </button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
