/** The way from a room to its list of the times of today. */

import type { VNode } from 'preact';
import { addressOf } from '../address/routes.ts';
import { dateOf } from '../daily/day.ts';
import { withDays } from '../games/with-days.ts';
import { Icon } from '../parts/index.ts';
import { words } from './words.ts';

export function TimesLink({ id }: { readonly id: string }): VNode {
  return (
    <a class="button" href={addressOf.times(withDays[0].id, dateOf(new Date()), id)}>
      <Icon name="statistics" />
      {words('times')}
    </a>
  );
}
