/** Setting up a game with somebody elsewhere. */

import { type AnyGame, levelCardsOf, openMatch } from 'ludoteca/game';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { addressOf, go } from '../address/routes.ts';
import { Picture } from '../board/index.ts';
import { say } from '../language/index.ts';
import { Chips, Header, Segmented, Toggle } from '../parts/index.ts';
import { writeSetting } from '../storage/index.ts';
import { ask, newKey } from './api.ts';
import { NameField, useName } from './name-field.tsx';
import { explainPace, paces, sayPace } from './paces.ts';
import { words } from './words.ts';

type Opponent = 'friend' | 'anyone' | number;

export function InvitePage({ game }: { readonly game: AnyGame }): VNode {
  const name = useName();
  const [preset, setPreset] = useState(0);
  const [pace, setPace] = useState(1);
  const [seat, setSeat] = useState<'0' | '1' | 'lot'>('lot');
  const [against, setAgainst] = useState<Opponent>('friend');
  const [canWatch, setWatch] = useState(false);
  const [hasSwap, setSwap] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  // Asked again after a lost answer, the server makes no second game.
  const [key] = useState(newKey);
  const match = openMatch(game, game.presets[preset].params, { hasSwap });
  const title = say(game.name);

  const make = async () => {
    setBusy(true);
    setFailed(false);
    try {
      if (!(await name.take())) return;
      const { players: _players, ...start } = match.toJson();
      const { id, invitation } = await ask('makeGame', {
        start: { ...start, game: game.id },
        pace: paces[pace],
        seat: seat === 'lot' ? 'lot' : seat === '0' ? 0 : 1,
        against:
          typeof against === 'number' ? { kind: 'level', level: against } : { kind: against },
        canWatch,
        key,
      });
      // Kept here alone: whoever has it can sit down.
      if (invitation !== undefined) writeSetting(`invitation:${id}`, invitation);
      go(addressOf.online(id));
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Header title={title} about={words('play-a-friend')} />
      <main class="stage match new-game" tabIndex={-1}>
        <section class="board">
          <Picture drawing={match.view()} />
        </section>
        <aside class="panel">
          <div class="head">
            <h1>{words('play-a-friend')}</h1>
            <p class="guide">{title}</p>
          </div>
          <form
            class="setup"
            onSubmit={(event) => {
              event.preventDefault();
              void make();
            }}
          >
            <NameField state={name} />
            <Chips
              label={words('board')}
              value={preset}
              choices={game.presets.map(({ name: text }, value) => ({ value, text: say(text) }))}
              onChoose={setPreset}
            />
            <div class="field">
              <Chips
                label={words('pace')}
                value={pace}
                choices={paces.map((each, value) => ({ value, text: sayPace(each) }))}
                onChoose={setPace}
              />
              <small>{explainPace(paces[pace])}</small>
            </div>
            <Chips
              label={words('against')}
              value={String(against)}
              choices={[
                { value: 'friend', text: words('friend') },
                { value: 'anyone', text: words('anyone') },
                ...levelCardsOf(game).map((_, index) => ({
                  value: String(index + 1),
                  text: words('level', { level: index + 1 }),
                })),
              ]}
              onChoose={(value) =>
                setAgainst(value === 'friend' || value === 'anyone' ? value : Number(value))
              }
            />
            <div class="field">
              <span class="label">{words('you-play')}</span>
              <Segmented
                label={words('you-play')}
                isWide
                value={seat}
                choices={[
                  { value: '0', text: say(game.sides[0].name) },
                  { value: '1', text: say(game.sides[1].name) },
                  { value: 'lot', text: words('lot') },
                ]}
                onChoose={setSeat}
              />
            </div>
            <div class="field">
              <span class="label">{words('who-watches')}</span>
              <Segmented
                label={words('who-watches')}
                isWide
                value={canWatch ? 'link' : 'us'}
                choices={[
                  { value: 'us', text: words('only-us') },
                  { value: 'link', text: words('with-link') },
                ]}
                onChoose={(value) => setWatch(value === 'link')}
              />
            </div>
            {game.offersSwap && (
              <Toggle label={words('with-swap')} isOn={hasSwap} onChange={setSwap} />
            )}
            {hasFailed && (
              <p class="fault" role="alert">
                {words('unreachable')}
              </p>
            )}
            <div class="row">
              <button type="submit" class="button primary" disabled={isBusy}>
                {words('make-game')}
              </button>
            </div>
          </form>
        </aside>
      </main>
    </>
  );
}
