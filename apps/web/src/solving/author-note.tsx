/** What the author of a puzzle says of it: beside the board, and on phones in a line that opens it. */

import { type Credits, sayCredits } from 'ludoteca/puzzle';
import { useState } from 'preact/hooks';
import { language, wordsOf } from '../language/index.ts';
import { Dialog, Icon } from '../parts/index.ts';

const words = wordsOf('author-note', {
  rules: { en: 'Rules of this puzzle', pt: 'Regras deste problema' },
  short: { en: 'Rules', pt: 'Regras' },
  about: { en: 'About this puzzle', pt: 'Sobre este problema' },
});

interface AuthorNoteProps {
  readonly credits: Credits;
}

export function AuthorNote({ credits }: AuthorNoteProps) {
  const { rules } = credits;
  const line = sayCredits(credits, language.value);
  if (line === undefined && rules === undefined) return null;
  return (
    <section class="card author-note desk-only" aria-label={words('about')}>
      {line !== undefined && <h2>{line}</h2>}
      {rules !== undefined && <OwnRules rules={rules} />}
    </section>
  );
}

/** The same on phones, where the board comes first. */
export function AuthorLine({ credits }: AuthorNoteProps) {
  const [isOpen, setOpen] = useState(false);
  const { rules } = credits;
  const line = sayCredits(credits, language.value);
  if (line === undefined && rules === undefined) return null;
  const title = line ?? words('rules');
  if (rules === undefined) return <p class="author-line phone-only">{title}</p>;
  return (
    <>
      <button type="button" class="author-line phone-only" onClick={() => setOpen(true)}>
        <span>{title}</span>
        <span class="author-more">
          <Icon name="book" />
          {line !== undefined && words('short')}
        </span>
      </button>
      {isOpen && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <OwnRules rules={rules} />
        </Dialog>
      )}
    </>
  );
}

function OwnRules({ rules }: { readonly rules: string }) {
  return (
    <>
      <h3>{words('rules')}</h3>
      {/* Someone's own words, in whatever language they wrote them. */}
      <p class="own-rules">{rules}</p>
    </>
  );
}
