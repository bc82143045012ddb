/** Every sentence is read back, and what it says is looked for in the position that it speaks of. */

import { describe, expect, it } from 'vitest';
import { makeProblem, themeReasons } from '../../game/index.ts';
import { squex } from './index.ts';
import { movesLeft, type SquexPosition } from './position.ts';
import { cuttableSquares, legalMoves, play, winnerOf } from './rules.ts';
import { themeCards } from './theme-cards.ts';

const isLong = process.env.LUDOTECA_LONG === '1';
const seeds = Array.from({ length: isLong ? 100 : 8 }, (_, index) => `why-${index}`);

interface Told {
  readonly positions: readonly SquexPosition[];
  readonly names: readonly string[];
  readonly after: number;
}

const owners = { Blue: 1, Ochre: 2 } as const;
type Name = keyof typeof owners;
const other = (name: Name): Name => (name === 'Blue' ? 'Ochre' : 'Blue');
const cellOf = (name: string) => ({
  row: Number(name.slice(1)) - 1,
  col: name.charCodeAt(0) - 'a'.charCodeAt(0),
});
const ownerOf = ({ octagons }: SquexPosition, name: string) => {
  const { row, col } = cellOf(name);
  return octagons[row][col];
};
/** The links that a text names, by their ends. */
const linksOf = (text: string) => text.match(/[a-z]\d+–[a-z]\d+/g) ?? [];
/** Where two octagons touch across a square. */
const squareOf = (link: string) => {
  const [one, two] = link.split('–').map(cellOf);
  expect([Math.abs(one.row - two.row), Math.abs(one.col - two.col)]).toEqual([1, 1]);
  return { row: Math.max(one.row, two.row), col: Math.max(one.col, two.col) };
};
const holderOf = (position: SquexPosition, link: string) => {
  const { row, col } = squareOf(link);
  return position.squares[row][col];
};
const cuttersIn = (position: SquexPosition, link: string) => {
  const { row, col } = squareOf(link);
  const found = cuttableSquares(position).find(
    ({ square }) => square.row === row && square.col === col,
  );
  return found?.cutters ?? [];
};
const isLink = (position: SquexPosition, link: string, name: Name) => {
  expect(holderOf(position, link)).toBe(owners[name]);
  for (const end of link.split('–')) expect(ownerOf(position, end)).toBe(owners[name]);
};

