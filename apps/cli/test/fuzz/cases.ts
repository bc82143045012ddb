/** One case of the fuzz suite: files with something wrong in them, and a command that is given them. */

import type { Random } from 'ludoteca';
import { random } from 'ludoteca';
import { loadCommands } from '../../src/commands/index.ts';
import { mutated, mutatedBytes, oddValue, wordOf } from './mutate.ts';
import { engineLines, pictures, texts, typed } from './samples.ts';

const commands = await loadCommands();

export interface FuzzCase {
  readonly words: readonly string[];
  readonly files: Readonly<Record<string, string | Uint8Array>>;
  readonly input: string;
  /** Files and folders that the command is told to write. */
  readonly named: readonly string[];
}

const games = ['greater-than', 'cross-a-pix', 'rastros', 'squex'];

/** How each command is asked, with budgets that end it; the files come after. */
const askings: readonly (readonly [most: number, ...words: string[]])[] = [
  [12, 'show'],
  [12, 'show', '--json'],
  [12, 'show', '--at', '1', '--moves', 'd4'],
  [12, 'check', '--json'],
  [4, 'check', '--clues', '--time', '0.2'],
  [8, 'solve', '--nodes', '3000', '--time', '0.5'],
  [8, 'solve', '--from-entries', '--count', '3', '--json', '--nodes', '3000', '--time', '0.5'],
  [4, 'hint', '--time', '0.3'],
  [4, 'hint', '--all', '--json', '--time', '0.3'],
  [4, 'grade', '--time', '0.3'],
  [6, 'analyse', '--nodes', '300', '--time', '0.5'],
  [12, 'convert', '--to', 'json'],
  [12, 'convert', '--to', 'code'],
  [12, 'convert', '--to', 'drawing'],
  [6, 'draw', '-o', 'named.svg', '--time', '0.3'],
  [6, 'draw', '-o', 'named.png', '--solution', '--time', '0.3'],
  [6, 'draw', '-o', 'named.pdf', '--analysis', '--time', '0.3'],
  [4, 'book', '-o', 'named.pdf', '--time', '0.3'],
  [1, 'certify', '--out', 'named', '--nodes', '300', '--time', '1'],
];

/** Options whose right values would keep it busy, or open something: only wrong ones are given. */
const busy = new Set(['count', 'games', 'jobs', 'delay', 'port', 'address', 'host', 'open']);
/** Options that name files to write. */
const writing = new Set(['output', 'record', 'out']);

export function fuzzCase(seed: string): FuzzCase {
  const draw = random(seed);
  switch (draw.below(10)) {
    case 0:
      return playing(draw);
    case 1:
      return engine(draw);
    case 2:
      return making(draw);
    case 3:
      return anyWords(draw);
    default:
      return reading(draw);
  }
}

function reading(draw: Random): FuzzCase {
  const [most, ...words] = draw.pick(askings);
  const count = 1 + draw.below(most);
  const files = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`file-${index}.txt`, document(draw)]),
  );
  const names = draw.chance(0.1) ? ['-'] : Object.keys(files);
  const input = names[0] === '-' ? Object.values(files).map(String).join('\n') : '';
  const options = draw.chance(0.4) ? optionsOf(draw, words[0]) : { words: [], named: [] };
  return {
    // What is said last counts: the budgets stay.
    words: [words[0], ...options.words, ...words.slice(1), '--', ...names],
    files,
    input,
    named: [...options.named, ...namesIn(words)],
  };
}

function document(draw: Random): string | Uint8Array {
  const text = mutated(draw, draw.pick(texts), draw.pick(texts));
  return draw.chance(0.1) ? mutatedBytes(draw, Buffer.from(text)) : text;
}

/** Names that several boards make of one, and itself. */
function namesIn(words: readonly string[]): string[] {
  return words.filter((word) => word.startsWith('named'));
}

