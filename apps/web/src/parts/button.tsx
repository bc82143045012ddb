/** Buttons in their four looks: plain, icon alone, tool (icon over a word), and one of several. */

import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './icons.tsx';

interface ButtonProps {
  readonly onClick: () => void;
  readonly icon?: IconName;
  readonly kind?: 'primary' | 'quiet' | 'danger';
  readonly isDisabled?: boolean;
  readonly children: ComponentChildren;
}

export function Button({ onClick, icon, kind, isDisabled, children }: ButtonProps) {
  return (
    <button
      type="button"
      class={kind === undefined ? 'button' : `button ${kind}`}
      onClick={onClick}
      disabled={isDisabled}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  readonly isPressed?: boolean;
  readonly isPhoneOnly?: boolean;
}

export function IconButton({ icon, label, onClick, isPressed, isPhoneOnly }: IconButtonProps) {
  return (
    <button
      type="button"
      class={isPhoneOnly ? 'icon-button phone-only' : 'icon-button'}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly onClick: () => void;
  readonly isDisabled?: boolean;
  readonly isPressed?: boolean;
  /** The key that does the same, for those who hover. */
  readonly shortcut?: string;
  readonly children: ComponentChildren;
}

export function Tool({ icon, onClick, isDisabled, isPressed, shortcut, children }: ToolProps) {
  return (
    <button
      type="button"
      class="tool"
      onClick={onClick}
      disabled={isDisabled}
      aria-pressed={isPressed}
      title={shortcut}
    >
      <Icon name={icon} />
      <span>{children}</span>
    </button>
  );
}

interface SegmentedProps<Value> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly {
    readonly value: Value;
    readonly text: string;
    readonly name?: string;
    readonly icon?: IconName;
    readonly lang?: string;
  }[];
  readonly onChoose: (value: Value) => void;
  readonly isWide?: boolean;
}

/** A few choices side by side, of which one holds. */
export function Segmented<Value extends string | number>(props: SegmentedProps<Value>) {
  const { label, value, choices, onChoose, isWide } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend that nobody needs
    <div class={isWide ? 'segmented wide' : 'segmented'} role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          aria-label={choice.name}
          lang={choice.lang}
          onClick={() => onChoose(choice.value)}
        >
          {choice.icon && <Icon name={choice.icon} />}
          {choice.text}
        </button>
      ))}
    </div>
  );
}

interface ChipsProps<Value> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly text: string }[];
  readonly onChoose: (value: Value) => void;
}

/** Many choices, of which one holds, on as many lines as they need. */
export function Chips<Value extends string | number>(props: ChipsProps<Value>) {
  const { label, value, choices, onChoose } = props;
  return (
    <fieldset>
      <legend>{label}</legend>
      <div class="chips">
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            class="chip"
            aria-pressed={choice.value === value}
            onClick={() => onChoose(choice.value)}
          >
            {choice.text}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly help?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch: on or off, at once. */
export function Toggle({ label, help, isOn, onChange }: ToggleProps) {
  return (
    <button
      type="button"
      class="switch"
      role="switch"
      aria-checked={isOn}
      onClick={() => onChange(!isOn)}
    >
      <span>
        {label}
        {help && <small>{help}</small>}
      </span>
      <span class="knob" aria-hidden="true" />
    </button>
  );
}
