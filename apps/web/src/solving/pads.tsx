/** The pads beside the board: what is in hand, and its keys (numbers with what is left of each, or colours). */

import {
  type BoardLine,
  longestLineNote,
  type NoteKind,
  noteColours,
  type ValueWords,
} from 'ludoteca/puzzle';
import { say, wordsOf } from '../language/index.ts';
import { Icon, Segmented } from '../parts/index.ts';
import type { Input } from './input.ts';
import { preferences } from './preferences.ts';
import { selectionOf } from './selection.ts';
import type { Hand, Session } from './session.ts';

const words = wordsOf('pads', {
  writes: { en: 'Keys write', pt: 'As teclas escrevem' },
  entry: { en: 'Digit', pt: 'Número' },
  corner: { en: 'Corner', pt: 'Canto' },
  centre: { en: 'Centre', pt: 'Centro' },
  colour: { en: 'Colour', pt: 'Cor' },
  pen: { en: 'Pen', pt: 'Caneta' },
  left: { en: '{digit}, {count} left', pt: '{digit}, {count} por colocar' },
  none: { en: '{digit}, all placed', pt: '{digit}, todos colocados' },
  erase: { en: 'Erase', pt: 'Apagar' },
  first: { en: 'Digit first', pt: 'Primeiro o número' },
  paints: { en: 'A tap means', pt: 'Um toque significa' },
  row: { en: 'Note on row {number}', pt: 'Nota na linha {number}' },
  col: { en: 'Note on column {number}', pt: 'Nota na coluna {number}' },
  'pen-help': {
    en: 'Drag from cell to cell for a line. Press an edge for a cross, then a ring.',
    pt: 'Arrasta de casa em casa para uma linha. Carrega numa aresta para uma cruz, depois um anel.',
  },
});

interface PadProps {
  readonly session: Session;
  readonly input: Input;
}

export function Pad(props: PadProps) {
  const { session } = props;
  const { entry } = session.puzzle;
  const hand = session.hand.value;
  return (
    <>
      {entry.kind === 'typed' ? (
        <Hands session={session} />
      ) : (
        <Brushes {...props} painted={entry.values} />
      )}
      {hand === 'pen' ? (
        <PenPad {...props} />
      ) : hand === 'colour' ? (
        <ColourPad {...props} />
      ) : (
        entry.kind === 'typed' && <DigitPad {...props} />
      )}
    </>
  );
}

/** The hands that a player of this puzzle has, in the order of their keys. */
export function handsOf({ puzzle, sheet }: Session): readonly Hand[] {
  const inCells: readonly NoteKind[] =
    puzzle.entry.kind === 'typed' ? ['corner', 'centre', 'colour', 'pen'] : ['colour', 'pen'];
  const has = (kind: NoteKind): kind is Exclude<Hand, 'entry'> =>
    kind !== 'line' && inCells.includes(kind);
  const kinds = sheet.value.noteKinds.filter(has);
  return ['entry', ...inCells.filter(has).filter((kind) => kinds.includes(kind))];
}

function Hands({ session }: Pick<PadProps, 'session'>) {
  return (
    <div class="hands">
      <Segmented<Hand>
        isWide
        label={words('writes')}
        value={session.hand.value}
        choices={handsOf(session).map((hand) => ({ value: hand, text: words(hand) }))}
        onChoose={(next) => {
          session.hand.value = next;
          session.inHand.value = undefined;
        }}
      />
    </div>
  );
}

