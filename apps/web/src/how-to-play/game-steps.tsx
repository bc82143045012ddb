/**
 * A small game played step by step: each step asks for a move, tells what came of it and what the other side
 * answers, and why another move is not what is asked for.
 */

import type { JsonObject, LessonStep } from 'ludoteca/document';
import { type AnyGame, gameFromJson, type Match, type Move } from 'ludoteca/game';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Board } from '../board/index.ts';
import { say, wordsOf } from '../language/index.ts';
import { announce, Button } from '../parts/index.ts';
import { ask, isStopped } from '../worker/index.ts';
import { cellsOfGame } from './exercise-cells.ts';

const words = wordsOf('game-steps', {
  right: { en: 'Right.', pt: 'Certo.' },
  wrong: { en: 'Not that one.', pt: 'Essa não.' },
  refuted: {
    en: 'After {move}, {side} wins with {reply}.',
    pt: 'Depois de {move}, o {side} ganha com {reply}.',
  },
  again: { en: 'Try again', pt: 'Tentar outra vez' },
  show: { en: 'Show me', pt: 'Mostra-me' },
  anew: { en: 'Once more', pt: 'Mais uma vez' },
});

/** Each answer of the other side is seen by itself, in milliseconds. */
const eachWait = 1000;
/** What a refutation may cost: the boards of lessons are small. */
const nodes = 300_000;

interface GameStepsProps {
  readonly game: AnyGame;
  readonly board: JsonObject;
  readonly steps: readonly LessonStep[];
  readonly label: string;
  /** True when all other moves lose, so that it can be shown how. */
  readonly isToWin: boolean;
}

interface Tried {
  readonly match: Match;
  readonly move: string;
  /** What refutes it, as far as that was found. */
  readonly refutation: string;
}

export function GameSteps({ game, board, steps, label, isToWin }: GameStepsProps) {
  const start = useMemo(() => {
    const read = gameFromJson(game, board);
    if (!read.ok) throw new Error(read.error.code);
    return read.value.match;
  }, []);
  const [match, setMatch] = useState(start);
  const [at, setAt] = useState(0);
  const [told, setTold] = useState('');
  const [tried, setTried] = useState<Tried>();
  const [replies, setReplies] = useState<readonly string[]>([]);
  const isWaiting = replies.length > 0;
  const step: LessonStep | undefined = steps[at];
  const shown = tried?.match ?? match;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      setMatch(played(match, replies[0]));
      setReplies(replies.slice(1));
    }, eachWait);
    return () => clearTimeout(timer);
  }, [replies]);

  const stopper = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => stopper.current?.abort(), []);

  const advance = (text: string) => {
    if (step === undefined) return;
    const right = `${words('right')} ${say(step.why)}`;
    setTried(undefined);
    setMatch(played(match, text));
    setReplies(step.replies ?? []);
    setTold(right);
    setAt(at + 1);
    const next = steps[at + 1];
    announce(next === undefined ? right : `${right} ${say(next.task)}`);
  };
  const fail = (move: Move) => {
    const text = match.write(move);
    const after = match.play(move);
    setTried({ match: after, move: text, refutation: '' });
    announce(`${words('wrong')} ${step?.wrong === undefined ? '' : say(step.wrong)}`);
    if (isToWin && after.outcome === undefined) void refute(after, text);
  };
  /** The boards of lessons are small: the answer that wins is found at once, and shown. */
  const refute = async (after: Match, text: string) => {
    stopper.current?.abort();
    stopper.current = new AbortController();
    const { signal } = stopper.current;
    try {
      const question = { job: 'prove', game: game.id, state: after.state } as const;
      const { value, move } = await ask(question, { signal, nodes });
      if (value !== 'win' || move === undefined) return;
      const side = say(game.sides[after.turn].name);
      const refutation = words('refuted', { move: text, side, reply: after.write(move) });
      setTried({ match: after.play(move), move: text, refutation });
      announce(refutation);
    } catch (fault) {
      // Without it the exercise is as good as it was.
      if (!isStopped(fault)) return;
    }
  };

  const { cells, moveAt } = useMemo(() => cellsOfGame(game, shown), [shown, say(game.name)]);
  const mayPlay = step !== undefined && tried === undefined && !isWaiting;
  return (
    <div class="exercise card">
      <Board
        drawing={shown.view(mayPlay ? { moves: match.legalMoves } : {})}
        cells={cells}
        label={label}
        onPress={({ cell }) => {
          const move = mayPlay ? moveAt(cell) : undefined;
          if (move === undefined || step === undefined) return;
          const text = match.write(move);
          if (step.answers.length === 0 || step.answers.includes(text)) advance(text);
          else fail(move);
        }}
      />
      <div class="fields">
        {told !== '' && <p>{told}</p>}
        {step && !isWaiting && <p class="task">{say(step.task)}</p>}
        <p role="status">
          {tried &&
            [words('wrong'), step?.wrong === undefined ? '' : say(step.wrong), tried.refutation]
              .filter((text) => text !== '')
              .join(' ')}
        </p>
        <div class="row">
          {tried && <Button onClick={() => setTried(undefined)}>{words('again')}</Button>}
          {step && !isWaiting && (
            <Button onClick={() => advance(step.answers[0] ?? match.write(match.legalMoves[0]))}>
              {words('show')}
            </Button>
          )}
          {step === undefined && !isWaiting && (
            <Button
              icon="again"
              onClick={() => {
                setMatch(start);
                setAt(0);
                setTold('');
              }}
            >
              {words('anew')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

/** Lessons are tested to be playable: what cannot be played is a bug. */
function played(match: Match, text: string): Match {
  const move = match.read(text);
  if (!move.ok) throw new Error(`${text} cannot be played: ${move.error.code}`);
  return match.play(move.value);
}
