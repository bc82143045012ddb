/** Ordering a new puzzle: its size, its level, and whatever else it can be asked for. */

import type { OptionValue } from 'ludoteca/document';
import { type AnyPuzzleBoard, puzzleDocument } from 'ludoteca/puzzle';
import { phrasebooksOf } from 'ludoteca/words';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { addressOf, go } from '../address/routes.ts';
import { begin as beginPlay, levelName } from '../kept/index.ts';
import { tell, wordsOf } from '../language/index.ts';
import { PicturePanel } from '../own-picture/late-panel.ts';
import { Button, Chips } from '../parts/index.ts';
import { readSetting, writeSetting } from '../storage/index.ts';
import { freshSeed, type Making, make } from './make.ts';
import { MakingCard } from './making-card.tsx';
import {
  furtherOptions,
  levelsOf,
  type MakingChoice,
  sidesFor,
  usualSide,
  valuesOf,
} from './making-choice.ts';
import { OptionFields } from './option-fields.tsx';

const words = wordsOf('new-puzzle', {
  size: { en: 'Size', pt: 'Tamanho' },
  level: { en: 'Level', pt: 'Nível' },
  more: { en: 'More options', pt: 'Mais opções' },
  make: { en: 'Make it', pt: 'Fazer' },
  play: { en: 'Play it', pt: 'Jogar' },
  picture: { en: 'Make one from your picture', pt: 'Da tua imagem' },
});

export function NewPuzzle({ puzzle }: { readonly puzzle: AnyPuzzleBoard }) {
  const levels = useMemo(() => levelsOf(puzzle), []);
  const [choice, setChoice] = useState<MakingChoice>(() => lastChoice(puzzle, levels));
  const [making, setMaking] = useState<Making>();
  const [hasPicture, setPicture] = useState(false);
  useEffect(() => () => making?.stop(), [making]);
  const others = useMemo(() => furtherOptions(puzzle), []);
  const sides = useMemo(() => sidesFor(puzzle, choice), [choice]);
  const read = puzzle.recipe(valuesOf(choice));
  const takesPicture = puzzle.options.some(({ takes }) => takes.kind === 'picture');

  if (hasPicture) {
    return (
      <PicturePanel
        puzzle={puzzle}
        take={words('play')}
        onTake={({ clues, solution, level }) => {
          const told = level === undefined ? {} : { level };
          const saved = beginPlay(puzzleDocument(puzzle, { clues, solution }), told);
          go(addressOf.play(saved.id));
        }}
        onBack={() => setPicture(false)}
      />
    );
  }
  if (making !== undefined) {
    return <MakingCard puzzle={puzzle} making={making} onStopped={() => setMaking(undefined)} />;
  }
  const begin = () => {
    if (!read.ok) return;
    const { side, level } = choice;
    writeSetting(`wish:${puzzle.id}`, JSON.stringify({ side, level }));
    const begun = make(puzzle, read.value, freshSeed(), level === undefined ? {} : { level });
    setMaking(begun);
    begun.done.then((saved) => {
      if (saved !== undefined) go(addressOf.play(saved.id));
    });
  };
  const setRest = (name: string, value: OptionValue | undefined) => {
    const next = { ...choice, rest: { ...choice.rest, [name]: value } };
    // A size that does not go with what was chosen now gives way to the usual one.
    const side = sidesFor(puzzle, next).includes(next.side ?? 0)
      ? next.side
      : usualSide(puzzle, next.rest);
    setChoice({ ...next, ...(side !== undefined && { side }) });
  };
  return (
    <>
      {choice.side !== undefined && (
        <Chips
          label={words('size')}
          value={choice.side}
          choices={sides.map((side) => ({ value: side, text: `${side} × ${side}` }))}
          onChoose={(side) => setChoice({ ...choice, side })}
        />
      )}
      {choice.level !== undefined && (
        <Chips
          label={words('level')}
          value={choice.level}
          choices={levels.map((level) => ({ value: level, text: levelName(level) }))}
          onChoose={(level) => setChoice({ ...choice, level })}
        />
      )}
      <details class="more">
        <summary>{words('more')}</summary>
        <OptionFields options={others} values={choice.rest} onChange={setRest} />
      </details>
      {read.ok && puzzle.foretold !== undefined && (
        <p class="quiet" role="status">
          {tell(phrasebooksOf(puzzle), puzzle.foretold(read.value))}
        </p>
      )}
      {!read.ok && (
        <p class="fault" role="alert">
          {tell(phrasebooksOf(puzzle), read.error)}
        </p>
      )}
      <div class="row">
        {takesPicture && (
          <Button icon="image" onClick={() => setPicture(true)}>
            {words('picture')}
          </Button>
        )}
        <Button kind="primary" isDisabled={!read.ok} onClick={begin}>
          {words('make')}
        </Button>
      </div>
    </>
  );
}

/** What was asked for last time, as far as the puzzle still takes it. */
function lastChoice(puzzle: AnyPuzzleBoard, levels: readonly string[]): MakingChoice {
  const rest = puzzle.offered ?? {};
  const side = usualSide(puzzle, rest);
  const [level] = levels;
  const usual: MakingChoice = {
    ...(side !== undefined && { side }),
    ...(level !== undefined && { level }),
    rest,
  };
  try {
    const kept: unknown = JSON.parse(readSetting(`wish:${puzzle.id}`) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return usual;
    const choice: MakingChoice = {
      ...usual,
      ...('side' in kept && typeof kept.side === 'number' && { side: kept.side }),
      ...('level' in kept && levels.includes(String(kept.level)) && { level: String(kept.level) }),
    };
    return puzzle.recipe(valuesOf(choice)).ok ? choice : usual;
  } catch {
    return usual;
  }
}
