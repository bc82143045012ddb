/** The pads beside the board: numbers with what is left of each, or the values that are painted. */

import type { ValueWords } from 'ludoteca/puzzle';
import { say, wordsOf } from '../language/index.ts';
import { Icon, Segmented } from '../parts/index.ts';
import type { Input } from './input.ts';
import type { Hand, Session } from './session.ts';

const words = wordsOf('pads', {
  writes: { en: 'Keys write', pt: 'As teclas escrevem' },
  entry: { en: 'Digit', pt: 'Algarismo' },
  corner: { en: 'Corners', pt: 'Cantos' },
  centre: { en: 'Middle', pt: 'Centro' },
  left: { en: '{digit}, {count} left', pt: '{digit}, {count} por colocar' },
  none: { en: '{digit}, all placed', pt: '{digit}, todos colocados' },
  erase: { en: 'Erase', pt: 'Apagar' },
  paints: { en: 'A tap means', pt: 'Um toque significa' },
});

interface PadProps {
  readonly session: Session;
  readonly input: Input;
}

export function Pad(props: PadProps) {
  const { entry } = props.session.puzzle;
  return entry.kind === 'typed' ? (
    <DigitPad {...props} />
  ) : (
    <BrushPad {...props} painted={entry.values} />
  );
}

function DigitPad({ session, input }: PadProps) {
  const sheet = session.sheet.value;
  const { values } = sheet;
  const placed = new Map<number, number>();
  const { size } = session;
  for (let row = 0; row < (size?.rows ?? 0); row++) {
    for (let col = 0; col < (size?.cols ?? 0); col++) {
      const value = sheet.entry({ row, col });
      if (value !== undefined) placed.set(value, (placed.get(value) ?? 0) + 1);
    }
  }
  const selected = session.selected.value;
  const hand = session.hand.value;
  const marks = selected && hand !== 'entry' ? sheet.marks(selected, hand) : [];
  const many = values.length > 9;
  return (
    <>
      <Segmented<Hand>
        isWide
        label={words('writes')}
        value={hand}
        choices={[
          { value: 'entry', text: words('entry') },
          { value: 'corner', text: words('corner'), icon: 'pencil' },
          { value: 'centre', text: words('centre'), icon: 'pencil' },
        ]}
        onChoose={(next) => {
          session.hand.value = next;
        }}
      />
      <div class="pad" data-many={many ? '' : undefined}>
        {values.map((digit) => {
          const occurs = session.puzzle.showing?.occurs?.(session.doc.clues, digit);
          const left = occurs === undefined ? undefined : occurs - (placed.get(digit) ?? 0);
          return (
            <button
              key={digit}
              type="button"
              class={left === undefined || left > 0 ? 'key' : 'key done'}
              aria-pressed={hand === 'entry' ? undefined : marks.includes(digit)}
              onClick={() => input.write(digit)}
            >
              <span class="unseen">
                {left === undefined
                  ? digit
                  : left > 0
                    ? words('left', { digit, count: left })
                    : words('none', { digit })}
              </span>
              <span aria-hidden="true">
                {digit}
                {left !== undefined && <small>{left > 0 ? left : <Icon name="check" />}</small>}
              </span>
            </button>
          );
        })}
        <button type="button" class="key" aria-label={words('erase')} onClick={input.erase}>
          <Icon name="erase" />
        </button>
      </div>
    </>
  );
}

function BrushPad(props: PadProps & { readonly painted: readonly ValueWords[] }) {
  const { session, input, painted } = props;
  const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
  return (
    <Segmented<number>
      isWide
      label={words('paints')}
      value={session.brush.value}
      choices={painted.map(({ value, typed }, at) => ({
        value,
        text: capital(say(typed)),
        icon: at === 0 ? 'filled' : 'dotted',
      }))}
      onChoose={input.write}
    />
  );
}