/** What a tap does where values are painted: each value, a colour, the pen. */
function Brushes({ session, painted }: PadProps & { readonly painted: readonly ValueWords[] }) {
  const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
  const hand = session.hand.value;
  const values = painted.map(({ value, typed }, at) => ({
    value: String(value),
    text: capital(say(typed)),
    icon: at === 0 ? ('filled' as const) : ('dotted' as const),
  }));
  const others = handsOf(session)
    .filter((each) => each === 'colour' || each === 'pen')
    .map((each) => ({ value: each, text: words(each) }));
  return (
    <div class="hands">
      <Segmented<string>
        isWide
        label={words('paints')}
        value={hand === 'entry' ? String(session.brush.value) : hand}
        choices={[...values, ...others]}
        onChoose={(next) => {
          const isNote = next === 'colour' || next === 'pen';
          session.hand.value = isNote ? next : 'entry';
          if (!isNote) session.brush.value = Number(next);
        }}
      />
    </div>
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
  const hand = session.hand.value;
  const isFirst = preferences.takesDigitFirst.isOn.value;
  const selection = selectionOf(session);
  const isMarked = (digit: number) =>
    hand !== 'entry' &&
    hand !== 'pen' &&
    selection.length > 0 &&
    selection.every((cell) => sheet.marks(cell, hand).includes(digit));
  const isPressed = (digit: number) =>
    isFirst ? session.inHand.value === digit : hand === 'entry' ? undefined : isMarked(digit);
  return (
    <div
      class="pad"
      data-many={values.length > 9 ? '' : undefined}
      data-hand={hand === 'entry' ? undefined : hand}
    >
      {values.map((digit) => {
        const occurs = session.puzzle.showing?.occurs?.(session.doc.clues, digit);
        const left = occurs === undefined ? undefined : occurs - (placed.get(digit) ?? 0);
        return (
          <button
            key={digit}
            type="button"
            class={left === undefined || left > 0 ? 'key' : 'key done'}
            aria-pressed={isPressed(digit)}
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
      <Eraser input={input} />
      <DigitFirst session={session} />
    </div>
  );
}

function Eraser({ input }: Pick<PadProps, 'input'>) {
  return (
    <button type="button" class="key" aria-label={words('erase')} onClick={input.erase}>
      <Icon name="erase" />
    </button>
  );
}

/** Whether a digit is taken up before the cells are pressed. */
function DigitFirst({ session }: Pick<PadProps, 'session'>) {
  const { takesDigitFirst } = preferences;
  return (
    <button
      type="button"
      class="key mode"
      aria-label={words('first')}
      aria-pressed={takesDigitFirst.isOn.value}
      title="F"
      onClick={() => toggleDigitFirst(session)}
    >
      <span aria-hidden="true">
        <b />
        <Icon name="next" />
        <i />
      </span>
    </button>
  );
}

/** From now on digits come first, or cells again. */
export function toggleDigitFirst(session: Session): void {
  const { takesDigitFirst } = preferences;
  takesDigitFirst.set(!takesDigitFirst.isOn.value);
  session.inHand.value = undefined;
  session.chosen.value = [];
}

function ColourPad({ session, input }: PadProps) {
  const isPainted = session.puzzle.entry.kind === 'painted';
  const isFirst = preferences.takesDigitFirst.isOn.value;
  const inHand = isPainted ? session.colour.value : isFirst ? session.inHand.value : undefined;
  const sheet = session.sheet.value;
  const selection = selectionOf(session);
  const isThere = (value: number) =>
    selection.length > 0 && selection.every((cell) => sheet.marks(cell, 'colour').includes(value));
  return (
    <div class="pad" data-hand="colour">
      {noteColours.map(({ value, name }) => (
        <button
          key={value}
          type="button"
          class="key swatch"
          aria-pressed={isPainted || isFirst ? inHand === value : isThere(value)}
          aria-label={`${value}, ${say(name)}`}
          onClick={() => input.write(value)}
          style={{ background: `var(--mark-${value})` }}
        >
          <span aria-hidden="true">{value}</span>
        </button>
      ))}
      <Eraser input={input} />
      {!isPainted && <DigitFirst session={session} />}
    </div>
  );
}

function PenPad({ session, input }: PadProps) {
  const at = session.selected.value;
  const hasLines = session.sheet.value.noteKinds.includes('line');
  return (
    <div class="pen-pad">
      <div>
        <p class="quiet">{words('pen-help')}</p>
        {hasLines && at !== undefined && (
          <div class="line-notes">
            <NoteField session={session} line={{ side: 'row', index: at.row }} />
            <NoteField session={session} line={{ side: 'col', index: at.col }} />
          </div>
        )}
      </div>
      <Eraser input={input} />
    </div>
  );
}

/** What the player noted on a row or a column. */
function NoteField({ session, line }: Pick<PadProps, 'session'> & { readonly line: BoardLine }) {
  const sheet = session.sheet.value;
  const { side, index } = line;
  const noted = sheet.drawn.lines.find((each) => each.side === side && each.index === index);
  return (
    <label key={`${side} ${index}`} class="line-note">
      {words(side, { number: index + 1 })}
      <input
        type="text"
        maxLength={longestLineNote}
        autocomplete="off"
        value={noted?.text ?? ''}
        disabled={sheet.isSolved}
        onChange={({ currentTarget: { value } }) => {
          if (value.trim() === (noted?.text ?? '')) return;
          session.act({ kind: 'edit', edits: [{ kind: 'line', side, index, text: value }] });
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
    </label>
  );
}
