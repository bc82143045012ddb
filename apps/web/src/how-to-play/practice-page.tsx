/** Practising one insight: a position in which it gives the next entry, and another one, as often as wanted. */

import { type Cell, Effort } from 'ludoteca/kernel';
import {
  type AnyPuzzle,
  deductionOf,
  type Insight,
  openSheet,
  puzzleDocument,
} from 'ludoteca/puzzle';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { addressOf } from '../address/routes.ts';
import { say, wordsOf } from '../language/index.ts';
import { freshSeed } from '../making/make.ts';
import { announce, Button, Header, Icon } from '../parts/index.ts';
import { isStopped } from '../worker/index.ts';
import { AnswerBoard } from './answer-board.tsx';
import { NudgeList } from './nudge-list.tsx';
import {
  type AnyPractice,
  askForPractice,
  marksOfBit,
  nudgesOfPractice,
  sayNudges,
  sentence,
} from './practice.ts';

const words = wordsOf('practice', {
  title: { en: 'Practise: {insight}', pt: 'Praticar: {insight}' },
  task: {
    en: 'Find the next entry by it: choose a cell, then its value.',
    pt: 'Descobre assim a próxima entrada: escolhe uma casa e depois o seu valor.',
  },
  board: { en: 'Position to practise on', pt: 'Posição para praticar' },
  thinking: { en: 'Looking for a position …', pt: 'À procura de uma posição …' },
  none: {
    en: 'No position was found in time. It is rare: try again.',
    pt: 'Não se encontrou uma posição a tempo. É rara: tenta outra vez.',
  },
  again: { en: 'Try again', pt: 'Tentar outra vez' },
  right: { en: 'Right.', pt: 'Certo.' },
  too: { en: 'Right: it gives this entry too.', pt: 'Certo: também dá esta entrada.' },
  other: {
    en: 'That is true, but it is seen otherwise here. Look for: {insight}.',
    pt: 'É verdade, mas aqui vê-se de outra maneira. Procura: {insight}.',
  },
  wrong: { en: 'Not that one. Try again.', pt: 'Essa não. Tenta outra vez.' },
  more: { en: 'Tell me more', pt: 'Diz mais' },
  hint: { en: 'Hint', pt: 'Dica' },
  show: { en: 'Show me', pt: 'Mostra-me' },
  another: { en: 'Another one', pt: 'Outra' },
  learn: { en: 'All insights', pt: 'Todas as ideias' },
});

type Found = AnyPractice | 'none';

interface PracticePageProps {
  readonly puzzle: AnyPuzzle;
  readonly insight: Insight;
}

export function PracticePage({ puzzle, insight }: PracticePageProps) {
  const [found, setFound] = useState<Found>();
  const [round, setRound] = useState(0);
  // The next position is looked for while this one is solved.
  const ahead = useRef<Promise<Found | undefined> | undefined>(undefined);
  const stopper = useMemo(() => new AbortController(), []);
  useEffect(() => () => stopper.abort(), []);
  const look = () => lookFor(puzzle, insight, stopper.signal);
  useEffect(() => {
    const coming = ahead.current ?? look();
    ahead.current = undefined;
    coming.then((practice) => {
      if (practice === undefined || stopper.signal.aborted) return;
      setFound(practice);
      ahead.current = look();
    });
  }, [round]);
  const another = () => {
    setFound(undefined);
    setRound(round + 1);
  };
  const title = words('title', { insight: say(insight.title) });
  return (
    <>
      <Header title={say(puzzle.name)} about={title} />
      <main class="page" tabIndex={-1}>
        <h1>{title}</h1>
        <p class="text">{sentence(`${say(insight.sees)}.`)}</p>
        {found === undefined ? (
          <div class="card" role="status">
            <p>{words('thinking')}</p>
            <progress aria-label={words('thinking')} />
          </div>
        ) : found === 'none' ? (
          <div class="card" role="status">
            <p>{words('none')}</p>
            <div class="row">
              <Button onClick={another}>{words('again')}</Button>
            </div>
          </div>
        ) : (
          <Position
            key={round}
            puzzle={puzzle}
            insight={insight}
            practice={found}
            onAnother={another}
          />
        )}
        <a class="button quiet" href={addressOf.lesson(puzzle.id)}>
          {words('learn')}
        </a>
      </main>
    </>
  );
}

/** A position; `none` when it takes too long; undefined when the page was left. */
async function lookFor(
  puzzle: AnyPuzzle,
  { name }: Insight,
  signal: AbortSignal,
): Promise<Found | undefined> {
  try {
    const found = await askForPractice(puzzle, name, freshSeed(), signal);
    return found.ok ? found.value : 'none';
  } catch (fault) {
    if (isStopped(fault)) return undefined;
    throw fault;
  }
}

type Judged = 'open' | 'wrong' | 'other' | 'found' | 'too' | 'shown';

