/** Dialogs and menus: over the page, closed by Escape, by a click beside them, or by their cross. */

import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { wordsOf } from '../language/index.ts';
import { IconButton } from './button.tsx';
import { Icon, type IconName } from './icons.tsx';

const words = wordsOf('dialog', { close: { en: 'Close', pt: 'Fechar' } });

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly isBroad?: boolean;
  readonly children: ComponentChildren;
}

export function Dialog({ title, onClose, isBroad, children }: DialogProps) {
  const frame = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = frame.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape
    <dialog
      ref={frame}
      class={isBroad ? 'broad' : undefined}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === frame.current) onClose();
      }}
    >
      <div class="dialog">
        <div class="dialog-head">
          <h2 id={id}>{title}</h2>
          <IconButton icon="close" label={words('close')} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}

export interface MenuItem {
  readonly icon: IconName;
  readonly text: string;
  readonly help?: string;
  readonly isDisabled?: boolean;
  readonly onChoose: () => void;
}

interface MenuProps {
  readonly title: string;
  readonly items: readonly MenuItem[];
  readonly onClose: () => void;
}

/** Actions one under the other; choosing one closes the menu first, so that the action may open a dialog. */
export function Menu({ title, items, onClose }: MenuProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <ul class="menu">
        {items.map(({ icon, text, help, isDisabled, onChoose }) => (
          <li key={text}>
            <button
              type="button"
              class="menu-item"
              disabled={isDisabled}
              onClick={() => {
                onClose();
                onChoose();
              }}
            >
              <Icon name={icon} />
              <span>
                {text}
                {help && <small>{help}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
