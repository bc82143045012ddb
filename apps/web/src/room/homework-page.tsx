/** A sheet for home: puzzles or problems of a level, made here and proven to have one solution, with the solutions behind. */

import { levelOfDay } from 'ludoteca/daily';
import type { Drawing } from 'ludoteca/drawing';
import { phrasebooksOf } from 'ludoteca/words';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { addressOf } from '../address/routes.ts';
import { Picture } from '../board/index.ts';
import { dateOf } from '../daily/day.ts';
import { loadKind } from '../games/kinds.ts';
import { withDays } from '../games/with-days.ts';
import { levelName } from '../kept/index.ts';
import { say, tell } from '../language/index.ts';
import { freshSeed } from '../making/make.ts';
import { Button, Chips, Header, Icon, Segmented } from '../parts/index.ts';
import { isStopped } from '../worker/index.ts';
import { levelsOfTasks, makeTask, type Task, type TaskKind, taskKind } from './make-homework.ts';
import { words } from './words.ts';

/** On a sheet. */
const count = 4;

export function HomeworkPage({ id }: { readonly id: string }): VNode {
  const [gameId, setGameId] = useState(withDays[0].id);
  const [kind, setKind] = useState<TaskKind>();
  const [level, setLevel] = useState<string>();
  const [made, setMade] = useState<readonly Task[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const stopper = useRef(new AbortController());
  useEffect(() => {
    document.title = `${words('homework')} · Ludoteca`;
    return () => stopper.current.abort();
  }, []);
  useEffect(() => {
    loadKind(gameId).then((loaded) => {
      const next = taskKind(loaded);
      if (next === undefined) return;
      const levels = levelsOfTasks(next);
      const today = levels.find((each) => each === levelOfDay(dateOf(new Date())));
      setKind(next);
      setLevel(today ?? levels[0]);
      setMade([]);
    });
  }, [gameId]);
  const make = async (of: TaskKind) => {
    setBusy(true);
    setFault('');
    setMade([]);
    const seed = freshSeed();
    try {
      const sheet: Task[] = [];
      const { signal } = stopper.current;
      for (let index = 0; index < count; index++) {
        const next = await makeTask(of, { level, seed: `${seed}-${index}`, signal });
        if (!next.ok) {
          setFault(tell(phrasebooksOf(of), next.error));
          break;
        }
        sheet.push(next.value);
        setMade([...sheet]);
      }
    } catch (stopped) {
      if (!isStopped(stopped)) throw stopped;
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Header title={words('homework')} />
      <main class="page homework" tabIndex={-1}>
        <h1>{words('homework')}</h1>
        <div class="card form homework-form">
          <p class="text">{words('homework-help')}</p>
          <Segmented
            label={words('puzzle')}
            isWide
            value={gameId}
            choices={withDays.map((tile) => ({ value: tile.id, text: say(tile.name) }))}
            onChoose={setGameId}
          />
          {kind && level !== undefined && (
            <Chips
              label={words('level')}
              value={level}
              choices={levelsOfTasks(kind).map((value) => ({ value, text: levelName(value) }))}
              onChoose={setLevel}
            />
          )}
          {fault !== '' && (
            <p class="fault" role="alert">
              {fault}
            </p>
          )}
          <div class="row">
            <Button
              kind={made.length === count ? 'quiet' : 'primary'}
              isDisabled={isBusy || kind === undefined}
              onClick={() => kind && void make(kind)}
            >
              {words('homework-make')}
            </Button>
            {made.length === count && (
              <Button kind="primary" icon="print" onClick={() => print()}>
                {words('print')}
              </Button>
            )}
            <a class="button" href={addressOf.room(id)}>
              <Icon name="back" />
              {words('back')}
            </a>
          </div>
          {isBusy && (
            <p class="quiet" role="status">
              {words('making-sheet', { number: Math.min(made.length + 1, count), count })}
            </p>
          )}
        </div>
        {made.length > 0 && kind && (
          <>
            <p class="homework-lines">
              <span>{words('paper-name')}</span>
              <span>{words('paper-date')}</span>
            </p>
            <p class="text">{say(kind.summary)}</p>
            <Boards
              boards={made.map(({ drawing, asks }) => ({ drawing, text: asks }))}
              name={say(kind.name)}
            />
            <section class="homework-solutions">
              <h2>{words('homework-solutions')}</h2>
              <Boards
                boards={made.map(({ solution, answer }) => ({ drawing: solution, text: answer }))}
                name={words('homework-solutions')}
              />
            </section>
          </>
        )}
      </main>
    </>
  );
}

function Boards({
  boards,
  name,
}: {
  readonly boards: readonly { readonly drawing: Drawing; readonly text: string | undefined }[];
  readonly name: string;
}): VNode {
  return (
    <ol class="homework-boards">
      {boards.map(({ drawing, text }, index) => (
        <li key={index}>
          {text !== undefined && <p>{text}</p>}
          <Picture drawing={drawing} label={`${name} ${index + 1}`} />
        </li>
      ))}
    </ol>
  );
}
