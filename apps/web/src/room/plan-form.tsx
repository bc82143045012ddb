/** How a tournament shall be played: game, board, who meets whom, clock or time, on screens or on wood. */

import { tiles } from 'virtual:home-tiles';
import type { Plan } from '@ludoteca/server/protocol';
import { type AnyGame, isGame, openMatch } from 'ludoteca/game';
import { usualRounds } from 'ludoteca/tournament';
import type { VNode } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { loadKind } from '../games/kinds.ts';
import { say } from '../language/index.ts';
import { ask, newKey } from '../online/api.ts';
import { paces, sayPace } from '../online/paces.ts';
import { Chips, Segmented, Toggle } from '../parts/index.ts';
import type { RoomSession } from './session.ts';
import { words } from './words.ts';

const systems = ['swiss', 'round-robin', 'knock-out'] as const;
const times = [0, 5, 8, 10, 15, 20, 30, 45];

const games = tiles.filter(({ family }) => family === 'game');
const noClock = paces.findIndex(({ kind }) => kind === 'none');

export function PlanForm({ session }: { readonly session: RoomSession }): VNode {
  const { kind, members } = session.room.value;
  const isClub = kind === 'club';
  const [gameId, setGameId] = useState(games[0].id);
  const [game, setGame] = useState<AnyGame>();
  const [preset, setPreset] = useState(0);
  const [system, setSystem] = useState<Plan['system']>(isClub ? 'round-robin' : 'swiss');
  const [rounds, setRounds] = useState<number>();
  const [pace, setPace] = useState(isClub ? paces.length - 1 : noClock);
  const [minutes, setMinutes] = useState(isClub ? 0 : 10);
  const [hasBothSides, setBothSides] = useState(false);
  const [isOnWood, setOnWood] = useState(false);
  const [key, setKey] = useState(newKey);
  const id = useId();
  useEffect(() => {
    let isLeft = false;
    loadKind(gameId).then((found) => {
      if (isLeft || found === undefined || !isGame(found)) return;
      setGame(found);
      setPreset(0);
    });
    return () => {
      isLeft = true;
    };
  }, [gameId]);
  const here = members.filter(({ state }) => state === 'here').length;
  const usual = Math.max(1, usualRounds(system, here));
  const begin = () => {
    if (game === undefined) return;
    const { players: _players, ...start } = openMatch(game, game.presets[preset].params).toJson();
    const plan: Plan = {
      system,
      // What ends by itself is given room enough.
      rounds: system === 'swiss' ? (rounds ?? usual) : 60,
      start: { ...start, game: game.id },
      pace: isOnWood ? { kind: 'none' } : paces[pace],
      ...(minutes > 0 && { minutes }),
      hasBothSides,
      isOnWood,
    };
    session
      .act(() => ask('beginTournament', { plan, key }, session.id))
      .then((isDone) => {
        if (isDone) setKey(newKey());
      });
  };
  return (
    <form
      class="card form"
      aria-label={words('new-tournament')}
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <h2>{words('new-tournament')}</h2>
      <div class="field">
        <span class="label">{words('game')}</span>
        <Segmented
          label={words('game')}
          isWide
          value={gameId}
          choices={games.map((tile) => ({ value: tile.id, text: say(tile.name) }))}
          onChoose={setGameId}
        />
      </div>
      {game && game.id === gameId && game.presets.length > 1 && (
        <Chips
          label={words('board')}
          value={preset}
          choices={game.presets.map(({ name }, value) => ({ value, text: say(name) }))}
          onChoose={setPreset}
        />
      )}
      <div class="field">
        <span class="label">{words('system')}</span>
        <Segmented
          label={words('system')}
          isWide
          value={system}
          choices={systems.map((value) => ({ value, text: words(value) }))}
          onChoose={setSystem}
        />
        <small>{words(`${system}-help`)}</small>
      </div>
      {system === 'swiss' && (
        <div class="field">
          <label for={id}>{words('rounds')}</label>
          <input
            id={id}
            type="number"
            min={1}
            max={20}
            inputMode="numeric"
            value={rounds ?? usual}
            onInput={({ currentTarget }) => {
              const value = currentTarget.valueAsNumber;
              if (value >= 1 && value <= 20) setRounds(Math.floor(value));
            }}
          />
        </div>
      )}
      {!isOnWood && (
        <Chips
          label={words('pace')}
          value={pace}
          choices={paces.flatMap((each, value) =>
            isClub || each.kind !== 'days' ? [{ value, text: sayPace(each) }] : [],
          )}
          onChoose={setPace}
        />
      )}
      {!isClub && (
        <Chips
          label={words('round-time')}
          value={minutes}
          choices={times.map((value) => ({
            value,
            text: value === 0 ? words('no-time') : words('minutes', { minutes: value }),
          }))}
          onChoose={setMinutes}
        />
      )}
      <Toggle label={words('both-sides')} isOn={hasBothSides} onChange={setBothSides} />
      <Toggle
        label={words('on-wood')}
        help={words('on-wood-help')}
        isOn={isOnWood}
        onChange={setOnWood}
      />
      <div class="row">
        <button type="submit" class="button primary" disabled={here < 2 || game === undefined}>
          {words('begin')}
        </button>
      </div>
      {here < 2 && <p class="quiet">{words('too-few')}</p>}
    </form>
  );
}
