/** The hint beside the board: what follows, and why; the cells it speaks of are lit on the board. */

import {
  type Advice,
  deductionOf,
  type Fact,
  type Insight,
  insightNamed,
  nudgesOf,
  practisable,
  type Step,
  sayWrongFact,
} from 'ludoteca/puzzle';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { NudgeList } from '../how-to-play/nudge-list.tsx';
import { sentence } from '../how-to-play/practice.ts';
import { language, say, wordsOf } from '../language/index.ts';
import { Button, Icon, lateDialog } from '../parts/index.ts';
import {
  bitsOf,
  closeHint,
  type HintState,
  isEntry,
  isTold,
  tellMore,
  wordsOfAdvice,
} from './hint.ts';
import type { Session } from './session.ts';

const words = wordsOf('hint', {
  hint: { en: 'Hint', pt: 'Dica' },
  thinking: {
    en: 'Looking for what is easiest to see …',
    pt: 'À procura do que é mais fácil de ver …',
  },
  stop: { en: 'Stop', pt: 'Parar' },
  close: { en: 'Close', pt: 'Fechar' },
  more: { en: 'Tell me more', pt: 'Diz mais' },
  place: { en: 'Place {value}', pt: 'Pôr {value}' },
  enter: { en: 'Enter them', pt: 'Escrever' },
  do: { en: 'Do it', pt: 'Fazer' },
  wrong: { en: 'Something here cannot be', pt: 'Há aqui algo que não pode ser' },
  strike: { en: 'Rule out', pt: 'Excluir' },
  beyond: { en: 'Beyond the ladder', pt: 'Para lá da escada' },
  what: { en: 'What is this?', pt: 'O que é isto?' },
  guide: { en: 'Guide', pt: 'Guia' },
  alone: { en: 'Without a guide', pt: 'Sem guia' },
});

/** A long hint is counted: a row of more dots would leave no room for its name on a phone. */
const mostDots = 8;

const InsightDialog = lateDialog(
  async () => (await import('../how-to-play/insight-dialog.tsx')).InsightDialog,
);

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
  return <StepCard session={session} state={{ ...state, advice }} />;
}

function wrongFacts({ puzzle }: Session, facts: readonly Fact[]): string {
  const told = facts.map((fact) => sayWrongFact(puzzle.entry, fact, language.value));
  return `${sentence(told.join('; '))}.`;
}

type Told = Extract<HintState, { readonly kind: 'advice' }> & {
  readonly advice: Extract<Advice<unknown>, { readonly kind: 'step' }>;
};

/**
 * The newest bit alone, for those who are guided: it leaves room for the keys, so that whoever sees the
 * entry can make it.
 */
export function GuideCard({ session }: HintCardProps) {
  const { puzzle, hint, note } = session;
  const state = hint.value;
  const advice = state?.kind === 'advice' ? state.advice : undefined;
  const text =
    state?.kind !== 'advice' || advice === undefined
      ? words('thinking')
      : advice.kind === 'step'
        ? (bitsOf(state.teller, advice, state.told).at(-1) ?? '')
        : advice.kind === 'wrong'
          ? `${words('wrong')}: ${wrongFacts(session, advice.facts)}`
          : wordsOfAdvice(puzzle, advice);
  return (
    <section class="card guide" aria-label={words('guide')}>
      <p>
        <Icon name="hint" />
        {sentence(text)}
      </p>
      <div class="row">
        <Button
          kind="quiet"
          onClick={() => {
            closeHint(session);
            note({ isGuided: false });
          }}
        >
          {words('alone')}
        </Button>
        {advice?.kind === 'step' && state?.kind === 'advice' && (
          <Button onClick={() => tellMore(session)}>
            {isTold(state) ? actionOf(session, advice.step) : words('more')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** What was told so far, one line for each asking; the newest stands out. */
function StepCard({ session, state }: HintCardProps & { readonly state: Told }) {
  const { advice, teller, told } = state;
  const { step } = advice;
  const nudges = nudgesOf(advice);
  const isWhole = isTold(state);
  const lines = bitsOf(teller, advice, told).map(sentence);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' }), [told]);
  const [asked, setAsked] = useState<Insight>();
  // The technique is named only with the reason: before, its name would give too much away.
  const insight = insightNamed(deductionOf(teller), step.technique);
  const name = !isWhole ? '' : insight === undefined ? words('beyond') : say(insight.title);
  const explained = practisable(teller).find(({ name }) => isWhole && name === step.technique);
  return (
    <section class="card hint" aria-label={words('hint')}>
      <Eyebrow name={name}>
        {explained && (
          <button type="button" class="what" onClick={() => setAsked(explained)}>
            {words('what')}
          </button>
        )}
        <span class="bits" aria-hidden="true">
          {nudges.length > mostDots
            ? `${told} / ${nudges.length}`
            : nudges.map((_, at) => (
                <i key={at} data-told={at < told} data-now={at === told - 1} />
              ))}
        </span>
      </Eyebrow>
      <NudgeList nudges={nudges} lines={lines} listRef={list} />
      <div class="row">
        <Button onClick={() => closeHint(session)}>{words('close')}</Button>
        <Button kind="primary" onClick={() => tellMore(session)}>
          {isWhole ? actionOf(session, step) : words('more')}
        </Button>
      </div>
      {asked && (
        <InsightDialog puzzle={teller} insight={asked} onClose={() => setAsked(undefined)} />
      )}
    </section>
  );
}

/** What taking the step does, in a word or two. */
function actionOf({ puzzle: { entry } }: Session, step: Step): string {
  if (!isEntry(step)) return words('strike');
  const values = new Set(step.conclusion.map((fact) => ('is' in fact ? fact.is : -1)));
  const [value, ...others] = values;
  if (others.length > 0) return words('enter');
  return entry.kind === 'typed' ? words('place', { value }) : words('do');
}

function Eyebrow({
  name,
  children,
}: {
  readonly name?: string;
  readonly children?: ComponentChildren;
}) {
  return (
    <div class="eyebrow">
      <Icon name="hint" />
      <span>
        {words('hint')}
        {name && ` · ${name}`}
      </span>
      {children}
    </div>
  );
}
