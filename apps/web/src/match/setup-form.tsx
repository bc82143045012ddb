/** Setting up a game: the board, who plays each side, and what else the game lets one choose. */

import type { OptionSpec } from 'ludoteca/document';
import { type AnyGame, levelCardsOf, type Seat } from 'ludoteca/game';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { areTwoPeople, kindOfSitter, personOf, type Sitter, type Sitters } from '../kept/index.ts';
import { say } from '../language/index.ts';
import { Chips, Toggle } from '../parts/index.ts';
import { type Setup, seated } from './new-game.ts';
import { Emblem } from './players.tsx';
import { words } from './words.ts';

interface SetupFormProps {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
}

export function SetupForm({ game, setup, onChange }: SetupFormProps): VNode {
  const presets = game.presets.map(({ name }, index) => ({ value: index, text: say(name) }));
  const isTyped = setup.preset === undefined;
  const note = setup.preset === undefined ? undefined : game.presets[setup.preset]?.note;
  return (
    <>
      <Chips
        label={words('preset')}
        value={setup.preset ?? -1}
        choices={[
          ...presets,
          ...(game.options.length > 0 ? [{ value: -1, text: words('other') }] : []),
        ]}
        onChoose={(value) => onChange({ ...setup, preset: value < 0 ? undefined : value })}
      />
      {note && <p class="preset-note">{say(note)}</p>}
      {isTyped &&
        game.options.map((spec) => (
          <OptionField
            key={spec.name}
            spec={spec}
            label={spec.label === undefined ? undefined : say(spec.label)}
            help={say(spec.help)}
            value={setup.options[spec.name] ?? ''}
            onChange={(text) =>
              onChange({ ...setup, options: { ...setup.options, [spec.name]: text } })
            }
          />
        ))}
      <SitterFields
        game={game}
        sitters={setup.sitters}
        onChange={(sitters) => onChange({ ...setup, sitters })}
      />
      {game.offersSwap && (
        <Toggle
          label={words('with-swap')}
          help={words('with-swap-help')}
          isOn={setup.hasSwap}
          onChange={(hasSwap) => onChange({ ...setup, hasSwap })}
        />
      )}
    </>
  );
}

interface OptionFieldProps {
  readonly spec: OptionSpec;
  readonly label: string | undefined;
  readonly help: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function OptionField({ spec, label, help, value, onChange }: OptionFieldProps): VNode {
  const { name, takes } = spec;
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label ?? capital(help)}</label>
      {takes.kind === 'choice' ? (
        <select
          id={id}
          name={name}
          value={value === '' ? takes.choices[0] : value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
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
          name={name}
          value={value}
          autocomplete="off"
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
      {label !== undefined && <small>{capital(help)}</small>}
    </div>
  );
}

function capital(text: string): string {
  return text[0].toUpperCase() + text.slice(1);
}

interface SitterFieldsProps {
  readonly game: AnyGame;
  readonly sitters: Sitters;
  readonly onChange: (sitters: Sitters) => void;
}

/** Who plays each side: a person, or a level with its name; two people may tell theirs. */
export function SitterFields({ game, sitters, onChange }: SitterFieldsProps): VNode {
  return (
    <>
      {([0, 1] as const).map((seat) => (
        <SitterField
          key={seat}
          game={game}
          seat={seat}
          sitter={sitters[seat]}
          hasName={areTwoPeople(sitters)}
          onChange={(sitter) => {
            onChange(seat === 0 ? [sitter, sitters[1]] : [sitters[0], sitter]);
          }}
        />
      ))}
    </>
  );
}

interface SitterFieldProps {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly sitter: Sitter;
  readonly hasName: boolean;
  readonly onChange: (sitter: Sitter) => void;
}

function SitterField({ game, seat, sitter, hasName, onChange }: SitterFieldProps): VNode {
  const id = useId();
  const levels = levelCardsOf(game);
  const chosen = sitter.kind === 'level' ? levels[sitter.level - 1] : undefined;
  return (
    <div class="field sitter">
      <label for={id}>
        <Emblem game={game} side={seat} />
        {words('who-plays', { side: say(game.sides[seat].name) })}
        {seat === 0 && <small>{words('begins')}</small>}
      </label>
      <select
        id={id}
        value={kindOfSitter(sitter)}
        onChange={(event) => onChange(seated(event.currentTarget.value, seat, levels.length))}
      >
        <option value="human">{words('a-person')}</option>
        {levels.map((level, index) => (
          <option key={level.name.en} value={String(index + 1)}>
            {words('level', { level: index + 1, name: say(level.name) })}
          </option>
        ))}
      </select>
      {chosen && <small>{say(chosen.summary)}</small>}
      {hasName && sitter.kind === 'person' && (
        <input
          type="text"
          autocomplete="off"
          maxLength={24}
          aria-label={words('name-of', { side: say(game.sides[seat].name) })}
          placeholder={words('name-of', { side: say(game.sides[seat].name) })}
          value={sitter.name ?? ''}
          onChange={(event) => onChange(personOf(event.currentTarget.value))}
        />
      )}
    </div>
  );
}
