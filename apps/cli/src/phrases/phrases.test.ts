import { Writable } from 'node:stream';
import { documentPhrases, type Language, languages, type Phrases } from 'ludoteca';
import { afterAll, describe, expect, it } from 'vitest';
import { phrasesContract } from '../../../../packages/ludoteca/test/contract/phrases-contract.ts';
import { folderOf } from '../../test/command.ts';
import { lines, twofold } from '../../test/futoshiki-samples.ts';
import { here } from '../../test/in-process.ts';
import { tellBug } from '../bug.ts';
import { answerWords } from './answers.ts';
import { batchWords } from './batches.ts';
import { botWords } from './bots.ts';
import { helpWords } from './help.ts';
import { matchWords, programWords } from './matches.ts';
import { menuWords } from './menu.ts';
import { playWords } from './play.ts';
import { problemWords } from './problems.ts';
import { solvingWords } from './solving.ts';
import { teachingWords } from './teaching.ts';
import { tournamentWords } from './tournaments.ts';
import { usage } from './usage.ts';

for (const book of [
  usage,
  answerWords,
  helpWords,
  menuWords,
  playWords,
  problemWords,
  matchWords,
  programWords,
  teachingWords,
  solvingWords,
  tournamentWords,
  botWords,
  batchWords,
])
  phrasesContract(book);

const files = folderOf({
  'large.png': new Uint8Array(65 * 1024 * 1024),
  'huge.pbm': 'P1 100000 100000\n',
  'empty.pbm': 'P1 0 0\n',
  'broken.pbm': 'P1 2 2\n0',
  'note.txt': 'hello',
  'no-paths.json': '\n',
  'game.json': '{"game":"rastros","moves":["d4"]}\n',
});
afterAll(files.remove);

type Example = { readonly words: readonly string[]; readonly input?: string };
const say = (...words: string[]): Example => ({ words });
const read = (input: string, ...words: string[]): Example => ({
  words: ['check', ...words],
  input,
});
const picture = (name: string) => say('generate', 'portrait', '--from', files.path(name));

/**
 * What is said when the process itself fails, when two write one file, or after much else, is tested where
 * that happens.
 */
type OfProcess = 'bug' | 'output-unwritable' | 'file-changed' | 'no-documents';

/** A failing example for every notice about what was typed: one that is missing does not compile. */
const usageExamples: Readonly<Record<Exclude<keyof typeof usage.phrases, OfProcess>, Example>> = {
  'unknown-command': say('dance'),
  'unknown-command-near': say('slove'),
  'unknown-option': say('solve', '--qwerty'),
  'unknown-option-near': say('solve', '--cuont', '3'),
  'unknown-game-near': say('rules', 'coins'),
  'no-terminal': say('menu'),
  'missing-game': say('rules'),
  'missing-value': say('solve', '--count'),
  'missing-option': say('convert'),
  'excess-operand': say('rules', 'coin', 'coin'),
  'not-a-puzzle': { words: ['solve'], input: '{"side":"heads"}' },
  'not-a-game': { words: ['analyse'], input: lines(twofold) },
  'not-for-puzzles': say('play', 'futoshiki', '--first', '3'),
  'not-for-problems': say('play', 'coin', '--problems', '--first', '3'),
  'no-ladder': { words: ['grade'], input: lines({ ...twofold, game: 'portrait' }) },
  'unknown-technique': say('generate', 'greater-than', '--practise', 'guessing'),
  'nothing-to-practise': say('generate', 'futoshiki', '--practise', 'guessing'),
  'path-missing': {
    words: ['check', '--path', files.path('no-paths.json')],
    input: lines(twofold),
  },
  'unknown-player': say('match', 'coin', '--first', 'me', '--second', '1'),
  'unknown-player-near': say('match', 'coin', '--first', 'lerner', '--second', '1'),
  'only-with-queue': say('grade', '--detach'),
  'not-together': say('hint', '--stage', 'where', '--all'),
  'no-options-with-resume': say(
    'play',
    'rastros',
    '--resume',
    files.path('game.json'),
    '--size',
    '7',
  ),
  'at-too-far': { words: ['show', '--at', '3'], input: '{"side":"heads"}' },
  'file-unwritable': say(
    ...['match', 'coin', '--first', '1', '--second', '1'],
    ...['--record', files.path('note.txt/x')],
  ),
  'no-place-for-record': say(
    ...['match', 'coin', '--first', '1', '--second', '1'],
    ...['--record', files.path('note.txt')],
  ),
  'file-missing': say('show', files.path('none.txt')),
  'file-directory': say('show', files.folder),
  'file-unreadable': say('show', files.path('note.txt/x')),
  'picture-empty': picture('empty.pbm'),
  'picture-too-large': picture('huge.pbm'),
  'picture-file-too-large': picture('large.png'),
  'picture-unknown': picture('note.txt'),
  'picture-broken': picture('broken.pbm'),
};

