/** For boards that are seen in parts: the map of the whole, and the ways to come nearer and back. */

import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { BoardMap } from '../board/index.ts';
import { Button, IconButton } from '../parts/index.ts';
import { isDark } from '../theme/index.ts';
import type { MatchSession } from './session.ts';
import { words } from './words.ts';

export function ZoomBar({ session }: { readonly session: MatchSession }): VNode | null {
  const { zoom } = session;
  const match = session.shown.value;
  const isZoomed = zoom.isZoomed.value;
  const drawing = useMemo(() => (isZoomed ? match.view() : undefined), [isZoomed, match]);
  if (!isZoomed && !zoom.isCramped.value) return null;
  return (
    <div class="zoom-bar">
      {drawing && (
        <BoardMap
          drawing={drawing}
          zoom={zoom}
          label={words('map')}
          theme={isDark.value ? 'dark' : 'light'}
        />
      )}
      <IconButton icon="zoom-out" label={words('zoom-out')} onClick={() => zoom.zoomBy(0.7)} />
      <IconButton icon="zoom-in" label={words('zoom-in')} onClick={() => zoom.zoomBy(1.4)} />
      {isZoomed && <Button onClick={zoom.fit}>{words('whole-board')}</Button>}
    </div>
  );
}
