/** The hint beside the board: what follows, and why; the cells it speaks of are lit on the board. */

import { sayNotice } from 'ludoteca/kernel';
import { beyondName, type Step, sayFact } from 'ludoteca/puzzle';
import { booksOf } from '../kinds.ts';
import { language, say, wordsOf } from '../language/index.ts';
import { Button, Icon } from '../parts/index.ts';
import type { Desk } from './desk.ts';
import { closeHint, isEntry, takeHint, wordsOfAdvice } from './hint.ts';
import type { Session } from './session.ts';

const words = wordsOf('hint', {
  hint: { en: 'Hint', pt: 'Dica' },
  thinking: { en: 'Looking for the easiest step …', pt: 'À procura do passo mais fácil …' },
  stop: { en: 'Stop', pt: 'Parar' },
  close: { en: 'Close', pt: 'Fechar' },
  enter: { en: 'Enter it', pt: 'Escrever' },
  strike: { en: 'Rule out', pt: 'Excluir' },
  beyond: { en: 'Beyond the ladder', pt: 'Para lá da escada' },
});

interface HintCardProps {
  readonly session: Session;
  readonly desk: Desk;
}

export function HintCard({ session, desk }: HintCardProps) {
  const state = desk.hint.value;
  if (state === undefined) return null;
  const close = () => closeHint(desk);
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
        <p>{wordsOfAdvice(session.puzzle, advice)}</p>
        <div class="row">
          <Button onClick={close}>{words('close')}</Button>
        </div>
      </section>
    );
  }
  return <StepCard session={session} desk={desk} step={advice.step} />;
}

function StepCard({ session, desk, step }: HintCardProps & { readonly step: Step }) {
  const { puzzle } = session;
  const title = puzzle.deduction?.ladder.find(({ name }) => name === step.technique)?.title;
  const name = step.technique === beyondName || title === undefined ? words('beyond') : say(title);
  const told = step.words.map((notice) => sayNotice(booksOf(puzzle), notice, language.value));
  // Several facts are said together in the last sentence.
  const [fact, ...more] = step.conclusion;
  const [head, body] =
    more.length === 0
      ? [sayFact(puzzle.valueWords, fact, language.value), told]
      : [told.at(-1) ?? '', told.slice(0, -1)];
  return (
    <section class="card hint" aria-label={words('hint')}>
      <Eyebrow name={name} />
      <h2>{sentence(head)}</h2>
      {body.map((text) => (
        <p key={text}>{sentence(text)}</p>
      ))}
      <div class="row">
        <Button onClick={() => closeHint(desk)}>{words('close')}</Button>
        <Button kind="primary" onClick={() => takeHint(session, desk)}>
          {words(isEntry(step) ? 'enter' : 'strike')}
        </Button>
      </div>
    </section>
  );
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
  if (/^[rl]\d/.test(text)) return text;
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
