/** The solving path of a draft, found while it is set: each step in words, and on the board when it is pressed. */

import { sayNotice } from 'ludoteca/kernel';
import {
  type AnyPuzzle,
  type AnyPuzzleBoard,
  beyondName,
  deductionOf,
  insightNamed,
  type Step,
  sayStep,
} from 'ludoteca/puzzle';
import { phrasebooksOf } from 'ludoteca/words';
import { useEffect, useState } from 'preact/hooks';
import { loadPuzzle } from '../games/kinds.ts';
import { language, say, wordsOf } from '../language/index.ts';
import type { Draft } from './draft.ts';
import type { ToldStep } from './studio.tsx';

const words = wordsOf('path', {
  path: { en: 'Solving path', pt: 'Caminho da resolução' },
  thinking: { en: 'Finding the path …', pt: 'À procura do caminho …' },
  none: {
    en: 'There is a path when the draft has exactly one solution, and it is found within twenty seconds.',
    pt: 'Há caminho quando o rascunho tem exatamente uma solução, e se encontra em vinte segundos.',
  },
  steps: {
    en: '{count} {count|step|steps}. Press one to see it on the board.',
    pt: '{count} {count|passo|passos}. Toca num para o ver no tabuleiro.',
  },
  beyond: { en: 'Beyond the ladder', pt: 'Para lá da escada' },
});

interface PathPartProps {
  readonly puzzle: AnyPuzzleBoard;
  readonly draft: Draft;
  readonly step: number | undefined;
  readonly onStep: (told: ToldStep | undefined) => void;
}

export function PathPart({ puzzle, draft, step, onStep }: PathPartProps) {
  const path = draft.path.value;
  // Whoever speaks of techniques knows the whole puzzle.
  const [whole, setWhole] = useState<AnyPuzzle>();
  const isWanted = path !== undefined;
  useEffect(() => {
    if (isWanted) void loadPuzzle(puzzle.id).then((loaded) => setWhole(() => loaded));
  }, [isWanted]);
  return (
    <details
      class="more path"
      onToggle={(event) => {
        const { open } = event.currentTarget;
        draft.wantPath(open);
        if (!open) onStep(undefined);
      }}
    >
      <summary>{words('path')}</summary>
      {path === undefined ? null : path.kind !== 'steps' || whole === undefined ? (
        <p class="quiet" role="status">
          {words(path.kind === 'none' ? 'none' : 'thinking')}
        </p>
      ) : (
        <>
          <p class="quiet" role="status">
            {words('steps', { count: path.steps.length })}
          </p>
          <ol>
            {path.steps.map((each, index) => (
              <li key={index}>
                <button
                  type="button"
                  aria-pressed={step === index}
                  onClick={() =>
                    onStep(step === index ? undefined : toldStep(puzzle, draft, path.steps, index))
                  }
                >
                  <b>{titleOf(whole, each)}</b> {said(whole, each)}
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </details>
  );
}

/** The step with what is known before it. */
function toldStep(
  puzzle: AnyPuzzleBoard,
  draft: Draft,
  steps: readonly Step[],
  index: number,
): ToldStep {
  const { clues } = draft.doc.value;
  let grid = puzzle.empty(clues);
  for (const { conclusion } of steps.slice(0, index)) {
    for (const fact of conclusion) {
      grid =
        'is' in fact
          ? puzzle.write(clues, grid, fact.cell, fact.is)
          : (puzzle.strikes?.add(clues, grid, fact.cell, fact.not) ?? grid);
    }
  }
  return { index, step: steps[index], grid };
}

function titleOf(puzzle: AnyPuzzle, { technique }: Step): string {
  if (technique === beyondName) return words('beyond');
  const found = insightNamed(deductionOf(puzzle), technique);
  return found === undefined ? technique : say(found.title);
}

function said(puzzle: AnyPuzzle, step: Step): string {
  const books = phrasebooksOf(puzzle);
  return sayStep(step, {
    language: language.value,
    say: (notice) => sayNotice(books, notice, language.value),
  });
}
