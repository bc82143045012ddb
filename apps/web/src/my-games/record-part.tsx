/** What games against the computer add up to, in tables, and the level to try next. */

import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { addressOf } from '../address/routes.ts';
import { kindNow } from '../games/kinds.ts';
import { say } from '../language/index.ts';
import type { Entry } from './entries.ts';
import { type GameRecord, recordsOf } from './record.ts';
import { words } from './words.ts';

interface RecordPartProps {
  readonly entries: readonly Entry[];
  readonly levelsOf: (game: string) => number;
}

export function RecordPart({ entries, levelsOf }: RecordPartProps): VNode | null {
  const records = useMemo(() => recordsOf(entries, levelsOf), [entries]);
  if (records.length === 0) return null;
  return (
    <section aria-labelledby="record">
      <h2 id="record">{words('record')}</h2>
      {records.map((record) => (
        <Ready key={record.game} record={record} />
      ))}
      <div class="records">
        {records.map((record) => (
          <RecordTable key={record.game} record={record} />
        ))}
      </div>
    </section>
  );
}

function nameOf(game: string): string {
  const kind = kindNow(game);
  return kind === undefined ? game : say(kind.name);
}

function Ready({ record: { game, isReadyFrom } }: { readonly record: GameRecord }): VNode | null {
  if (isReadyFrom === undefined) return null;
  const { level, won } = isReadyFrom;
  const next = level + 1;
  return (
    <div class="card ready">
      <p>
        {won === 2
          ? words('ready-twice', { level, game: nameOf(game), next })
          : words('ready', { level, game: nameOf(game), count: won, next })}
      </p>
      <a class="button primary" href={addressOf.newGame(game, String(next))}>
        {words('try', { level: next })}
      </a>
    </div>
  );
}

function RecordTable({ record }: { readonly record: GameRecord }): VNode {
  const { game, levels, streak, longest } = record;
  const hasDraws = levels.some(({ drawn }) => drawn > 0);
  const hasHelped = levels.some(({ helped }) => helped > 0);
  return (
    <div class="card">
      <h3>{nameOf(game)}</h3>
      <table>
        <caption class="unseen">{words('record-of', { game: nameOf(game) })}</caption>
        <thead>
          <tr>
            <th scope="col">{words('level-head')}</th>
            <th scope="col">{words('won-head')}</th>
            {hasHelped && <th scope="col">{words('helped-head')}</th>}
            <th scope="col">{words('lost-head')}</th>
            {hasDraws && <th scope="col">{words('drawn-head')}</th>}
          </tr>
        </thead>
        <tbody>
          {levels.map(({ level, won, helped, lost, drawn }) => (
            <tr key={level}>
              <th scope="row">{level}</th>
              <td>{won}</td>
              {hasHelped && <td>{helped}</td>}
              <td>{lost}</td>
              {hasDraws && <td>{drawn}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet">
        {streak === 0 ? words('longest', { longest }) : words('streak', { count: streak, longest })}
      </p>
    </div>
  );
}
