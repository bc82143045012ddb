/** A sheet for home: puzzles of a level, made here and proven to have one solution, with the solutions behind. */

import { tiles } from 'virtual:home-tiles';
import { type Drawing, inInk } from 'ludoteca/drawing';
import { sayNotice } from 'ludoteca/kernel';
import { type AnyPuzzleBoard, isPuzzleBoard, puzzleDocument } from 'ludoteca/puzzle';
import { phrasebooksOf } from 'ludoteca/words';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { addressOf } from '../address/routes.ts';
import { Picture } from '../board/index.ts';
import { loadKind } from '../games/kinds.ts';
import { levelName } from '../kept/index.ts';
import { language, say } from '../language/index.ts';
import { freshSeed } from '../making/make.ts';
import { levelsOf, sidesFor, usualSide, valuesOf } from '../making/making-choice.ts';
import { Button, Chips, Header, Icon, Segmented } from '../parts/index.ts';
import { ask, isStopped } from '../worker/index.ts';
import { words } from './words.ts';

const puzzles = tiles.filter(({ family }) => family === 'puzzle');
/** On a sheet. */
const count = 4;

interface Made {
  readonly puzzle: Drawing;
  readonly solution: Drawing;
}

export function HomeworkPage({ id }: { readonly id: string }): VNode {
  const [gameId, setGameId] = useState(puzzles[0].id);
  const [puzzle, setPuzzle] = useState<AnyPuzzleBoard>();
  const [level, setLevel] = useState<string>();
  const [made, setMade] = useState<readonly Made[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const stopper = useRef(new AbortController());
  useEffect(() => {
    document.title = `${words('homework')} · Ludoteca`;
    return () => stopper.current.abort();
  }, []);
  useEffect(() => {
    loadKind(gameId).then((kind) => {
      if (kind !== undefined && isPuzzleBoard(kind)) {
        setPuzzle(kind);
        setLevel(levelsOf(kind)[0]);
        setMade([]);
      }
    });
  }, [gameId]);
  const make = async (of: AnyPuzzleBoard) => {
    setBusy(true);
    setFault('');
    setMade([]);
    const seed = freshSeed();
    try {
      const sheet: Made[] = [];
      for (let index = 0; index < count; index++) {
        const next = await makeOne(of, level, `${seed}-${index}`, stopper.current.signal);
        if (typeof next === 'string') {
          setFault(next);
          break;
        }
        sheet.push(next);
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
            choices={puzzles.map((tile) => ({ value: tile.id, text: say(tile.name) }))}
            onChoose={setGameId}
          />
          {puzzle && level !== undefined && (
            <Chips
              label={words('level')}
              value={level}
              choices={levelsOf(puzzle).map((value) => ({ value, text: levelName(value) }))}
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
              isDisabled={isBusy || puzzle === undefined}
              onClick={() => puzzle && void make(puzzle)}
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
        {made.length > 0 && puzzle && (
          <>
            <p class="homework-lines">
              <span>{words('paper-name')}</span>
              <span>{words('paper-date')}</span>
            </p>
            <p class="text">{say(puzzle.summary)}</p>
            <Boards drawings={made.map((each) => each.puzzle)} name={say(puzzle.name)} />
            <section class="homework-solutions">
              <h2>{words('homework-solutions')}</h2>
              <Boards
                drawings={made.map((each) => each.solution)}
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
  drawings,
  name,
}: {
  readonly drawings: readonly Drawing[];
  readonly name: string;
}): VNode {
  return (
    <ol class="homework-boards">
      {drawings.map((drawing, index) => (
        <li key={index}>
          <Picture drawing={drawing} label={`${name} ${index + 1}`} />
        </li>
      ))}
    </ol>
  );
}

/** One puzzle as two drawings, or why there is none. */
async function makeOne(
  puzzle: AnyPuzzleBoard,
  level: string | undefined,
  seed: string,
  signal: AbortSignal,
): Promise<Made | string> {
  const rest = {};
  const wanted = { ...(level !== undefined && { level }), rest };
  const sides = sidesFor(puzzle, wanted);
  const usual = usualSide(puzzle, rest);
  const side = usual !== undefined && sides.includes(usual) ? usual : sides[0];
  const recipe = puzzle.recipe(valuesOf({ ...wanted, ...(side !== undefined && { side }) }));
  if (!recipe.ok) return tellNotice(puzzle, recipe.error);
  const made = await ask(
    { job: 'generate', game: puzzle.id, recipe: recipe.value, seed },
    { signal },
  );
  if (!made.isMade) return tellNotice(puzzle, made.notice);
  const { clues, solution } = made;
  return {
    puzzle: inInk(puzzleDocument(puzzle, { clues }).view()),
    solution: inInk(puzzleDocument(puzzle, { clues, grid: solution }).view()),
  };
}

function tellNotice(puzzle: AnyPuzzleBoard, notice: Parameters<typeof sayNotice>[1]): string {
  return sayNotice(phrasebooksOf(puzzle), notice, language.value);
}