interface PositionProps extends PracticePageProps {
  readonly practice: AnyPractice;
  readonly onAnother: () => void;
}

function Position({ puzzle, insight, practice, onAnother }: PositionProps) {
  const { clues, grid, argument } = practice;
  const [judged, setJudged] = useState<Judged>('open');
  const [told, setTold] = useState(0);
  const next = useRef<HTMLDivElement>(null);
  const isOver = judged === 'found' || judged === 'too' || judged === 'shown';
  const begun = useMemo(() => openSheet(puzzle, puzzleDocument(puzzle, { clues, grid })), []);
  const [sheet, setSheet] = useState(begun);
  const nudges = useMemo(() => nudgesOfPractice(puzzle, practice), []);
  const isShown = judged === 'found' || judged === 'shown';
  const bits = isShown ? nudges.length : told;
  const lines = sayNudges(puzzle, practice, nudges.slice(0, bits));
  const last = nudges[bits - 1];
  const verdict = sayVerdict(judged, insight);

  const end = (how: Judged, cell: Cell, value: number) => {
    setSheet(begun.enter(cell, value));
    setJudged(how);
  };
  const show = () => {
    const [fact] = argument.links[argument.links.length - 1].conclusion;
    if ('is' in fact) end('shown', fact.cell, fact.is);
  };
  const answer = (cell: Cell, value: number) => {
    const how = judge(puzzle, insight, practice, cell, value);
    if (how === 'found' || how === 'too') end(how, cell, value);
    else setJudged(how);
    const why = how === 'found' ? sayNudges(puzzle, practice, nudges.slice(2)) : [];
    announce([sayVerdict(how, insight), ...why].join(' '));
  };
  const more = () => {
    if (told >= nudges.length) return show();
    setTold(told + 1);
    announce(sayNudges(puzzle, practice, nudges.slice(told, told + 1)).join(' '));
  };
  // With what is drawn: whoever presses Enter at once goes on.
  useLayoutEffect(() => {
    if (isOver) next.current?.querySelector('button')?.focus();
  }, [isOver]);

  return (
    <div class="exercise practice card">
      <AnswerBoard
        puzzle={puzzle}
        clues={clues}
        sheet={sheet}
        label={words('board')}
        marks={last && (judged !== 'too' ? marksOfBit(puzzle, practice, last) : undefined)}
        isOver={isOver}
        isNumbered
        onAnswer={answer}
      />
      <div class="fields">
        <p>{words('task')}</p>
        {/* Above what is told, so that whoever asks for more finds the button where it was. */}
        <div class="row" ref={next}>
          {isOver ? (
            <Button kind="primary" icon="next" onClick={onAnother}>
              {words('another')}
            </Button>
          ) : (
            <>
              <Button icon="hint" onClick={more}>
                {words(told === 0 ? 'hint' : told < nudges.length ? 'more' : 'show')}
              </Button>
              <Button onClick={onAnother}>{words('another')}</Button>
            </>
          )}
        </div>
        <p role="status" class="judged">
          {isOver && judged !== 'shown' && <Icon name="check" />}
          {verdict}
        </p>
        {lines.length > 0 && <NudgeList nudges={nudges} lines={lines} />}
      </div>
    </div>
  );
}

function sayVerdict(judged: Judged, insight: Insight): string {
  switch (judged) {
    case 'wrong':
      return words('wrong');
    case 'other':
      return words('other', { insight: say(insight.title) });
    case 'found':
      return words('right');
    case 'too':
      return words('too');
    default:
      return '';
  }
}

/** What an answer is worth: it may be right and still be seen by another insight. */
function judge(
  puzzle: AnyPuzzle,
  { name }: Insight,
  { clues, grid, solution, argument }: AnyPractice,
  cell: Cell,
  value: number,
): Judged {
  if (puzzle.read(clues, solution, cell) !== value) return 'wrong';
  if (puzzle.read(clues, grid, cell) !== undefined) return 'other';
  // Cells that belong together change together: what follows is told of the first of them.
  const after = (at: Cell) =>
    JSON.stringify(puzzle.gridToJson(clues, puzzle.write(clues, grid, at, value)));
  const meant = after(cell);
  const first = puzzle.cells(clues).find((each) => after(each) === meant) ?? cell;
  const { conclusion } = argument.links[argument.links.length - 1];
  const isMeant = conclusion.some(
    (fact) => 'is' in fact && fact.cell.row === first.row && fact.cell.col === first.col,
  );
  if (isMeant) return 'found';
  const deduction = deductionOf(puzzle);
  const position = deduction.open(clues, grid);
  const effort = new Effort({ nodes: judgingNodes });
  const fact = { cell: { row: first.row, col: first.col }, is: value };
  return deduction.coach?.sees(clues, position, name, [fact], effort) ? 'too' : 'other';
}

/** A moment at most: the page waits for it. */
const judgingNodes = 20_000;
