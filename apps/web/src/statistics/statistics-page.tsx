/** The statistics of a puzzle, or of a board game's problems: what was solved, the times, the days, and a table to take along. */

import './statistics.css';
import { useEffect, useState } from 'preact/hooks';
import { addressOf, go } from '../address/routes.ts';
import { dateOf } from '../daily/day.ts';
import { withDays } from '../games/with-days.ts';
import { say } from '../language/index.ts';
import { Button, Header, Segmented } from '../parts/index.ts';
import { saveFile } from '../share/save-file.ts';
import { list, type Saved } from '../storage/index.ts';
import { count, type Statistics } from './count.ts';
import { DayCalendar } from './day-calendar.tsx';
import { tableOf } from './table-file.ts';
import { TimesPart } from './times-part.tsx';
import { words } from './words.ts';

/** Whether there are such statistics; those of any puzzle where none is named. */
export function hasStatistics(game: string): boolean {
  return game === '' || withDays.some(({ id }) => id === game);
}

interface PuzzlePageProps {
  /** The id of a puzzle; empty for the one that was played last. */
  readonly game: string;
}

export function StatisticsPage({ game }: PuzzlePageProps) {
  const plays = usePuzzlePlays();
  // Nothing is shown before all of it is there, so that nothing moves.
  if (plays === undefined) return <Header title={words('title')} />;
  const chosen = chosenOf(game, plays);
  const own = plays.filter((play) => play.game === chosen);
  const statistics = count(own);
  const { groups } = statistics;
  return (
    <>
      <Header title={words('title')} />
      <main class="page statistics" tabIndex={-1}>
        <h1>{words('title')}</h1>
        <PuzzleChoice value={chosen} address={addressOf.statistics} />
        {groups.length === 0 ? (
          <p class="text">{words('none')}</p>
        ) : (
          <>
            <Figures statistics={statistics} isPuzzle={isPuzzle(chosen)} />
            <TimesPart groups={groups} />
          </>
        )}
        <section aria-labelledby="days">
          <h2 id="days">{words('days')}</h2>
          <DayCalendar key={chosen} game={chosen} plays={own} heading="h3" />
        </section>
        <section aria-labelledby="export">
          <h2 id="export">{words('export')}</h2>
          <p class="quiet">{words('export-help')}</p>
          <div class="row">
            <Button
              icon="download"
              onClick={() =>
                saveFile(`ludoteca-${dateOf(new Date())}.csv`, tableOf(plays), 'text/csv')
              }
            >
              {words('table')}
            </Button>
            <a class="button quiet" href={addressOf.settings()}>
              {words('all')}
            </a>
          </div>
        </section>
      </main>
    </>
  );
}

/** The calendar alone, as the home page leads to it. */
export function DaysPage({ game }: PuzzlePageProps) {
  const plays = usePuzzlePlays();
  if (plays === undefined) return <Header title={words('earlier')} />;
  const chosen = chosenOf(game, plays);
  return (
    <>
      <Header title={words('earlier')} />
      <main class="page statistics" tabIndex={-1}>
        <h1>{words('earlier')}</h1>
        <PuzzleChoice value={chosen} address={addressOf.days} />
        <section aria-label={words('days')}>
          <DayCalendar
            key={chosen}
            heading="h2"
            game={chosen}
            plays={plays.filter((play) => play.game === chosen)}
          />
          <a class="link" href={addressOf.statistics(chosen)}>
            {words('title')}
          </a>
        </section>
      </main>
    </>
  );
}

/** All puzzles and problems on the device; undefined until they are known. */
function usePuzzlePlays(): readonly Saved[] | undefined {
  const [plays, setPlays] = useState<readonly Saved[]>();
  useEffect(() => {
    void list().then((all) => setPlays(all.filter(isSolved)));
  }, []);
  return plays;
}

/** Whether a play is something to be solved: a puzzle, or a problem of a board game. */
function isSolved({ game, about }: Saved): boolean {
  const hasDays = withDays.some(({ id }) => id === game);
  return isPuzzle(game) || (hasDays && about.problem !== undefined);
}

function isPuzzle(game: string): boolean {
  return withDays.find(({ id }) => id === game)?.family === 'puzzle';
}

function chosenOf(game: string, plays: readonly Saved[]): string {
  return game === '' ? (plays[0]?.game ?? withDays[0].id) : game;
}

interface PuzzleChoiceProps {
  readonly value: string;
  readonly address: (game: string) => string;
}

function PuzzleChoice({ value, address }: PuzzleChoiceProps) {
  return (
    <Segmented
      label={words('which')}
      isWide
      value={value}
      choices={withDays.map(({ id, name }) => ({ value: id, text: say(name) }))}
      onChoose={(id) => go(address(id), true)}
    />
  );
}

interface FiguresProps {
  readonly statistics: Statistics;
  /** Whether they are of a puzzle; else they are of the problems of a board game. */
  readonly isPuzzle: boolean;
}

function Figures({ statistics, isPuzzle: isOfPuzzle }: FiguresProps) {
  const { outcomes, streak, longest } = statistics;
  return (
    <section>
      <dl class="figures">
        <Figure name={words('alone')} value={outcomes.alone} />
        <Figure name={words('helped')} value={outcomes.helped} />
        <Figure name={words('shown')} value={outcomes.shown} />
        <Figure name={words('streak')} value={streak} about={words('longest', { longest })} />
      </dl>
      <p class="quiet">{words(isOfPuzzle ? 'what-helps' : 'what-helps-problems')}</p>
    </section>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: number;
  readonly about?: string;
}

function Figure({ name, value, about }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {about && <small>{about}</small>}
      </dd>
    </div>
  );
}
