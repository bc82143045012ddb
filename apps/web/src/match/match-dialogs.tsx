/** The questions of the page: whether to resign, and who plays from now on. */

import { otherSide } from 'ludoteca/game';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Button, Dialog } from '../parts/index.ts';
import { sideName } from './say.ts';
import type { MatchSession } from './session.ts';
import { SitterFields } from './setup-form.tsx';
import { words } from './words.ts';

interface DialogProps {
  readonly session: MatchSession;
  readonly onClose: () => void;
}

export function ResignDialog({ session, onClose }: DialogProps): VNode {
  const { game } = session;
  const match = session.match.value;
  const seat = session.people.value.includes(match.seat)
    ? match.seat
    : (session.people.value[0] ?? 0);
  const side = match.seatOf(0) === seat ? 0 : 1;
  return (
    <Dialog title={words('resign-sure')} onClose={onClose}>
      <p>
        {words('resign-help', {
          side: sideName(game, side),
          other: sideName(game, otherSide(side)),
        })}
      </p>
      <div class="row">
        <Button onClick={onClose}>{words('cancel')}</Button>
        <Button
          kind="danger"
          icon="flag"
          onClick={() => {
            onClose();
            session.resign();
          }}
        >
          {words('resign')}
        </Button>
      </div>
    </Dialog>
  );
}

export function PlayersDialog({ session, onClose }: DialogProps): VNode {
  const { game } = session;
  const [sitters, setSitters] = useState(session.sitters.value);
  return (
    <Dialog title={words('change-players')} onClose={onClose}>
      <SitterFields game={game} sitters={sitters} onChange={setSitters} />
      <div class="row">
        <Button onClick={onClose}>{words('cancel')}</Button>
        <Button
          kind="primary"
          onClick={() => {
            onClose();
            session.sit(sitters);
          }}
        >
          {words('play')}
        </Button>
      </div>
    </Dialog>
  );
}
