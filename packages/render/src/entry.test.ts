import { gameDocument, makeProblem } from 'ludoteca/game';
import { squex } from 'ludoteca/squex';
import { expect, it } from 'vitest';
import { entryOf } from './entry.ts';

const options = { language: 'pt', hasLevel: true, hasCode: false } as const;

it('says of a problem on paper who is to move, by the mark of the stones, and who has two moves', () => {
  const params = { rows: 6, cols: 6 };
  const told = new Set<string | undefined>();
  for (let seed = 0; seed < 40 && told.size < 4; seed++) {
    const made = makeProblem(squex, { params, level: 'medium' }, `paper-${seed}`);
    if (!made.ok) throw new Error(made.error.code);
    const { problem } = made.value;
    const { remark } = entryOf(gameDocument(squex, { kind: 'problem', problem }), options);
    told.add(remark);
    const { player, cutInfo } = problem.state;
    expect(remark).toContain(player === 1 ? 'Joga Azul (|)' : 'Joga Ocre (=)');
    expect(remark?.includes('duas')).toBe(cutInfo === '2-1');
  }
  expect(told).toContain('médio · Joga Azul (|)');
  expect([...told].filter((each) => each?.endsWith(', duas jogadas seguidas'))).not.toEqual([]);
});
