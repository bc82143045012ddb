/** An example of a theme: what is asked, the line that is walked on its board, and why the theme is there. */

import { type AnyGame, gameDocument, sayAsk } from 'ludoteca/game';
import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Picture } from '../board/index.ts';
import { language, say } from '../language/index.ts';
import { walked } from '../match/line.ts';
import { Emblem } from '../match/players.tsx';
import { announce, Button } from '../parts/index.ts';
import { isStopped } from '../worker/index.ts';
import { type Example, findExample } from './examples.ts';
import { numberedMoves } from './numbered.ts';
import { sayStep } from './say-step.ts';
import { StepChips } from './step-chips.tsx';
import { sayToMove } from './turns.ts';
import { words } from './words.ts';

interface ThemeExampleProps {
  readonly game: AnyGame;
  readonly theme: string;
  /** Its place among the examples, from 0. */
  readonly number: number;
}

export function ThemeExample({ game, theme, number }: ThemeExampleProps): VNode {
  const [example, setExample] = useState<Example>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const stopper = new AbortController();
    findExample(game, theme, number, stopper.signal)
      .then((found) => (found ? setExample(found) : setFailed(true)))
      .catch((fault) => {
        if (!isStopped(fault)) setFailed(true);
      });
    return () => stopper.abort();
  }, []);
  const title = words('example', { number: number + 1 });
  if (example !== undefined) return <WalkedExample game={game} example={example} title={title} />;
  return (
    <section class="card theme-example" aria-label={title} aria-busy={!hasFailed}>
      <div class="example-board" />
      <p class="quiet">{words(hasFailed ? 'failed' : 'looking')}</p>
    </section>
  );
}

interface WalkedExampleProps {
  readonly game: AnyGame;
  readonly example: Example;
  readonly title: string;
}

function WalkedExample({ game, example, title }: WalkedExampleProps): VNode {
  const { problem, reasons } = example;
  const [step, setStep] = useState(0);
  const line = useMemo(() => {
    const { match } = gameDocument(game, { kind: 'problem', problem });
    return { from: match, moves: problem.line ?? [] };
  }, [problem]);
  const { from, moves } = line;
  const shown = walked(line, step);
  // What a move did is told once: by the reason, where it is the reason.
  const sayAt = (at: number) =>
    sayStep(
      game,
      from,
      walked(line, at),
      reasons.some(({ after }) => after === at),
    );
  const told = sayAt(step);
  const goTo = (next: number) => {
    const to = Math.min(Math.max(next, 0), moves.length);
    if (to === step) return;
    setStep(to);
    const now = reasons.filter(({ after }) => after === to).map(({ text }) => say(text));
    announce([sayAt(to), ...now].join(' '));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (by === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    goTo(step + by);
  };
  const drawing = shown.view();
  const numbers = numberedMoves(from, shown, false);
  return (
    <section class="card theme-example" aria-label={title} onKeyDown={onKeyDown}>
      <div class="example-head">
        <h3>{title}</h3>
        <p>
          <Emblem game={game} side={from.turn} />
          {sayToMove(game, from)}. {sayAsk(game, problem, language.value)}.
        </p>
      </div>
      <div class="example-board">
        <Picture drawing={{ ...drawing, shapes: [...drawing.shapes, ...numbers] }} label={told} />
        <div class="example-steps">
          <Button icon="previous" isDisabled={step === 0} onClick={() => goTo(step - 1)}>
            {words('back')}
          </Button>
          <span>{words('at-step', { at: step, of: moves.length })}</span>
          <Button
            icon="next"
            kind="primary"
            isDisabled={step === moves.length}
            onClick={() => goTo(step + 1)}
          >
            {words('forward')}
          </Button>
        </div>
      </div>
      <div class="example-text">
        <StepChips game={game} line={line} step={step} onStep={goTo} />
        <p class="example-told">{told}</p>
        {reasons.length > 0 && (
          <div class="example-why">
            <h4>{words('why-here')}</h4>
            <ul>
              {reasons.map(({ after, text }) => (
                <li key={text.en} data-now={after === step ? '' : undefined}>
                  {say(text)}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
