/** A play at a glance: its board as it was left, and how far it is. */

import { documentFromJson } from 'ludoteca/reading';
import { useEffect, useState } from 'preact/hooks';
import { Picture } from '../board/index.ts';
import { kindNow, loadKind } from '../games/kinds.ts';
import type { Saved } from '../storage/index.ts';

export function Thumb({ saved }: { readonly saved: Saved }) {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    loadKind(saved.game).then(() => setLoaded(true));
  }, [saved.game]);
  const kind = kindNow(saved.game);
  const read = kind && documentFromJson(kind, saved.about.picture ?? saved.start);
  return (
    <div class="thumb" aria-hidden="true">
      {read?.ok && <Picture drawing={read.value.view()} />}
    </div>
  );
}
