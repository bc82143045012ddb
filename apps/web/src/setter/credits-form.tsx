/** What the author says of a draft: its title, a name, and rules of its own; kept in the document. */

import { type Credits, mostCredits } from 'ludoteca/puzzle';
import { wordsOf } from '../language/index.ts';
import { readSetting, writeSetting } from '../storage/index.ts';
import type { Draft } from './draft.ts';

const words = wordsOf('credits', {
  credits: { en: 'Title, author, rules', pt: 'Título, autor, regras' },
  title: { en: 'Title', pt: 'Título' },
  author: { en: 'Author', pt: 'Autor' },
  rules: { en: 'Rules of its own', pt: 'Regras próprias' },
  help: {
    en: 'Told to whoever solves it, on the page, by the command and on paper. The solver and the level follow the usual rules only.',
    pt: 'Dito a quem o resolver, na página, no comando e no papel. A contagem e o nível seguem só as regras de sempre.',
  },
});

export function CreditsForm({ draft }: { readonly draft: Draft }) {
  const credits = draft.credits.value;
  const field = (name: keyof Credits) => ({
    id: `credits-${name}`,
    value: credits[name] ?? '',
    maxLength: mostCredits[name],
    onInput: (event: { readonly currentTarget: { readonly value: string } }) => {
      const { [name]: _, ...rest } = credits;
      const { value } = event.currentTarget;
      draft.tell(value === '' ? rest : { ...rest, [name]: value });
    },
  });
  /** Who sets one puzzle sets others: the name is there next time. */
  const knowAuthor = () => {
    const { author } = draft.credits.value;
    if (author !== undefined) writeSetting('author', author);
  };
  const known = readSetting('author');
  return (
    <details class="more">
      <summary>{words('credits')}</summary>
      <div class="fields">
        <div class="field">
          <label for="credits-title">{words('title')}</label>
          <input type="text" autocomplete="off" {...field('title')} />
        </div>
        <div class="field">
          <label for="credits-author">{words('author')}</label>
          <input
            type="text"
            autocomplete="off"
            placeholder={known ?? ''}
            {...field('author')}
            onFocus={() => {
              if (credits.author === undefined && known !== undefined) {
                draft.tell({ ...credits, author: known });
              }
            }}
            onBlur={knowAuthor}
          />
        </div>
        <div class="field">
          <label for="credits-rules">{words('rules')}</label>
          <textarea rows={3} {...field('rules')} />
          <small>{words('help')}</small>
        </div>
      </div>
    </details>
  );
}