/** What must be so where a sentence begins like that. */
const checks: readonly (readonly [RegExp, (told: Told, found: readonly string[]) => void])[] = [
  [
    /^(\w+) completes the chain (\S+) from side to side(.*)$/,
    ({ positions, names }, [move, chain, rest]) => {
      const [before, after] = positions;
      const side = before.player === 1 ? 'Blue' : 'Ochre';
      expect(move).toBe(names[0]);
      const cells = chain.split('–');
      expect(cells).toContain(move);
      const along = (name: string) => cellOf(name)[side === 'Blue' ? 'row' : 'col'];
      const ends = [along(cells[0]), along(cells[cells.length - 1])].sort((a, b) => a - b);
      expect(ends).toEqual([0, (side === 'Blue' ? after.rows : after.cols) - 1]);
      const weak = cells.slice(1).filter((cell, index) => {
        expect(ownerOf(after, cell)).toBe(owners[side]);
        const [one, two] = [cellOf(cells[index]), cellOf(cell)];
        const far = Math.abs(one.row - two.row) + Math.abs(one.col - two.col);
        if (far === 1) return false;
        expect(holderOf(after, `${cells[index]}–${cell}`)).toBe(owners[side]);
        return cuttersIn(after, `${cells[index]}–${cell}`).length === 1;
      });
      if (rest.includes('has won')) expect(winnerOf(after)).toBe(owners[side]);
      else expect(winnerOf(after)).toBe(0);
      if (rest.includes('can still cut')) {
        expect(rest).toContain(`${other(side)} can still cut`);
        expect(linksOf(rest)).toHaveLength(weak.length);
        for (const link of linksOf(rest)) {
          isLink(after, link, side);
          const [cutter] = cuttersIn(after, link);
          // Whose turn it is does not matter for what a cut gives.
          const cut = play(
            { ...after, player: other(side) === 'Blue' ? 1 : 2, cutInfo: '1-0' },
            cutter,
          );
          expect(cut.player).toBe(owners[side]);
          expect(movesLeft(cut)).toBe(2);
        }
      } else expect(weak).toEqual([]);
    },
  ],
  [
    /^(\w+) cuts (the links? .+), and with that a chain of (Blue|Ochre) is complete/,
    ({ positions, names }, [move, links, side]) => {
      expect(move).toBe(names[0]);
      expect(winnerOf(positions[1])).toBe(owners[side as Name]);
      for (const link of linksOf(links)) isLink(positions[0], link, other(side as Name));
    },
  ],
  [
    /^(\w+) cuts the links? (.+), which (Blue|Ochre) loses\. For this (\w+) gets two moves(?:: (\w+) and (\w+))?\. The cut is worth it: no other move wins\.$/,
    ({ positions, names }, [move, links, loser, again, first, second]) => {
      expect([move, again]).toEqual([names[0], loser]);
      const [before, after] = positions;
      for (const link of linksOf(links)) {
        isLink(before, link, loser as Name);
        expect(holderOf(after, link)).toBe(before.player);
      }
      expect([after.player, movesLeft(after)]).toEqual([owners[loser as Name], 2]);
      if (first === undefined) return;
      expect([first, second]).toEqual(names.slice(1, 3));
      for (const at of [1, 2]) expect(positions[at].player).toBe(owners[loser as Name]);
    },
  ],
  [
    /^(Blue|Ochre) could cut the link (\S+) by taking (both )?(.+)\. After (\w+) nobody can\.$/,
    ({ positions, names }, [loser, link, both, cutters, move]) => {
      const [before, after] = positions;
      expect(move).toBe(names[0]);
      expect(before.player).toBe(owners[other(loser as Name)]);
      isLink(before, link, other(loser as Name));
      expect(cutters.split(' and ')).toHaveLength(both === undefined ? 1 : 2);
      expect(cutters.split(' and ').map(cellOf)).toEqual(cuttersIn(before, link));
      expect(cuttersIn(after, link)).toEqual([]);
      isLink(after, link, other(loser as Name));
    },
  ],
  [
    /^The link (\S+) can never be cut: for that (Blue|Ochre) needs (\w+) and (\w+), and (both are|\w+ is) taken by (\w+)\.$/,
    ({ positions, after }, [link, loser, one, two, which, side]) => {
      isLink(positions[after], link, side as Name);
      expect(side).toBe(other(loser as Name));
      expect(squareOf(`${one}–${two}`)).toEqual(squareOf(link));
      const held = which === 'both are' ? [one, two] : [which.replace(' is', '')];
      for (const cell of held) {
        expect([one, two]).toContain(cell);
        expect(ownerOf(positions[after], cell)).toBe(owners[side as Name]);
      }
      expect(cuttersIn(positions[after], link)).toEqual([]);
      expect(
        cuttersIn(positions[0], link).length > 0 ||
          holderOf(positions[0], link) !== owners[side as Name],
      ).toBe(true);
    },
  ],
  [
    /^(\w+) and (\w+) are both taken by (Blue|Ochre) already, so nothing is left to cut the link (\S+) with\.$/,
    ({ positions, after }, [one, two, loser, link]) => {
      isLink(positions[after], link, other(loser as Name));
      expect(squareOf(`${one}–${two}`)).toEqual(squareOf(link));
      for (const cell of [one, two]) {
        expect(ownerOf(positions[after], cell)).toBe(owners[loser as Name]);
      }
      expect(cuttersIn(positions[after], link)).toEqual([]);
    },
  ],
  [
    /^(\w+) threatens to win at once with ([^.:]+)(?:: (Blue|Ochre) has to stop that now|\. (\w+) cannot stop it: after any reply (\w+) wins with the next move)\.$/,
    ({ positions, names }, [move, threats, stopping, helpless, side]) => {
      const loser = stopping ?? helpless;
      const isForAll = legalMoves(positions[1]).every((reply) => {
        const next = play(positions[1], reply);
        if (winnerOf(next) !== 0 || next.player !== positions[0].player) return false;
        return legalMoves(next).some((last) => winnerOf(play(next, last)) === next.player);
      });
      expect(isForAll).toBe(helpless !== undefined);
      if (side !== undefined) expect(side).toBe(other(loser as Name));
      expect(move).toBe(names[0]);
      const { player } = positions[0];
      expect(owners[loser as Name]).not.toBe(player);
      const again = { ...positions[1], player, cutInfo: '1-0' } as const;
      const winning = legalMoves(again).filter((cell) => winnerOf(play(again, cell)) === player);
      expect(threats.split(/, | or /).map(cellOf)).toEqual(winning);
      expect(positions[1].player).toBe(owners[loser as Name]);
    },
  ],
  [
    /^(Blue|Ochre) has two moves: after (\w+) the second wins at once, with (.+)\.$/,
    ({ positions, names }, [side, move, threats]) => {
      expect(move).toBe(names[0]);
      expect([positions[0].player, movesLeft(positions[0])]).toEqual([owners[side as Name], 2]);
      expect(positions[1].player).toBe(owners[side as Name]);
      for (const threat of threats.split(/, | or /)) {
        expect(winnerOf(play(positions[1], cellOf(threat)))).toBe(owners[side as Name]);
      }
    },
  ],
  [
    /^(Blue|Ochre) answers (\w+), and (Blue|Ochre) is to move again\.$/,
    ({ positions, names, after }, [loser, reply, side]) => {
      expect(reply).toBe(names[1]);
      expect(positions[1].player).toBe(owners[loser as Name]);
      expect(positions[after].player).toBe(owners[side as Name]);
      expect(winnerOf(positions[after])).toBe(0);
    },
  ],
  [
    /^(Blue|Ochre) has two moves now(?:\. 1 and 2 are both (\w+)’s: (\w+) and (\w+)|, and the first is enough: (\w+)|\. (\w+) cuts, which gives up the second|: (\w+) is the first of them)\.$/,
    ({ positions, names, after }, [side, again, first, second, enough, cut]) => {
      expect(after).toBe(0);
      expect([positions[0].player, movesLeft(positions[0])]).toEqual([owners[side as Name], 2]);
      if (first !== undefined) {
        expect([again, first, second]).toEqual([side, ...names.slice(0, 2)]);
        expect(positions[1].player).toBe(owners[side as Name]);
      }
      if (enough !== undefined) {
        expect(enough).toBe(names[0]);
        expect(winnerOf(positions[1])).toBe(owners[side as Name]);
      }
      if (cut !== undefined) {
        expect(cut).toBe(names[0]);
        expect(positions[1].player).toBe(owners[other(side as Name)]);
      }
    },
  ],
  [
    /^(\w+) cuts the links? (.+), so (Blue|Ochre) gets two moves(.*)\.$/,
    ({ positions, names, after }, [cut, links, side, rest]) => {
      const [before, at] = [positions[after - 1], positions[after]];
      expect(cut).toBe(names[after - 1]);
      for (const link of linksOf(links)) isLink(before, link, side as Name);
      expect([at.player, movesLeft(at)]).toEqual([owners[side as Name], 2]);
      const both = /^: (\d+) and (\d+) are both (\w+)’s, (\w+) and (\w+)$/.exec(rest);
      if (both !== null) {
        expect([both[1], both[2], both[3]]).toEqual([`${after + 1}`, `${after + 2}`, side]);
        expect([both[4], both[5]]).toEqual(names.slice(after, after + 2));
        expect(positions[after + 1].player).toBe(owners[side as Name]);
      } else if (rest.endsWith('wins')) {
        expect(rest).toContain(names[after]);
        expect(winnerOf(positions[after + 1])).toBe(owners[side as Name]);
      } else if (rest !== '') {
        expect(rest).toBe(`; the first, ${names[after]}, cuts too, which gives up the second`);
        expect(positions[after + 1].player).toBe(owners[other(side as Name)]);
      }
    },
  ],
];

