/** The panel for own pictures, loaded when it is asked for: few puzzles are made from one. */

import type { ComponentProps, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PicturePanel } from './picture-panel.tsx';

type PanelProps = ComponentProps<typeof PicturePanel>;

export function LatePicturePanel(props: PanelProps) {
  const [Panel, setPanel] = useState<FunctionComponent<PanelProps>>();
  useEffect(() => {
    void import('./picture-panel.tsx').then((loaded) => setPanel(() => loaded.PicturePanel));
  }, []);
  return Panel === undefined ? null : <Panel {...props} />;
}
