/** Ordering a new puzzle: its size, its level, and whatever else it can be asked for. */

import type { OptionValue } from 'ludoteca/document';
import type { AnyPuzzle } from 'ludoteca/puzzle';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { booksOf } from '../kinds.ts';
import { tell, wordsOf } from '../language/index.ts';
import { Button, Chips } from '../parts/index.ts';
import { addressOf, go } from '../routes.ts';
import { readSetting, writeSetting } from '../storage/index.ts';
import { levelName } from './heading.tsx';
import { freshSeed, type Making, make } from './make.ts';
import { MakingCard } from './making-card.tsx';
import { OptionFields } from './option-fields.tsx';
import { PicturePanel } from './picture-panel.tsx';
import { furtherOptions, levelsOf, sidesFor, usualSide, valuesOf, type Wish } from './wish.ts';

const words = wordsOf('new-puzzle', {
  size: { en: 'Size', pt: 'Tamanho' },
  level: { en: 'Level', pt: 'Nível' },
  more: { en: 'More options', pt: 'Mais opções' },
  make: { en: 'Make it', pt: 'Fazer' },
  picture: { en: 'Make one from your picture', pt: 'Fazer um a partir da tua imagem' },
});

export function NewPuzzle({ puzzle }: { readonly puzzle: AnyPuzzle }) {
  const levels = useMemo(() => levelsOf(puzzle), []);
  const [wish, setWish] = useState<Wish>(() => lastWish(puzzle, levels));
  const [making, setMaking] = useState<Making>();
  const [hasPicture, setPicture] = useState(false);
  useEffect(() => () => making?.stop(), [making]);
  const others = useMemo(() => furtherOptions(puzzle), []);
  const sides = useMemo(() => sidesFor(puzzle, wish), [wish]);
  const ordered = puzzle.order(valuesOf(wish));
  const takesPicture = puzzle.options.some(({ takes }) => takes.kind === 'picture');

  if (hasPicture) return <PicturePanel puzzle={puzzle} onBack={() => setPicture(false)} />;
  if (making !== undefined) {
    return <MakingCard puzzle={puzzle} making={making} onStopped={() => setMaking(undefined)} />;
  }
  const begin = () => {
    if (!ordered.ok) return;
    const { side, level } = wish;
    writeSetting(`wish:${puzzle.id}`, JSON.stringify({ side, level }));
    const begun = make(puzzle, ordered.value, freshSeed(), level === undefined ? {} : { level });
    setMaking(begun);
    begun.done.then((saved) => {
      if (saved !== undefined) go(addressOf.play(saved.id));
    });
  };
  const setRest = (name: string, value: OptionValue | undefined) =>
    setWish({ ...wish, rest: { ...wish.rest, [name]: value } });
  return (
    <>
      {wish.side !== undefined && (
        <Chips
          label={words('size')}
          value={wish.side}
          choices={sides.map((side) => ({ value: side, text: `${side} × ${side}` }))}
          onChoose={(side) => setWish({ ...wish, side })}
        />
      )}
      {wish.level !== undefined && (
        <Chips
          label={words('level')}
          value={wish.level}
          choices={levels.map((level) => ({ value: level, text: levelName(level) }))}
          onChoose={(level) => setWish({ ...wish, level })}
        />
      )}
      <details class="more">
        <summary>{words('more')}</summary>
        <OptionFields options={others} values={wish.rest} onChange={setRest} />
      </details>
      {!ordered.ok && (
        <p class="fault" role="alert">
          {tell(booksOf(puzzle), ordered.error)}
        </p>
      )}
      <div class="row">
        {takesPicture && (
          <Button icon="image" onClick={() => setPicture(true)}>
            {words('picture')}
          </Button>
        )}
        <Button kind="primary" isDisabled={!ordered.ok} onClick={begin}>
          {words('make')}
        </Button>
      </div>
    </>
  );
}

/** What was wished last time, as far as the puzzle still takes it. */
function lastWish(puzzle: AnyPuzzle, levels: readonly string[]): Wish {
  const side = usualSide(puzzle);
  const [level] = levels;
  const usual: Wish = {
    ...(side !== undefined && { side }),
    ...(level !== undefined && { level }),
    rest: {},
  };
  try {
    const kept: unknown = JSON.parse(readSetting(`wish:${puzzle.id}`) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return usual;
    const wish: Wish = {
      ...usual,
      ...('side' in kept && typeof kept.side === 'number' && { side: kept.side }),
      ...('level' in kept && levels.includes(String(kept.level)) && { level: String(kept.level) }),
    };
    return puzzle.order(valuesOf(wish)).ok ? wish : usual;
  } catch {
    return usual;
  }
}
