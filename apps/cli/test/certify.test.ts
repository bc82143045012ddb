/** `certify`, as its users run it. */

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ludoteca } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'ludoteca-certify-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const small = JSON.stringify({
  game: 'greater-than',
  boxRows: 2,
  boxCols: 2,
  right: [
    ['<', '', '<'],
    ['<', '', '<'],
    ['<', '', '>'],
    ['', '', ''],
  ],
  down: [
    ['<', '', '<', ''],
    ['', '', '', ''],
    ['', '>', '', ''],
  ],
});
const open = JSON.stringify({
  game: 'cross-a-pix',
  rows: 2,
  cols: 2,
  right: [[1], [1]],
  down: [[1, 1]],
  rowClues: [
    [1, 1],
    [1, 1],
  ],
  colClues: [
    [1, 1],
    [1, 1],
  ],
});

describe('certify', () => {
  it('writes formula, proof, map, solution and how to check them', async () => {
    const { stdout: made } = await ludoteca([
      'generate',
      'cross-a-pix',
      '--size',
      '6',
      '--seed',
      '4',
      '--json',
    ]);
    const out = join(folder, 'unique');
    const { code, stdout, stderr } = await ludoteca(
      ['certify', '-', '--out', out, '--format', 'opb', '--lang', 'pt'],
      { input: made },
    );
    expect(stderr).toBe('');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Uma solução, provado: /);
    expect(readdirSync(out).sort()).toEqual([
      'README.md',
      'cross-a-pix.py',
      'formula.cnf',
      'formula.opb',
      'forward.c',
      'map.txt',
      'proof.drat',
      'puzzle.json',
      'solution.json',
    ]);
    const text = (name: string) => readFileSync(join(out, name), 'utf8');
    expect(text('README.md')).toContain(
      '\npython3 cross-a-pix.py puzzle.json solution.json formula.cnf\n',
    );
    expect(text('formula.cnf')).toMatch(/^p cnf \d+ \d+\n/);
    expect(text('proof.drat')).toMatch(/^(d? ?[\d -]+ )?0\n$|\n0\n$/);
    expect(text('map.txt')).toMatch(/^1 painted: region of r1c1\n/);
    const { solution } = JSON.parse(made);
    if (solution !== undefined) expect(JSON.parse(text('solution.json'))).toEqual(solution);
    expect(JSON.parse(text('puzzle.json')).solution).toBeUndefined();
  });

  it('gives both solutions of a puzzle that has two, and leaves no proof', async () => {
    const out = join(folder, 'two');
    const { code, stdout } = await ludoteca(['certify', '-', '--out', out], { input: open });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^Not unique: here are two solutions/);
    expect(readdirSync(out)).toEqual([]);
    const json = await ludoteca(['certify', '-', '--json', '--out', out], { input: open });
    expect(JSON.parse(json.stdout)).toMatchObject({ unique: false, solutions: { length: 2 } });
  });

  it('says when the effort ends first, with exit 3', async () => {
    const out = join(folder, 'undecided');
    const words = ['certify', '-', '--nodes', '0', '--out', out];
    const { code, stdout } = await ludoteca(words, { input: small });
    expect(code).toBe(3);
    expect(stdout).toMatch(/^Not decided: the effort ended/);
    expect(readdirSync(out)).toEqual([]);
  });

  it('takes the short code of a printed puzzle, and a folder for each of several', async () => {
    const made = await ludoteca([
      'generate',
      'greater-than',
      '--size',
      '4',
      '--count',
      '2',
      '--seed',
      '2',
      '--json',
    ]);
    const file = join(folder, 'two.jsonl');
    writeFileSync(file, made.stdout);
    const codes = await ludoteca(['convert', file, '--to', 'code']);
    const [code] = codes.stdout.trim().split('\n');
    const out = join(folder, 'coded');
    const done = await ludoteca(['certify', code, file, '--out', out]);
    expect(done.stderr).toBe('');
    expect(done.code).toBe(0);
    const formula = (name: string) => readFileSync(join(out, name, 'formula.cnf'), 'utf8');
    expect(formula('1')).toBe(formula('2'));
    expect(formula('3')).not.toBe(formula('2'));
  });

  it('tells what is wrong: no folder, one that cannot be written, a code that is damaged', async () => {
    const none = await ludoteca(['certify', '-'], { input: small });
    expect(none.code).toBe(2);
    expect(none.stderr).toBe(
      'ludoteca: found no --out; expected --out with the folder that the proof goes to\n',
    );
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const made = await ludoteca(['generate', 'greater-than', '--size', '4', '--seed', '2']);
    const blocked = await ludoteca(['certify', '-', '--out', join(file, 'x')], {
      input: made.stdout,
    });
    expect(blocked.code).toBe(2);
    expect(blocked.stderr).toContain('cannot be written to (ENOTDIR)');
    if (existsSync('/proc/self')) {
      const barred = await ludoteca([
        'certify',
        'gt1kW0Zwot2Ro5A4VExlx8PxhvC',
        '--out',
        '/proc/x/y',
      ]);
      expect(barred).toMatchObject({ code: 2, stderr: expect.stringContaining('/proc/x/y') });
    }
    const damaged = await ludoteca(['certify', 'gt1xxxxxxxx', '--out', join(folder, 'no')]);
    expect(damaged.code).toBe(2);
    expect(damaged.stderr).toContain('gt1xxxxxxxx');
    expect(existsSync(join(folder, 'no'))).toBe(false);
  });
});
