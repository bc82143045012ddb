/** Playing together: whose turn it is, the lobby, new games, and what the server keeps of the reader. */

import { tiles } from 'virtual:home-tiles';
import type { GameLine, Given } from '@ludoteca/server/protocol';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { addressOf } from '../address/routes.ts';
import { say } from '../language/index.ts';
import { Button, Dialog, Header } from '../parts/index.ts';
import { saveFile } from '../share/save-file.ts';
import { ask } from './api.ts';
import { daysLeft } from './clocks.tsx';
import { CopyField } from './copy-field.tsx';
import { linkTo } from './online-play.tsx';
import { sayPace } from './paces.ts';
import { shownName } from './shown-names.ts';
import { words } from './words.ts';

/** How often the lists are asked for again, in milliseconds. */
const every = 5000;

interface Lists {
  readonly mine: readonly GameLine[];
  readonly lobby: Given<'lobby'>;
  readonly isKnown: boolean;
}

export function TogetherPage(): VNode {
  const [lists, setLists] = useState<Lists>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const look = async () => {
      try {
        const { person } = await ask('me');
        const lobby = await ask('lobby');
        const mine = person === null ? [] : (await ask('myGames')).games;
        setLists({ mine, lobby, isKnown: person !== null });
        setFailed(false);
      } catch {
        setFailed(true);
      }
    };
    void look();
    const timer = setInterval(look, every);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    document.title = `${words('together')} · Ludoteca`;
  });
  const mine = lists?.mine ?? [];
  const turns = mine.filter(({ isYourTurn }) => isYourTurn);
  const others = mine.filter(({ isYourTurn }) => !isYourTurn);
  const own = new Set(mine.map(({ id }) => id));
  const open = (lists?.lobby.open ?? []).filter(({ id }) => !own.has(id));
  const running = lists?.lobby.running ?? [];
  return (
    <>
      <Header title={words('together')} />
      <main class="page together" tabIndex={-1}>
        <h1>{words('together')}</h1>
        <p class="text">{words('together-help')}</p>
        {hasFailed && (
          <p class="fault" role="alert">
            {words('unreachable')}
          </p>
        )}
        <section aria-label={words('new-game')}>
          <h2>{words('new-game')}</h2>
          <div class="row">
            {tiles
              .filter(({ family }) => family === 'game')
              .map((tile) => (
                <a key={tile.id} class="button" href={addressOf.invite(tile.id)}>
                  {say(tile.name)}
                </a>
              ))}
          </div>
        </section>
        <section aria-label={words('class')}>
          <h2>{words('class')}</h2>
          <p class="text">{words('class-help')}</p>
          <div class="row">
            <a class="button" href={addressOf.rooms()}>
              {words('class')}
            </a>
          </div>
        </section>
        {turns.length > 0 && (
          <Games title={words('your-turn')} lines={turns} action="go-on" to={addressOf.online} />
        )}
        <Games
          title={words('lobby')}
          lines={open}
          action="sit-down"
          to={addressOf.join}
          none={words('lobby-empty')}
        />
        {others.length > 0 && (
          <Games title={words('your-games')} lines={others} action="go-on" to={addressOf.online} />
        )}
        {running.length > 0 && (
          <Games title={words('to-watch')} lines={running} action="watch" to={addressOf.online} />
        )}
        {lists?.isKnown && <Yourself />}
      </main>
    </>
  );
}

interface GamesProps {
  readonly title: string;
  readonly lines: readonly GameLine[];
  readonly action: 'go-on' | 'sit-down' | 'watch';
  readonly to: (id: string) => string;
  readonly none?: string;
}

function Games({ title, lines, action, to, none }: GamesProps): VNode {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {lines.length === 0 && <p class="text">{none}</p>}
      <ul class="online-list">
        {lines.map((line) => (
          <li key={line.id}>
            <span>
              <b>{nameOfGame(line.game)}</b> {playersOf(line)}
              <small>
                {sayPace(line.pace)}
                {line.isYourTurn && line.pace.kind === 'days' && line.deadline !== undefined
                  ? ` · ${daysLeft(line.deadline - Date.now())}`
                  : ''}
              </small>
            </span>
            <a class="button" href={to(line.id)}>
              {words(action)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameOfGame(id: string): string {
  const tile = tiles.find((each) => each.id === id);
  return tile === undefined ? id : say(tile.name);
}

/** Who plays; of the reader's own games only the other one. */
function playersOf({ seats, levels, bots, you }: GameLine): string {
  return ([0, 1] as const)
    .filter((seat) => seat !== you)
    .map((seat) => {
      const level = levels[seat];
      const name = seats[seat];
      if (level !== null) return words('level', { level });
      return name && bots[seat]
        ? words('bot-name', { name: shownName(name) })
        : name && shownName(name);
    })
    .filter((name) => name !== null)
    .join(' – ');
}

function Yourself(): VNode {
  const [link, setLink] = useState<string>();
  const [isErasing, setErasing] = useState(false);
  return (
    <section aria-label={words('device')}>
      <h2>{words('device')}</h2>
      <p class="text">{words('device-help')}</p>
      {link === undefined ? (
        <Button
          onClick={() => {
            ask('makeRecovery', {}).then(
              ({ secret }) => setLink(linkTo(addressOf.device(secret))),
              () => {},
            );
          }}
        >
          {words('device-link')}
        </Button>
      ) : (
        <CopyField label={words('device')} value={link} />
      )}
      <div class="row">
        <Button
          icon="download"
          onClick={() => {
            ask('exportMe').then(
              (all) => saveFile('ludoteca-online.json', JSON.stringify(all, undefined, 2)),
              () => {},
            );
          }}
        >
          {words('export')}
        </Button>
        <Button icon="trash" kind="danger" onClick={() => setErasing(true)}>
          {words('erase')}
        </Button>
      </div>
      {isErasing && (
        <Dialog title={words('erase')} onClose={() => setErasing(false)}>
          <p>{words('erase-sure')}</p>
          <div class="row">
            <Button onClick={() => setErasing(false)}>{words('cancel')}</Button>
            <Button
              kind="danger"
              onClick={() => {
                ask('eraseMe').finally(() => location.reload());
              }}
            >
              {words('erase')}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