describe.each(themeCards.map(({ id }) => id))('why a problem is about %s', (theme) => {
  it('is told in sentences that are true of its line', () => {
    for (const [index, seed] of seeds.entries()) {
      const side = 5 + (index % 3);
      const made = makeProblem(squex, { params: { rows: side, cols: side }, theme }, seed);
      if (!made.ok) throw new Error(made.error.code);
      const { problem } = made.value;
      const { state, line = [] } = problem;
      const positions = [state];
      for (const move of line) positions.push(squex.apply(positions[positions.length - 1], move));
      const names = line.map((move, at) => squex.formatMove(positions[at], move));
      const reasons = themeReasons(squex, problem, theme);
      expect(reasons.length).toBeGreaterThan(0);
      for (const { after, text } of reasons) {
        const [check, ...more] = checks.filter(([pattern]) => pattern.test(text.en));
        expect({ text: text.en, checks: more.length + (check ? 1 : 0) }).toEqual({
          text: text.en,
          checks: 1,
        });
        const [, ...found] = check[0].exec(text.en) ?? [];
        check[1]({ positions, names, after }, found);
        // Both languages speak of the same cells.
        const cells = (said: string) => said.match(/\b[a-z]\d\b/g);
        expect(cells(text.pt)).toEqual(cells(text.en));
        expect(text.en + text.pt).not.toMatch(/[{}]|undefined/);
      }
    }
  });
});
