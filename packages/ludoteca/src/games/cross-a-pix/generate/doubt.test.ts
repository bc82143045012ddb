import { describe, expect, it } from 'vitest';
import { languages, sayNotice } from '../../../kernel/index.ts';
import { crossAPixPhrases } from '../messages.ts';
import { cellOf, doubtful } from './doubt.ts';

const cells = Array.from({ length: 30 }, (_, cell) => cell);
const changes = [cellOf(7, 5), cellOf(9, 5)];

describe('a doubtful picture', () => {
  it('that is ambiguous names some cells that change together, and the changes', () => {
    const notice = doubtful({ kind: 'ambiguous', cells }, changes, 5);
    expect(notice.where).toEqual({ kind: 'cell', row: 0, col: 0 });
    const said = languages.map((language) => sayNotice([crossAPixPhrases], notice, language));
    expect(said[0]).toContain('30 cells');
    expect(said[0]).toContain('r1c1, r1c2, r1c3, r1c4, r1c5, r2c1');
    expect(said[0]).toContain('--adjust, which would change 2 cells: r2c3, r2c5');
    expect(said[1]).toContain('mudaria 2 casas: l2c3, l2c5');
  });

  it('that was not decided says so', () => {
    const notice = doubtful({ kind: 'undecided', cells }, changes, 5);
    expect(notice.code).toBe('cross-a-pix.picture-undecided');
    expect(sayNotice([crossAPixPhrases], notice, 'en')).toContain('2 cells, among them r2c3, r2c5');
  });
});
