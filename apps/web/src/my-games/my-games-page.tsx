/** My games: everything played on this device, finished or not, to be found, gone on with, counted and deleted. */

import { isGame, levelCardsOf } from 'ludoteca/game';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { hasServer } from '../address/has-server.ts';
import { addressOf } from '../address/routes.ts';
import { gameIds, kindNow, loadKinds } from '../games/kinds.ts';
import { Thumb } from '../kept/index.ts';
import { language, say } from '../language/index.ts';
import { announce, Button, Header, IconButton } from '../parts/index.ts';
import { forget, list, restore, type Saved } from '../storage/index.ts';
import { type Entry, entryOf, type Wanted, wantedOf } from './entries.ts';
import { RecordPart } from './record-part.tsx';
import { nameOfEntry, sayAll, sayDetails, sayResult, saySitters } from './say.ts';
import { words } from './words.ts';

/** So many are shown at first, and more when they are asked for. */
const pageful = 30;

const results = ['', 'open', 'finished', 'won', 'lost', 'drawn'] as const;

export function MyGamesPage(): VNode {
  const [plays, setPlays] = useState<readonly Saved[]>();
  const [deleted, setDeleted] = useState<Saved>();
  const look = () => list().then(setPlays);
  useEffect(() => {
    void loadKinds().then(look);
  }, []);
  const entries = useMemo(
    () =>
      (plays ?? []).flatMap((saved) => {
        const kind = kindNow(saved.game);
        return kind === undefined || saved.about.problem !== undefined
          ? []
          : [entryOf(kind, saved)];
      }),
    [plays],
  );
  // Nothing is shown before all of it is there, so that nothing moves.
  if (plays === undefined) return <Header title={words('title')} />;
  return (
    <>
      <Header title={words('title')} />
      <main class="page my-games" tabIndex={-1}>
        <h1>{words('title')}</h1>
        {entries.length === 0 && deleted === undefined ? (
          <section>
            <p class="text">{words(plays.length > 0 ? 'only-problems' : 'none')}</p>
            <a class="button" href={addressOf.home()}>
              {words('home')}
            </a>
          </section>
        ) : (
          <>
            <RecordPart entries={entries} levelsOf={levelsIn} />
            <Found
              entries={entries}
              onDelete={(saved) =>
                void forget(saved.id)
                  .then(() => setDeleted(saved))
                  .then(look)
              }
            />
          </>
        )}
        {hasServer() && (
          <a class="link" href={addressOf.together()}>
            {words('together')}
          </a>
        )}
        <a class="link" href={addressOf.settings()}>
          {words('settings')}
        </a>
        {deleted && (
          <Deleted
            key={deleted.id}
            saved={deleted}
            onUndo={() => {
              setDeleted(undefined);
              void restore(deleted).then(look);
            }}
          />
        )}
      </main>
    </>
  );
}

function levelsIn(game: string): number {
  const kind = kindNow(game);
  return kind !== undefined && isGame(kind) ? levelCardsOf(kind).length : 0;
}

interface FoundProps {
  readonly entries: readonly Entry[];
  readonly onDelete: (saved: Saved) => void;
}

/** The list, and what narrows it. */
function Found({ entries, onDelete }: FoundProps): VNode {
  const [wanted, setWanted] = useState<Wanted>({ text: '', game: '', result: '' });
  const [most, setMost] = useState(pageful);
  const found = useMemo(() => wantedOf(entries, wanted, sayAll), [entries, wanted, language.value]);
  const games = gameIds.filter((id) => entries.some(({ kind }) => kind.id === id));
  return (
    <section aria-label={words('title')}>
      <div class="finding">
        <div class="field">
          <label for="find-text">{words('search')}</label>
          <input
            id="find-text"
            type="search"
            value={wanted.text}
            onInput={(event) => setWanted({ ...wanted, text: event.currentTarget.value })}
          />
        </div>
        <div class="field">
          <label for="find-game">{words('game')}</label>
          <select
            id="find-game"
            value={wanted.game}
            onChange={(event) => setWanted({ ...wanted, game: event.currentTarget.value })}
          >
            <option value="">{words('all')}</option>
            {games.map((id) => (
              <option key={id} value={id}>
                {say(kindNow(id)?.name ?? { en: id, pt: id })}
              </option>
            ))}
          </select>
        </div>
        <div class="field">
          <label for="find-result">{words('show')}</label>
          <select
            id="find-result"
            value={wanted.result}
            onChange={(event) => {
              const result = results.find((each) => each === event.currentTarget.value) ?? '';
              setWanted({ ...wanted, result });
            }}
          >
            {results.map((result) => (
              <option key={result} value={result}>
                {words(result === '' ? 'all' : result)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <p class="quiet" role="status">
        {found.length === 0 ? words('none-found') : words('found', { count: found.length })}
      </p>
      <ul class="plays">
        {found.slice(0, most).map((entry) => (
          <Row key={entry.saved.id} entry={entry} onDelete={onDelete} />
        ))}
      </ul>
      {found.length > most && (
        <div class="row">
          <Button onClick={() => setMost(most + pageful)}>{words('more')}</Button>
        </div>
      )}
    </section>
  );
}

function Row({ entry, onDelete }: { readonly entry: Entry } & Pick<FoundProps, 'onDelete'>): VNode {
  const { saved, result } = entry;
  const name = nameOfEntry(entry);
  const sitters = saySitters(entry);
  return (
    <li>
      <a href={addressOf.play(saved.id)}>
        <Thumb saved={saved} />
        <span class="play-text">
          <b>{name}</b>
          {sitters !== '' && <span>{sitters}</span>}
          <small>{sayDetails(entry)}</small>
        </span>
        <span class="play-result" data-result={result}>
          {sayResult(entry)}
        </span>
      </a>
      <IconButton
        icon="trash"
        label={words('delete', { name: [name, sitters].filter(Boolean).join(', ') })}
        onClick={() => onDelete(saved)}
      />
    </li>
  );
}

/** What was deleted last, with the way back; there as long as the page is. */
function Deleted({ saved, onUndo }: { readonly saved: Saved; readonly onUndo: () => void }): VNode {
  const button = useRef<HTMLDivElement>(null);
  const kind = kindNow(saved.game);
  const text = words('deleted', { name: kind === undefined ? saved.game : say(kind.name) });
  useEffect(() => {
    announce(text);
    // The button that was pressed is gone with its row.
    button.current?.querySelector('button')?.focus();
  }, []);
  return (
    <div class="undo-bar" ref={button}>
      <span>{text}</span>
      <Button icon="undo" onClick={onUndo}>
        {words('undo')}
      </Button>
    </div>
  );
}