/** What is told and changes nothing. */
type OfWarning = 'name-unread' | 'name-unread-near';

/** And for every notice about a document. */
const documentExamples: Readonly<
  Record<Exclude<keyof typeof documentPhrases.phrases, OfWarning>, Example>
> = {
  empty: read(' \n'),
  binary: read('a\0b'),
  'too-large': read(`{"size":"${' '.repeat(17 * 1024 * 1024)}"}`),
  'text-too-long': read('x'.repeat(2 * 1024 * 1024 + 1)),
  'json-depth': read('{"a":['.repeat(1001)),
  'json-syntax': read('{"a" 1}'),
  'json-truncated': read('{"a":1'),
  'json-trailing': read('{"a":1} 2'),
  'json-type': read(lines({ ...twofold, right: 1 })),
  'json-missing': read('{"game":"futoshiki"}'),
  'json-length': read(lines({ ...twofold, right: [] })),
  'json-range': read(lines({ ...twofold, size: 99 })),
  'json-choice': read(lines({ ...twofold, down: [['=', '']] })),
  'other-game': read(lines(twofold), '--game', 'coin'),
  'unknown-game': read('{"game":"chess"}'),
  'unknown-format': read('x', '--format', 'chess'),
  unrecognised: read('hello'),
  'unknown-shape': read('{"a":1}'),
  'code-unknown': read('hello', '--format', 'code'),
  'code-version': read('futoshiki9abcdef'),
  'code-damaged': read('futoshiki1abcdef'),
  // Other commands hand what is so long to a thread, which only the built command has.
  'code-long': { words: ['show'], input: `futoshiki1${'A'.repeat(200_000)}` },
  'option-value': say('solve', '--count', 'many'),
  'option-value-near': say('hint', '--stage', 'whre'),
};

/** Whether a line ends in the words of a phrase, whatever fills its holes. */
function words(phrases: Phrases, key: string, language: Language): RegExp {
  const parts = phrases[key][language].split(/\{[^}]*\}/);
  return new RegExp(
    `${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*')}\\n$`,
  );
}

describe.each([
  ['what was typed', usage.phrases, usageExamples],
  ['a document', documentPhrases.phrases, documentExamples],
])('every notice about %s has an example, in every language', (_, phrases, examples) => {
  it.each(Object.entries(examples))('%s', async (key, example) => {
    for (const language of languages) {
      const { code, stdout, stderr } = await here([...example.words, '--lang', language], example);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toMatch(words(phrases, key, language));
      expect(stderr.split('\n')).toHaveLength(2);
    }
  });
});

it('a fault of the program is told in a line; its stack only to who asks', () => {
  for (const language of languages) {
    for (const env of [{}, { LUDOTECA_DEBUG: '1' }]) {
      const written: string[] = [];
      const stderr = new Writable({
        write(chunk, _encoding, done) {
          written.push(String(chunk));
          done();
        },
      });
      const io = { stdin: process.stdin, stdout: stderr, stderr, env };
      tellBug(new Error('no cell 9\nand more'), ['--lang', language], io);
      expect(written[0]).toMatch(words(usage.phrases, 'bug', language));
      expect(written).toHaveLength('LUDOTECA_DEBUG' in env ? 2 : 1);
    }
  }
});
