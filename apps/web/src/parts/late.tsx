/** Parts and dialogs that are loaded when they are first wanted; or a word about why one is not there. */

import type { ComponentType, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { wordsOf } from '../language/index.ts';
import { Dialog } from './dialog.tsx';

const words = wordsOf('late', {
  title: { en: 'Not loaded', pt: 'Por carregar' },
  unloaded: {
    en: 'This part of the app could not be loaded. Check the connection and try again.',
    pt: 'Não foi possível carregar esta parte da aplicação. Verifica a ligação e tenta outra vez.',
  },
});

/** A part in the place where it will stand. */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lateOr(load, () => <Unloaded />);
}

/** A dialog: what went wrong is told in one too. */
export function lateDialog<Props extends { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lateOr(load, ({ onClose }) => (
    <Dialog title={words('title')} onClose={onClose}>
      <Unloaded />
    </Dialog>
  ));
}

function lateOr<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: (props: Props) => VNode,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined;
  return (props) => {
    const [Part, setPart] = useState(() => known);
    const [hasFailed, setFailed] = useState(false);
    useEffect(() => {
      if (Part !== undefined) return;
      load().then(
        (loaded) => {
          known = loaded;
          setPart(() => loaded);
        },
        () => setFailed(true),
      );
    }, []);
    if (hasFailed) return otherwise(props);
    return Part === undefined ? null : <Part {...props} />;
  };
}

function Unloaded() {
  return (
    <p class="fault" role="alert">
      {words('unloaded')}
    </p>
  );
}
