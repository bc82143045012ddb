/** The results of a tournament as a page to print: the standings, and every round with its tables. */

import type { RoomView } from '@ludoteca/server/protocol';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { addressOf } from '../address/routes.ts';
import { dayName } from '../language/index.ts';
import { Button, Header, Icon } from '../parts/index.ts';
import { saveFile } from '../share/save-file.ts';
import { nameOfGame } from './archive.tsx';
import { resultsCsv } from './results-csv.ts';
import { Standings } from './standings.tsx';
import { nameIn, resultText } from './telling.ts';
import { words } from './words.ts';

export function ResultsPage({ room }: { readonly room: RoomView }): VNode {
  const { tournament, title } = room;
  useEffect(() => {
    document.title = `${title} · Ludoteca`;
  }, []);
  return (
    <>
      <Header title={title} about={words('results')} />
      <main class="page results" tabIndex={-1}>
        <h1>{title}</h1>
        {tournament && (
          <>
            <p class="text">
              {[
                nameOfGame(tournament.plan.start.game),
                words(tournament.plan.system),
                dayName(new Date(tournament.rounds[0]?.begunAt ?? room.now)),
              ].join(' · ')}
            </p>
            <div class="row">
              <Button kind="primary" icon="print" onClick={() => print()}>
                {words('print')}
              </Button>
              <Button
                icon="download"
                onClick={() => saveFile('ludoteca.csv', `\uFEFF${resultsCsv(room)}`, 'text/csv')}
              >
                {words('csv')}
              </Button>
              <a class="button" href={addressOf.room(room.id)}>
                <Icon name="back" />
                {words('back')}
              </a>
            </div>
            <section aria-label={words('standings')}>
              <h2>{words('standings')}</h2>
              <Standings room={room} />
            </section>
            {tournament.rounds.map((round, index) => (
              <section key={index} class="printed-round">
                <h2>{words('round-alone', { round: index + 1 })}</h2>
                <table class="standings">
                  <tbody>
                    {round.tables.map(({ players, points, isForfeit }, table) => (
                      <tr key={players.join('-')}>
                        <td class="place">{table + 1}</td>
                        <th scope="row">{nameIn(room, players[0])}</th>
                        <td class="number points">
                          {points === undefined ? '…' : resultText(points)}
                          {isForfeit ? ' *' : ''}
                        </td>
                        <td>{nameIn(room, players[1])}</td>
                      </tr>
                    ))}
                    {round.byes.map((player) => (
                      <tr key={player}>
                        <td class="place" />
                        <th scope="row">{nameIn(room, player)}</th>
                        <td class="number">{words('bye')}</td>
                        <td />
                      </tr>
                    ))}
                  </tbody>
                </table>
              </section>
            ))}
          </>
        )}
      </main>
    </>
  );
}
