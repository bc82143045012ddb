/** Variations under the game: rows of moves to walk, with a name and a comment, to be put in order or taken away. */

import {
  changedAt,
  promotedAt,
  type Variation,
  type VariationAt,
  type Variations,
} from 'ludoteca/game';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Button, IconButton } from '../parts/index.ts';
import { type Line, walked } from './line.ts';
import { LineRow } from './line-row.tsx';
import { matchAt } from './moments.ts';
import type { MatchSession } from './session.ts';
import { words } from './words.ts';

interface VariationListProps {
  readonly session: MatchSession;
  readonly variations: Variations;
  /** Which of them are shown: those that branch off after so many moves. */
  readonly from: number;
  readonly to: number;
}

/** The variations of the game that branch off between two of its moves. */
export function VariationList({ session, variations, from, to }: VariationListProps): VNode {
  return (
    <>
      {variations.map((variation, place) => {
        const { after } = variation;
        if (after < from || after > to) return null;
        const line = { from: matchAt(session.whole.value, after), moves: variation.moves };
        return (
          <VariationRow
            key={`${after} ${variation.moves[0]}`}
            session={session}
            variation={variation}
            line={line}
            at={[place]}
          />
        );
      })}
    </>
  );
}

interface VariationRowProps {
  readonly session: MatchSession;
  readonly variation: Variation;
  readonly line: Line;
  readonly at: VariationAt;
}

function VariationRow({ session, variation, line, at }: VariationRowProps): VNode {
  const [isOpen, setOpen] = useState(false);
  const { name, comment, variations = [], after } = variation;
  const label = words('variation-of', { number: after + 1 });
  return (
    <div class="variation">
      {name !== undefined && <strong>{name} </strong>}
      <LineRow session={session} line={line} label={name ?? label} />
      {comment !== undefined && <span class="variation-comment"> {comment}</span>}
      {session.isHere.value && (
        <IconButton
          icon="edit"
          label={words('edit-variation')}
          isPressed={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      )}
      {isOpen && <Editing session={session} variation={variation} at={at} />}
      {variations.map((inner, place) => (
        <VariationRow
          key={`${inner.after} ${inner.moves[0]}`}
          session={session}
          variation={inner}
          line={{ from: walked(line, inner.after - after), moves: inner.moves }}
          at={[...at, place]}
        />
      ))}
    </div>
  );
}

function Editing({
  session,
  variation,
  at,
}: Pick<VariationRowProps, 'session' | 'variation' | 'at'>): VNode {
  const tree = session.whole.value.variations;
  const write = (field: 'name' | 'comment', text: string) => {
    const { [field]: _, ...rest } = variation;
    const next = text.trim() === '' ? rest : { ...rest, [field]: text.trim() };
    session.keep(changedAt(tree, at, () => next));
  };
  return (
    <div class="variation-edit">
      <label>
        {words('variation-name')}
        <input
          type="text"
          maxLength={60}
          value={variation.name ?? ''}
          onChange={(event) => write('name', event.currentTarget.value)}
        />
      </label>
      <label>
        {words('variation-comment')}
        <input
          type="text"
          maxLength={400}
          value={variation.comment ?? ''}
          onChange={(event) => write('comment', event.currentTarget.value)}
        />
      </label>
      <div class="row">
        <Button onClick={() => session.keep(promotedAt(tree, at))}>{words('promote')}</Button>
        <Button
          onClick={() => {
            session.returnToGame();
            session.keep(changedAt(tree, at, () => undefined));
          }}
        >
          {words('delete-variation')}
        </Button>
      </div>
    </div>
  );
}
