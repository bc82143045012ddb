/** What is known of a draft: its solutions, its level, and the clues that say nothing new. */

import { type Cell, sayNotice } from 'ludoteca/kernel';
import { type AnyPuzzleBoard, sayFact } from 'ludoteca/puzzle';
import { phrasebooksOf } from 'ludoteca/words';
import { levelName } from '../kept/index.ts';
import { language, tell, wordsOf } from '../language/index.ts';
import type { Draft } from './draft.ts';

const words = wordsOf('verdict', {
  thinking: { en: 'Counting solutions …', pt: 'A contar soluções …' },
  none: { en: 'No solution', pt: 'Nenhuma solução' },
  one: { en: 'Exactly one solution', pt: 'Exatamente uma solução' },
  several: { en: 'More than one solution', pt: 'Mais do que uma solução' },
  unknown: { en: 'Not decided in time', pt: 'Não decidido a tempo' },
  contradictory: { en: 'The clues contradict each other', pt: 'As pistas contradizem-se' },
  differ: {
    en: 'Two were found; they differ in {count} {count|cell|cells}, marked on the board: in one, {one}; in the other, {other}.',
    pt: 'Encontraram-se duas; diferem em {count} {count|casa, marcada|casas, marcadas} no tabuleiro: numa, {one}; na outra, {other}.',
  },
  level: { en: 'Level: {level}', pt: 'Nível: {level}' },
  'level-thinking': { en: 'Finding its level …', pt: 'A ver o nível …' },
  'level-none': { en: 'Level: not told in time', pt: 'Nível: não se soube a tempo' },
  minimal: { en: 'No clue could be left out.', pt: 'Nenhuma pista está a mais.' },
  'some-minimal': {
    en: 'No clue that could be left out was found in time.',
    pt: 'Não se encontrou a tempo nenhuma pista a mais.',
  },
  redundant: {
    en: '{count} {count|clue|clues} could each be left out alone, ringed on the board',
    pt: '{count} {count|pista podia sair, marcada|pistas podiam sair, uma de cada vez, marcadas} no tabuleiro',
  },
  'some-redundant': {
    en: 'At least {count} {count|clue|clues} could each be left out alone, ringed on the board',
    pt: 'Pelo menos {count} {count|pista podia sair, marcada|pistas podiam sair, uma de cada vez, marcadas} no tabuleiro',
  },
  hide: { en: 'Hide the marks', pt: 'Esconder as marcas' },
  show: { en: 'Show the marks', pt: 'Mostrar as marcas' },
});

interface VerdictProps {
  readonly puzzle: AnyPuzzleBoard;
  readonly draft: Draft;
  readonly hidesRedundant: boolean;
  readonly onHideRedundant: (isHidden: boolean) => void;
}

export function Verdict(props: VerdictProps) {
  const { puzzle, draft } = props;
  const judgement = draft.judgement.value;
  const { clues } = draft.doc.value;
  const { level } = draft.findings.value;
  const told = (solution: unknown, cell: Cell) =>
    sayFact(puzzle.entry, { cell, is: puzzle.read(clues, solution, cell) ?? 0 }, language.value);
  return (
    <section class="card judgement" data-judgement={judgement.kind}>
      <div role="status">
        <h2>{words(judgement.kind)}</h2>
        {judgement.kind === 'contradictory' && (
          <p>{tell(phrasebooksOf(puzzle), judgement.notice)}</p>
        )}
        {judgement.kind === 'several' && (
          <p>
            {words('differ', {
              count: judgement.cells.length,
              one: told(judgement.solutions[0], judgement.cells[0]),
              other: told(judgement.solutions[1], judgement.cells[0]),
            })}
          </p>
        )}
        {judgement.kind === 'one' && (
          <p class="level">
            {level === undefined
              ? words('level-thinking')
              : level === null
                ? words('level-none')
                : words('level', { level: levelName(level) })}
          </p>
        )}
      </div>
      {judgement.kind === 'one' && <Redundant {...props} />}
    </section>
  );
}

function Redundant({ puzzle, draft, hidesRedundant, onHideRedundant }: VerdictProps) {
  const { redundant, isSurveyed } = draft.findings.value;
  if (redundant === undefined) return null;
  const count = redundant.length;
  if (count === 0) return <p>{words(isSurveyed ? 'minimal' : 'some-minimal')}</p>;
  const books = phrasebooksOf(puzzle);
  return (
    <details class="more redundant">
      <summary>{words(isSurveyed ? 'redundant' : 'some-redundant', { count })}</summary>
      <ul>
        {redundant.map(({ words: named }) => {
          const said = sayNotice(books, named, language.value);
          return <li key={said}>{said}</li>;
        })}
      </ul>
      <button type="button" class="button quiet" onClick={() => onHideRedundant(!hidesRedundant)}>
        {words(hidesRedundant ? 'show' : 'hide')}
      </button>
    </details>
  );
}
