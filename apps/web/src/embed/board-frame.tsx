/** What stands around every embedded board: the board itself, a line of words, and its tools. */

import type { ComponentChildren, VNode } from 'preact';
import { Icon, type IconName } from '../parts/icons.tsx';

interface FrameProps {
  readonly board: VNode;
  /** What there is to say now; told to screen readers when it changes. */
  readonly message: string;
  readonly children: ComponentChildren;
}

export function BoardFrame({ board, message, children }: FrameProps): VNode {
  return (
    <div class="frame">
      <div class="board">{board}</div>
      <p class="message" role="status">
        {message}
      </p>
      {children}
    </div>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly text: string;
  readonly onClick: () => void;
  readonly isDisabled?: boolean;
  readonly isPressed?: boolean;
}

export function EmbedTool({ icon, text, onClick, isDisabled, isPressed }: ToolProps): VNode {
  return (
    <button
      type="button"
      class="tool"
      onClick={onClick}
      disabled={isDisabled}
      aria-pressed={isPressed}
    >
      <Icon name={icon} />
      <span>{text}</span>
    </button>
  );
}
