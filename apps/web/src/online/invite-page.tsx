/** Setting up a game with somebody elsewhere. */

import type { BotLine, Taken } from '@ludoteca/server/protocol';
import { type AnyGame, levelCardsOf, openMatch } from 'ludoteca/game';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { addressOf, go } from '../address/routes.ts';
import { Picture } from '../board/index.ts';
import { say } from '../language/index.ts';
import { Chips, Header, Segmented, Toggle } from '../parts/index.ts';
import { writeSetting } from '../storage/index.ts';
import { ask, newKey } from './api.ts';
import { NameField, useName } from './name-field.tsx';
import { explainPace, paces, sayPace } from './paces.ts';
import { shownName } from './shown-names.ts';
import { words } from './words.ts';

/** Who is played: a friend, the next visitor, a level as `3`, or a bot as `bot:…`. */
type Opponent = string;

function againstOf(opponent: Opponent): Taken<'makeGame'>['against'] {
  if (opponent === 'friend' || opponent === 'anyone') return { kind: opponent };
  const [, bot] = opponent.split(':');
  return bot === undefined ? { kind: 'level', level: Number(opponent) } : { kind: 'bot', bot };
}

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
  const [bots, setBots] = useState<readonly BotLine[]>([]);
  useEffect(() => {
    ask('bots').then(
      (all) => setBots(all.bots.filter(({ isHere }) => isHere)),
      () => {},
    );
  }, []);
  const cards = levelCardsOf(game);
  const rated = cards.find((_, index) => String(index + 1) === against)?.rating;

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
        against: againstOf(against),
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
            <div class="field">
              <Chips
                label={words('against')}
                value={against}
                choices={[
                  { value: 'friend', text: words('friend') },
                  { value: 'anyone', text: words('anyone') },
                  ...cards.map(({ rating }, index) => ({
                    value: String(index + 1),
                    text:
                      rating === undefined
                        ? words('level', { level: index + 1 })
                        : words('level-rated', { level: index + 1, rating: rating.elo }),
                  })),
                  ...bots.map(({ id, name: text }) => ({
                    value: `bot:${id}`,
                    text: words('bot-name', { name: shownName(text) }),
                  })),
                ]}
                onChoose={setAgainst}
              />
              {rated && <small>{words('rated-help', { error: rated.error })}</small>}
              {against.startsWith('bot:') && <small>{words('bots-help')}</small>}
            </div>
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
