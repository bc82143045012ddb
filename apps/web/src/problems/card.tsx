/** The card beside the board: what became of a move, the answer, the tree. */

import type { ComponentChildren, VNode } from 'preact';
import { Icon } from '../parts/index.ts';

interface CardProps {
  readonly eyebrow: string;
  readonly sign: 'right' | 'wrong' | undefined;
  /** Empty where nothing is proven yet. */
  readonly aside: string;
  readonly title: string;
  /** The tree shares its room with what is told of the moves. */
  readonly isTree?: boolean;
  readonly children: ComponentChildren;
}

export function Card({ eyebrow, sign, aside, title, isTree = false, children }: CardProps): VNode {
  return (
    <section class={`card match-drawer answer${isTree ? ' tree' : ''}`} aria-label={eyebrow}>
      <div class="eyebrow" data-sign={sign}>
        {sign && <Icon name={sign === 'right' ? 'check' : 'warning'} />}
        {eyebrow}
        <span class="aside">{aside}</span>
      </div>
      {title !== '' && <h2 tabIndex={-1}>{title}</h2>}
      {children}
    </section>
  );
}
