import { describe, expect, it } from 'vitest';
import { type AskedColour, showingOf, speaksUnicode } from './colour.ts';

const colours = (isTTY: boolean, env: Record<string, string>, colour: AskedColour = {}) =>
  showingOf({ stdout: { isTTY } as never, env }, colour).hasColour;

describe('colours', () => {
  it('are shown in a terminal, and nowhere else by themselves', () => {
    expect(colours(true, {})).toBe(true);
    expect(colours(false, {})).toBe(false);
    expect(colours(true, { TERM: 'dumb' })).toBe(false);
  });

  it('follow the variables of the surroundings, the wish for them before the wish for none', () => {
    expect(colours(true, { NO_COLOR: '1' })).toBe(false);
    expect(colours(true, { NO_COLOR: '' })).toBe(true);
    expect(colours(false, { FORCE_COLOR: '1' })).toBe(true);
    expect(colours(true, { FORCE_COLOR: '0' })).toBe(false);
    expect(colours(true, { FORCE_COLOR: 'false' })).toBe(false);
    expect(colours(false, { FORCE_COLOR: '1', NO_COLOR: '1' })).toBe(true);
  });

  it('follow what is asked for before all else, and the settings last', () => {
    expect(colours(false, { NO_COLOR: '1' }, { asked: 'always' })).toBe(true);
    expect(colours(true, { FORCE_COLOR: '1' }, { asked: 'never' })).toBe(false);
    expect(colours(true, {}, { kept: 'never' })).toBe(false);
    expect(colours(true, { FORCE_COLOR: '1' }, { kept: 'never' })).toBe(true);
  });
});

describe('signs beyond ASCII', () => {
  it('are a question of the locale alone', () => {
    expect(speaksUnicode({ LANG: 'pt_PT.UTF-8' }, 'linux')).toBe(true);
    expect(speaksUnicode({ LANG: 'C.utf8' }, 'linux')).toBe(true);
    expect(speaksUnicode({ LANG: 'pt_PT.UTF-8', LC_ALL: 'C' }, 'linux')).toBe(false);
    expect(speaksUnicode({ LC_CTYPE: 'en_GB.UTF-8', LANG: 'C' }, 'linux')).toBe(true);
    expect(speaksUnicode({}, 'linux')).toBe(false);
    expect(speaksUnicode({}, 'darwin')).toBe(true);
    expect(speaksUnicode({}, 'win32')).toBe(true);
  });

  it('are not written into files, unless colours are', () => {
    const env = { LANG: 'C.UTF-8' };
    const at = (isTTY: boolean, colour: AskedColour = {}) =>
      showingOf({ stdout: { isTTY } as never, env }, colour).hasUnicode;
    expect(at(false)).toBe(false);
    expect(at(true, { asked: 'never' })).toBe(true);
    expect(at(false, { asked: 'always' })).toBe(true);
  });
});