function optionsOf(draw: Random, name: string): { words: string[]; named: string[] } {
  const flags = commands.find((command) => command.name === name)?.flags ?? [];
  const words: string[] = [];
  const named: string[] = [];
  for (let count = draw.below(3); count > 0; count--) {
    const flag = draw.pick([...flags, ...flags, { name: oddValue(draw), takes: { kind: 'text' } }]);
    if (writing.has(flag.name)) {
      words.push(`--${flag.name}`, 'named.json');
      named.push('named.json');
    } else if (flag.takes.kind === 'flag') words.push(`--${flag.name}`);
    else if (busy.has(flag.name)) words.push(`--${flag.name}`, draw.pick(['-1', 'x', '', '0.5']));
    else words.push(`--${flag.name}`, oddValue(draw));
  }
  return { words, named };
}

function playing(draw: Random): FuzzCase {
  const lines = Array.from({ length: 25 }, () => {
    const line = draw.pick(typed);
    const asked = draw.chance(0.5) ? line : mutated(draw, line, draw.pick(typed));
    // Only what was named is to be written.
    return /^\s*(save|guardar)/i.test(asked) ? 'save' : asked;
  });
  const game = draw.pick(games);
  const size = ['rastros', 'squex'].includes(game) ? ['--size', '4'] : ['--level', 'easy'];
  const isResumed = draw.chance(0.5);
  const begin = isResumed ? ['--resume', 'record.json'] : [game, ...size, '--seed', 'x'];
  return {
    words: ['play', ...begin, '--record', 'record.json'],
    files: { 'record.json': draw.chance(0.3) ? '' : document(draw) },
    input: `${lines.join('\n')}\nexit\n`,
    named: ['record.json'],
  };
}

function engine(draw: Random): FuzzCase {
  const lines = Array.from({ length: 60 }, () => {
    const line = draw.pick(engineLines);
    return draw.chance(0.4) ? line : mutated(draw, line, draw.pick(engineLines));
  });
  // What takes its level's whole budget is asked for with a limit.
  const limited = ['time_limit 20', ...lines.filter((line) => !/time_limit|quit/.test(line))];
  const words = ['engine', draw.pick(['rastros', 'squex']), '--level', '1', '--time', '0.02'];
  const safe = limited.filter((line) => !/^\s*\d*\s*analyse/.test(line) || /nodes 50$/.test(line));
  return { words, files: {}, input: `${safe.join('\n')}\nquit\n`, named: [] };
}

/** Making puzzles from options and pictures that are not quite right. */
function making(draw: Random): FuzzCase {
  const game = draw.pick(['greater-than', 'cross-a-pix']);
  const [name, bytes] = draw.pick(pictures);
  const from = game === 'cross-a-pix' && draw.chance(0.7) ? ['--from', name] : [];
  const options = ['size', 'level', 'style', 'signs', 'density', 'walls', 'invert', 'threshold'];
  const words = Array.from({ length: draw.below(3) }, () => [
    `--${draw.pick(options)}`,
    oddValue(draw),
  ]).flat();
  return {
    words: ['generate', game, ...from, ...words, '--time', '1'],
    files: { [name]: mutatedBytes(draw, bytes) },
    input: '',
    named: [],
  };
}

/** Words that may be no command at all. */
function anyWords(draw: Random): FuzzCase {
  const known = commands.map(({ name }) => name).filter((name) => name !== 'serve');
  const words = Array.from({ length: 1 + draw.below(4) }, () => {
    const word = draw.pick([...known, ...games, '--json', '--help', '--lang', 'pt', '-o', '--']);
    const said = draw.chance(0.3) ? mutated(draw, word, draw.pick(known)) : word;
    return wordOf(said);
  });
  const isBusy = words.some((word) => /serve|match|generate|book|certify/.test(word));
  // A word after -o is written to.
  const named = words.filter((_, index) => words[index - 1] === '-o');
  return {
    words: isBusy ? ['help', ...words] : words,
    files: {},
    input: document(draw).toString(),
    named,
  };
}
