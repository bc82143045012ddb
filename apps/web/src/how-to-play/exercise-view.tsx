/** A small position with one thing to find: press where you would play, or fill the cell that is asked for. */

import type { AnyKind, Exercise } from 'ludoteca/document';
import { isGame } from 'ludoteca/game';
import { type AnyPuzzleBoard, isPuzzleBoard, openSheet, puzzleFromJson } from 'ludoteca/puzzle';
import { useMemo, useState } from 'preact/hooks';
import { say, wordsOf } from '../language/index.ts';
import { announce, Button } from '../parts/index.ts';
import { AnswerBoard } from './answer-board.tsx';
import { GameSteps } from './game-steps.tsx';

const words = wordsOf('exercise', {
  right: { en: 'Right.', pt: 'Certo.' },
  wrong: { en: 'Not that one. Try again.', pt: 'Essa não. Tenta outra vez.' },
  show: { en: 'Show me', pt: 'Mostra-me' },
  number: { en: 'Exercise {number}', pt: 'Exercício {number}' },
});

type State = 'open' | 'wrong' | 'found' | 'shown';

interface ExerciseViewProps {
  readonly kind: AnyKind;
  readonly exercise: Exercise;
  readonly number: number;
}

export function ExerciseView({ kind, exercise, number }: ExerciseViewProps) {
  if (!isGame(kind)) return <OneEntry kind={kind} exercise={exercise} number={number} />;
  return (
    <GameSteps
      game={kind}
      board={exercise.board}
      steps={[exercise]}
      label={words('number', { number })}
      isToWin
    />
  );
}

function OneEntry({ kind, exercise, number }: ExerciseViewProps) {
  const [state, setState] = useState<State>('open');
  const isOver = state === 'found' || state === 'shown';
  const answer = (isRight: boolean) => {
    setState(isRight ? 'found' : 'wrong');
    announce(isRight ? `${words('right')} ${say(exercise.why)}` : words('wrong'));
  };
  const props = { exercise, isOver, label: words('number', { number }), onAnswer: answer };
  return (
    <div class="exercise card">
      {isPuzzleBoard(kind) && <PuzzleExercise puzzle={kind} {...props} />}
      <div class="fields">
        <p>{say(exercise.task)}</p>
        <p role="status">
          {state === 'wrong' && words('wrong')}
          {isOver && `${state === 'found' ? `${words('right')} ` : ''}${say(exercise.why)}`}
        </p>
        {!isOver && (
          <div class="row">
            <Button onClick={() => setState('shown')}>{words('show')}</Button>
          </div>
        )}
      </div>
    </div>
  );
}

interface BoardProps {
  readonly exercise: Exercise;
  readonly isOver: boolean;
  readonly label: string;
  readonly onAnswer: (isRight: boolean) => void;
}

function PuzzleExercise(props: BoardProps & { readonly puzzle: AnyPuzzleBoard }) {
  const { puzzle, exercise, isOver, label, onAnswer } = props;
  const { sheet, clues } = useMemo(() => {
    const read = puzzleFromJson(puzzle, exercise.board);
    if (!read.ok) throw new Error(read.error.code);
    return { sheet: openSheet(puzzle, read.value), clues: read.value.clues };
  }, []);
  const { cell, value } = answerOf(exercise.answers[0]);
  const shown = useMemo(() => (isOver ? sheet.enter(cell, value) : sheet), [isOver]);
  // Where the task names the cell, it is selected; where it is to be found, nothing is.
  const isNamed = exercise.task.en.includes(`r${cell.row + 1}c${cell.col + 1}`);
  return (
    <AnswerBoard
      puzzle={puzzle}
      clues={clues}
      sheet={shown}
      label={label}
      asked={isNamed ? cell : undefined}
      isOver={isOver}
      onAnswer={({ row, col }, chosen) =>
        onAnswer(row === cell.row && col === cell.col && chosen === value)
      }
    />
  );
}

/** `r1c2=4`: the cell and the value that is right for it. */
function answerOf(text: string) {
  const parts = /^r(\d+)c(\d+)=(\d+)$/.exec(text);
  if (parts === null) throw new Error(`${text} is no answer`);
  const [, row, col, value] = parts.map(Number);
  return { cell: { row: row - 1, col: col - 1 }, value };
}
