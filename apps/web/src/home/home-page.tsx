/** The home page: the games, what was left off, the puzzles of the day, and a way in for what comes from outside. */

import { tiles } from 'virtual:home-tiles';
import { useEffect, useState } from 'preact/hooks';
import { hasServer } from '../address/has-server.ts';
import { addressOf } from '../address/routes.ts';
import { dateOf } from '../daily/day.ts';
import { withDays } from '../games/with-days.ts';
import { dayName, wordsOf } from '../language/index.ts';
import { Button, Header, Icon, lateDialog, type MenuItem } from '../parts/index.ts';
import { list, type Saved } from '../storage/index.ts';
import { ContinueCard } from './continue-card.tsx';
import { DayLink } from './day-link.tsx';
import { GameTile } from './game-tile.tsx';

const words = wordsOf('home', {
  title: { en: 'Four games, no hurry.', pt: 'Quatro jogos, sem pressa.' },
  games: { en: 'Games', pt: 'Jogos' },
  today: { en: 'Today, {day}', pt: 'Hoje, {day}' },
  earlier: { en: 'Earlier days', pt: 'Dias anteriores' },
  times: { en: 'Times', pt: 'Tempos' },
  bring: { en: 'Bring in a puzzle or a game', pt: 'Trazer um problema ou um jogo' },
  together: { en: 'Play together', pt: 'Jogar com outros' },
  drop: { en: 'Drop it here', pt: 'Larga aqui' },
});

const ImportDialog = lateDialog(async () => (await import('./import-dialog.tsx')).ImportDialog);

export function HomePage() {
  const [plays, setPlays] = useState<readonly Saved[]>([]);
  const [dropped, setDropped] = useState<string>();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    list().then(setPlays);
  }, []);
  const today = dateOf(new Date());
  // A problem at which nothing was tried yet was only looked at.
  const going = plays.filter(
    ({ about }) =>
      about.isDone !== true && (about.problem === undefined || about.share !== undefined),
  );
  const bring: MenuItem = {
    icon: 'upload',
    text: words('bring'),
    onChoose: () => setDropped(''),
  };
  return (
    <>
      <Header menu={[bring]} />
      <main
        class="home"
        tabIndex={-1}
        data-over={isOver ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={(event) => {
          if (event.target === event.currentTarget) setOver(false);
        }}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void textOf(event.dataTransfer).then(setDropped);
        }}
      >
        <h1>{words('title')}</h1>
        <ul class="games" aria-label={words('games')}>
          {tiles.map((tile) => (
            <GameTile
              key={tile.id}
              tile={tile}
              going={going.find(({ game, about }) => game === tile.id && !about.problem)}
            />
          ))}
        </ul>
        {hasServer() && (
          <a class="button together-link" href={addressOf.together()}>
            <Icon name="people" />
            {words('together')}
          </a>
        )}
        <div class="below">
          <ContinueCard going={going} hasPlays={plays.length > 0} />
          <section class="today" aria-labelledby="today">
            <div class="today-head">
              <h2 id="today">{words('today', { day: dayName(new Date()) })}</h2>
              {hasServer() && <a href={addressOf.times(withDays[0].id, today)}>{words('times')}</a>}
              <a href={addressOf.days()}>{words('earlier')}</a>
            </div>
            <ul>
              {withDays.map((tile) => (
                <DayLink key={tile.id} tile={tile} date={today} plays={plays} />
              ))}
            </ul>
            <Button kind="quiet" icon="upload" onClick={() => setDropped('')}>
              {words('bring')}
            </Button>
          </section>
        </div>
        {isOver && (
          <p class="drop" aria-hidden="true">
            <Icon name="upload" />
            {words('drop')}
          </p>
        )}
      </main>
      {dropped !== undefined && (
        <ImportDialog text={dropped} onClose={() => setDropped(undefined)} />
      )}
    </>
  );
}

/** Files larger than this are not even read. */
const mostBytes = 16 * 1024 * 1024;

async function textOf(data: DataTransfer | null): Promise<string> {
  const file = data?.files[0];
  if (file === undefined) return data?.getData('text/plain') ?? '';
  return file.size > mostBytes ? '\0'.repeat(mostBytes) : file.text();
}
