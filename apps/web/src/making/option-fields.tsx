/** Fields for whatever options a puzzle or a game has, built from their data. */

import {
  type OptionSpec,
  type OptionValue,
  type OptionValues,
  readOption,
} from 'ludoteca/document';
import { useId } from 'preact/hooks';
import { say, wordsOf } from '../language/index.ts';
import { Toggle } from '../parts/index.ts';

const words = wordsOf('option-fields', {
  usual: { en: 'as usual', pt: 'como é costume' },
});

interface OptionFieldsProps {
  readonly options: readonly OptionSpec[];
  readonly values: OptionValues;
  readonly onChange: (name: string, value: OptionValue | undefined) => void;
}

export function OptionFields({ options, values, onChange }: OptionFieldsProps) {
  return (
    <div class="fields">
      {options.map((spec) => (
        <OptionField
          key={spec.name}
          spec={spec}
          value={values[spec.name]}
          onChange={(value) => onChange(spec.name, value)}
        />
      ))}
    </div>
  );
}

interface OptionFieldProps {
  readonly spec: OptionSpec;
  readonly value: OptionValue | undefined;
  readonly onChange: (value: OptionValue | undefined) => void;
}

function OptionField({ spec, value, onChange }: OptionFieldProps) {
  const id = useId();
  const { takes } = spec;
  const title = spec.label === undefined ? spec.name : say(spec.label);
  const read = (text: string) => {
    const result = text === '' ? undefined : readOption(spec, text);
    onChange(result?.ok ? result.value : undefined);
  };
  if (takes.kind === 'flag') {
    return (
      <Toggle
        label={title}
        help={say(spec.help)}
        isOn={value === true}
        onChange={(isOn) => onChange(isOn ? true : undefined)}
      />
    );
  }
  return (
    <div class="field">
      <label for={id}>{title}</label>
      {takes.kind === 'choice' ? (
        <select
          id={id}
          aria-describedby={`${id}-help`}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => read(event.currentTarget.value)}
        >
          <option value="">{words('usual')}</option>
          {takes.choices.map((choice) => (
            <option key={choice} value={choice}>
              {takes.names?.[choice] === undefined ? choice : say(takes.names[choice])}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          type="text"
          inputMode={takes.kind === 'text' || takes.kind === 'size' ? 'text' : 'decimal'}
          aria-describedby={`${id}-help`}
          placeholder={words('usual')}
          onChange={(event) => read(event.currentTarget.value)}
        />
      )}
      <small id={`${id}-help`}>{say(spec.help)}</small>
    </div>
  );
}
