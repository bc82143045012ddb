import { isGame, openMatch } from 'ludoteca';
import { catalogue } from 'ludoteca/catalogue';
import { describe, expect, it } from 'vitest';
import { forTerminal } from './controls.ts';
import { hueOf, palette, type TerminalHue } from './palette.ts';

/** Sides that are called by a colour, and what a terminal calls that colour. */
const colourNames: Readonly<Record<string, TerminalHue>> = { Blue: 'blue', Ochre: 'yellow' };
/** The codes that begin a colour. */
const codes: Readonly<Record<string, string>> = { blue: '\u001b[34m', yellow: '\u001b[33m' };

const terminal = { hasColour: true, hasUnicode: true };
const paper = { hasColour: false, hasUnicode: false };

describe('the colours of a terminal', () => {
  it('are the hues of the themes', () => {
    expect(hueOf('first')).toBe('blue');
    expect(hueOf('second')).toBe('yellow');
    expect(hueOf('win')).toBe('green');
    expect(hueOf('loss')).toBe('red');
  });

  const named = catalogue
    .filter(isGame)
    .flatMap(({ id, sides }) =>
      sides.map(({ name }, side) => ({ id, name: name.en, side: side as 0 | 1 })),
    )
    .filter(({ name }) => name in colourNames);

  it('has games whose sides are called by colours', () => {
    expect(named.map(({ name }) => name)).toEqual(['Blue', 'Ochre']);
  });

  it.each(named)('show $name of $id as it is called', ({ id, name, side }) => {
    const hue = colourNames[name];
    expect(hueOf(side === 0 ? 'first' : 'second')).toBe(hue);
    const game = catalogue.filter(isGame).find((each) => each.id === id);
    if (game === undefined) throw new Error('the game is in the catalogue');
    const shown = forTerminal(
      palette(terminal).sketch(openMatch(game, game.presets[0].params).sketch()),
    );
    // An empty board shows the borders: the first side's above and below, the second's left and right.
    const border = shown.split('\n').find((line) => line.includes(side === 0 ? '───' : '│')) ?? '';
    const others = Object.values(codes).filter((code) => code !== codes[hue]);
    expect(border).toContain(codes[hue]);
    for (const code of others) expect(border).not.toContain(code);
  });

  it('are none where there is no terminal', () => {
    expect(palette(paper).inked('first', 'x')).toBe('x');
    expect(forTerminal(palette(terminal).inked('first', 'x'))).toContain(codes.blue);
  });
});
