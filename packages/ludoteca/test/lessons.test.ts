import {
  type AnyKind,
  analyse,
  count,
  Effort,
  type Exercise,
  isGame,
  isPuzzle,
  languages,
  openSheet,
  resumeMatch,
} from 'ludoteca';
import { catalogue } from 'ludoteca/catalogue';
import { describe, expect, it } from 'vitest';

function documentOf(kind: AnyKind, board: Exercise['board']): unknown {
  const read = kind.fromJson(board);
  if (!read.ok) throw new Error(`${kind.id}: ${read.error.code}`);
  return read.value;
}

describe.each(catalogue.map((kind) => [kind.id, kind] as const))('the lessons of %s', (_, kind) => {
  const { lessons } = kind;
  if (lessons === undefined) throw new Error('every game has lessons');
  const { exercises, rules, sample, games = [] } = lessons;

  it('are there in every language, with boards that are read and drawn', () => {
    expect(exercises.length).toBeGreaterThanOrEqual(3);
    expect(exercises.length).toBeLessThanOrEqual(5);
    const texts = [
      lessons.tagline,
      ...rules.map(({ text }) => text),
      ...exercises.flatMap(({ task, why, wrong }) => [task, why, ...(wrong ? [wrong] : [])]),
      ...games.flatMap(({ steps }) =>
        steps.flatMap(({ task, why, wrong }) => [task, why, ...(wrong ? [wrong] : [])]),
      ),
    ];
    for (const text of texts) {
      for (const language of languages) expect(text[language]).toMatch(/[.?]$/);
    }
    const boards = [sample, ...exercises, ...games].map(({ board }) => board);
    for (const { board, after } of rules) {
      if (board !== undefined) boards.push(board);
      if (after !== undefined) boards.push(after);
    }
    for (const board of boards) {
      expect(kind.view(documentOf(kind, board) as never).shapes.length).toBeGreaterThan(0);
    }
  });

  it('are played through to their end, whichever right move is made', () => {
    if (!isGame(kind)) return;
    for (const { board, steps } of games) {
      let matches = [resumeMatch(kind, documentOf(kind, board) as never)];
      for (const { answers, replies = [], wrong } of steps) {
        // Where not every move will do, somebody has to say why another will not.
        expect(answers.length === 0 || wrong !== undefined).toBe(true);
        matches = matches.flatMap((match) => {
          const texts = answers.length === 0 ? match.legalMoves.map(match.write) : answers;
          return texts.map((text) =>
            [text, ...replies].reduce((at, each) => {
              const move = at.read(each);
              if (!move.ok) throw new Error(`${each} cannot be played: ${move.error.code}`);
              return at.play(move.value);
            }, match),
          );
        });
        const [first] = matches;
        // The turn comes back to whoever learns, unless that was the end.
        const isSame = matches.every(({ turn }) => turn === first.turn);
        expect(isSame).toBe(true);
      }
    }
  });

  it.each(exercises.map((exercise) => [exercise.task.en, exercise] as const))(
    'have the right answers: %s',
    (_task, { board, answers }) => {
      const doc = documentOf(kind, board);
      if (isGame(kind)) {
        // What is read by a kind is a document of that kind.
        const match = resumeMatch(kind, doc as never);
        const { moves } = analyse(kind, match.state, new Effort({ nodes: 300_000 }));
        const winning = moves.filter(({ value }) => value === 'win');
        expect(winning.map(({ move }) => match.write(move)).sort()).toEqual([...answers].sort());
        return;
      }
      if (!isPuzzle(kind)) throw new Error('there are puzzles and games');
      const { clues, grid } = doc as { clues: unknown; grid?: unknown };
      for (const answer of answers) {
        const [row, col, value] = (answer.match(/\d+/g) ?? []).map(Number);
        const cell = { row: row - 1, col: col - 1 };
        const sheet = openSheet(kind, { clues, ...(grid !== undefined && { grid }) });
        expect(sheet.entry(cell)).toBeUndefined();
        // A few hundred solutions, each with the answer in it; where there are more, these do.
        const { solutions } = count(kind, clues, 300, new Effort({ nodes: 200_000 }));
        expect(solutions.length).toBeGreaterThan(0);
        for (const solution of solutions) expect(kind.read(clues, solution, cell)).toBe(value);
      }
    },
  );
});
