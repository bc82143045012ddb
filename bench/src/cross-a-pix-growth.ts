/**
 * How Cross-a-Pix grows: classic boards with the size, and boards of any density with the density. Every row counts up to
 * two solutions, each checked by the rules (`count` with `verify`), within a number of nodes; what is not decided by
 * then is told. The boards of the second table are proposed and nothing more, so that no solver chose them: some have
 * several solutions.
 */

import { type CrossAPixClues, type CrossAPixRecipe, crossAPix } from 'ludoteca/cross-a-pix';
import { Effort, random } from 'ludoteca/kernel';
import { count } from 'ludoteca/puzzle';
import { best, median, type Say, told } from './measure.ts';

const seeds = 3;
/** Nodes of the largest boards take many times as long as those of others. */
const mostNodes = { classic: 300, dense: 10_000, guessed: 40_000 } as const;
const classic = [50, 75, 100, 150, 200, 300, 400];
const densities = [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8];
const sides = [20, 30, 40];
/** Boards that need guesses at the whole, at the density where there are about as many fillings as one. */
const guessed = { sides: [45, 50, 55], density: 0.6, seeds: 12 } as const;

/** `isQuick`: the boards that take a second or less. */
export function benchGrowth(say: Say, isQuick: boolean): void {
  // Rows are said as they come: the last of them take longer than all before.
  const tell = (cells: readonly string[]) =>
    say(cells.map((text, at) => (at === 0 ? text.padEnd(26) : text.padStart(11))).join(''));
  const head = ['boards', 'median', 'greatest', 'nodes', 'most nodes', 'undecided'];
  say('count to two with verify');
  tell(['classic', ...head]);
  for (const side of isQuick ? classic.slice(0, 3) : classic)
    tell(row(`${side}×${side}`, recipeOf('classic', side)));
  tell(['density', ...head]);
  for (const side of isQuick ? sides.slice(0, 1) : sides) {
    for (const density of densities) {
      tell(row(`${side}×${side}, ${density}`, { ...recipeOf('dense', side), walls: density }));
    }
  }
  for (const side of isQuick ? [] : guessed.sides) {
    const recipe = { ...recipeOf('dense', side), walls: guessed.density };
    const limits = { nodes: mostNodes.guessed, seeds: guessed.seeds };
    tell(row(`${side}×${side}, ${guessed.density}`, recipe, limits));
  }
  const { classic: few, dense: many, guessed: most } = mostNodes;
  say(
    `seeds 1 on, each once; at most ${few} nodes for classic boards, ${many} for others, ${most} where there are ${guessed.seeds} boards`,
  );
}

/** Boards of any side: the recipes of people end earlier. */
function recipeOf(style: 'classic' | 'dense', side: number): CrossAPixRecipe {
  const recipe = crossAPix.recipe({ style, size: { rows: 50, cols: 50 } });
  if (!recipe.ok) throw new Error(recipe.error.code);
  return { ...recipe.value, rows: side, cols: side };
}

/** Proposed, whatever number of solutions it has. */
function proposed(recipe: CrossAPixRecipe, seed: number): CrossAPixClues {
  const any = { ...recipe, mayHaveSeveral: true };
  const proposal = crossAPix.propose(any, random(`growth-${seed}`), new Effort());
  if (!proposal.ok || proposal.value === undefined) throw new Error('nothing was proposed');
  return proposal.value.clues;
}

function row(
  name: string,
  recipe: CrossAPixRecipe,
  limits: { readonly nodes: number; readonly seeds: number } = {
    nodes: recipe.style === 'classic' ? mostNodes.classic : mostNodes.dense,
    seeds,
  },
): string[] {
  const all = Array.from({ length: limits.seeds }, (_, index) => {
    const clues = proposed(recipe, index + 1);
    let nodes = 0;
    let isDecided = false;
    const time = best(1, () => {
      const effort = new Effort({ nodes: limits.nodes });
      const { complete, solutions } = count(crossAPix, clues, 2, effort);
      nodes = effort.nodes;
      isDecided = complete || solutions.length === 2;
    });
    return { time, nodes, isDecided };
  });
  const times = all.map(({ time }) => time);
  const nodes = all.map((each) => each.nodes);
  return [
    name,
    String(limits.seeds),
    told(median(times)),
    told(Math.max(...times)),
    median(nodes).toFixed(0),
    String(Math.max(...nodes)),
    String(all.filter(({ isDecided }) => !isDecided).length),
  ];
}
