/** The hint beside the board: what follows, and why; the cells it speaks of are lit on the board. */

import { type Notice, sayNotice } from 'ludoteca/kernel';
import {
  type Advice,
  deductionOf,
  type Fact,
  insightNamed,
  type Step,
  sayFact,
  sayFacts,
  sayLinks,
} from 'ludoteca/puzzle';
import { phrasebooksOf } from 'ludoteca/words';
import { language, say, wordsOf } from '../language/index.ts';
import { Button, Icon } from '../parts/index.ts';
import { closeHint, isEntry, takeHint, wordsOfAdvice } from './hint.ts';
import type { Session } from './session.ts';

const words = wordsOf('hint', {
  hint: { en: 'Hint', pt: 'Dica' },
  thinking: { en: 'Looking for the easiest step …', pt: 'À procura do passo mais fácil …' },
  stop: { en: 'Stop', pt: 'Parar' },
  close: { en: 'Close', pt: 'Fechar' },
  place: { en: 'Place {value}', pt: 'Pôr {value}' },
  enter: { en: 'Enter them', pt: 'Escrever' },
  do: { en: 'Do it', pt: 'Fazer' },
  wrong: { en: 'Something here cannot be', pt: 'Há aqui algo que não pode ser' },
  strike: { en: 'Rule out', pt: 'Excluir' },
  beyond: { en: 'Beyond the ladder', pt: 'Para lá da escada' },
});

interface HintCardProps {
  readonly session: Session;
}

export function HintCard({ session }: HintCardProps) {
  const state = session.hint.value;
  if (state === undefined) return null;
  const close = () => closeHint(session);
  if (state.kind === 'thinking') {
    return (
      <section class="card hint" aria-label={words('hint')}>
        <Eyebrow />
        <p>{words('thinking')}</p>
        <progress aria-label={words('thinking')} />
        <div class="row">
          <Button onClick={close}>{words('stop')}</Button>
        </div>
      </section>
    );
  }
  const { advice } = state;
  if (advice.kind !== 'step') {
    return (
      <section class="card hint" aria-label={words('hint')}>
        <Eyebrow />
        {advice.kind === 'wrong' && <h2>{words('wrong')}</h2>}
        <p>
          {advice.kind === 'wrong'
            ? wrongFacts(session, advice.facts)
            : wordsOfAdvice(session.puzzle, advice)}
        </p>
        <div class="row">
          <Button onClick={close}>{words('close')}</Button>
        </div>
      </section>
    );
  }
  return <StepCard session={session} advice={advice} />;
}

function wrongFacts({ puzzle }: Session, facts: readonly Fact[]): string {
  const told = facts.map((fact) => sayFact(puzzle.valueWords, fact, language.value));
  return `${sentence(told.join('; '))}.`;
}

type StepAdvice = Extract<Advice<unknown>, { readonly kind: 'step' }>;

function StepCard({
  session,
  advice: { step, argument },
}: HintCardProps & { readonly advice: StepAdvice }) {
  const { puzzle } = session;
  const insight = insightNamed(deductionOf(puzzle), step.technique);
  const name = insight === undefined ? words('beyond') : say(insight.title);
  const spoken = (notice: Notice) => sayNotice(phrasebooksOf(puzzle), notice, language.value);
  const told = step.words.map(spoken);
  // Where the puzzle gives a title, that stands for its last sentence.
  const title = puzzle.showing?.title?.(step.words);
  const head = title ? spoken(title) : sayFacts(puzzle.valueWords, step.conclusion, language.value);
  const whole = title ? told.slice(0, -1) : told;
  const body =
    argument === undefined ? whole : sayLinks(argument, { language: language.value, say: spoken });
  return (
    <section class="card hint" aria-label={words('hint')}>
      <Eyebrow name={name} />
      <h2>{sentence(head)}</h2>
      {body.map((text) => (
        <p key={text}>{sentence(text)}</p>
      ))}
      <div class="row">
        <Button onClick={() => closeHint(session)}>{words('close')}</Button>
        <Button kind="primary" onClick={() => takeHint(session)}>
          {actionOf(session, step)}
        </Button>
      </div>
    </section>
  );
}

/** What taking the step does, in a word or two. */
function actionOf({ puzzle: { valueWords } }: Session, step: Step): string {
  if (!isEntry(step)) return words('strike');
  const values = new Set(step.conclusion.map((fact) => ('is' in fact ? fact.is : -1)));
  const [value, ...others] = values;
  if (others.length > 0) return words('enter');
  return valueWords === undefined ? words('place', { value }) : words('do');
}

function Eyebrow({ name }: { readonly name?: string }) {
  return (
    <div class="eyebrow">
      <Icon name="hint" />
      {words('hint')}
      {name && ` · ${name}`}
    </div>
  );
}

/** With a capital, unless it begins with the name of a cell. */
function sentence(text: string): string {
  if (/^[rL]\d/.test(text)) return text;
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
