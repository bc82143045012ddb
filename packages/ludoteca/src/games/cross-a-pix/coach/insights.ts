/** The kinds of insight by which the coach names what it sees, from the easiest to the hardest. */

import type { Insight } from '../../../puzzle/index.ts';
import { longContradiction, shortContradiction } from '../techniques/contradictions.ts';
import { twoLines } from '../techniques/two-lines.ts';
import type { SightName } from './sight.ts';

type Told = Omit<Insight, 'name'>;

const onALine: Readonly<Record<SightName, Told>> = {
  'all-there': {
    title: { en: 'All there', pt: 'Já lá estão todas' },
    sees: {
      en: 'a line that has all its painted cells: the rest stays blank',
      pt: 'uma linha que já tem todas as casas pintadas: o resto fica em branco',
    },
    difficulty: 'easy',
  },
  'all-needed': {
    title: { en: 'All needed', pt: 'Fazem falta todas' },
    sees: {
      en: 'a line with as many open cells as are still to paint: all of them are painted',
      pt: 'uma linha com tantas casas em aberto como as que falta pintar: são todas pintadas',
    },
    difficulty: 'easy',
  },
  'too-many-cells': {
    title: { en: 'Too many cells', pt: 'Casas a mais' },
    sees: {
      en: 'a region with more cells in a line than can still be painted there: it stays blank',
      pt: 'uma região com mais casas numa linha do que lá se podem ainda pintar: fica em branco',
    },
    difficulty: 'easy',
  },
  'not-spared': {
    title: { en: 'Cannot be spared', pt: 'Não se pode dispensar' },
    sees: {
      en: 'a region without which a line has too few open cells for what is still to paint: it is painted',
      pt: 'uma região sem a qual uma linha tem poucas casas em aberto para o que falta pintar: é pintada',
    },
    difficulty: 'easy',
  },
  'one-block': {
    title: { en: 'A single block', pt: 'Um só bloco' },
    sees: {
      en: 'a line with one block: no gaps, nothing out of its reach, no place too narrow for it',
      pt: 'uma linha com um só bloco: sem falhas, sem nada fora do seu alcance, sem lugares onde não cabe',
    },
    difficulty: 'medium',
  },
  'blocks-there': {
    title: { en: 'All blocks there', pt: 'Já lá estão os blocos' },
    sees: {
      en: 'a line whose blocks are all begun and parted by blank cells: no other begins, and none has a gap',
      pt: 'uma linha com todos os blocos começados e separados por casas em branco: não começa outro e nenhum tem falhas',
    },
    difficulty: 'medium',
  },
  'too-many-blocks': {
    title: { en: 'One block too many', pt: 'Um bloco a mais' },
    sees: {
      en: 'a colour that would part the painted cells of a line into more blocks than it has',
      pt: 'uma cor que separaria as casas pintadas de uma linha em mais blocos do que ela tem',
    },
    difficulty: 'medium',
    isRare: true,
  },
  'blocks-counted': {
    title: { en: 'Blocks counted', pt: 'Blocos contados' },
    sees: {
      en: 'a colour with which a line cannot have its number of blocks, however the rest is painted',
      pt: 'uma cor com a qual uma linha não pode ter o seu número de blocos, pinte-se o resto como se pintar',
    },
    difficulty: 'medium',
  },
  'odd-region': {
    title: { en: 'Odd and even', pt: 'Par e ímpar' },
    sees: {
      en: 'the only region with an odd number of cells in a line: what is still to paint is odd with it, and even without',
      pt: 'a única região com um número ímpar de casas numa linha: com ela o que falta pintar é ímpar, sem ela é par',
    },
    difficulty: 'hard',
  },
  'block-places': {
    title: { en: 'Places for a block', pt: 'Lugares para um bloco' },
    sees: {
      en: 'the few places that the regions of a line leave its single block',
      pt: 'os poucos lugares que as regiões de uma linha deixam ao seu único bloco',
    },
    difficulty: 'hard',
  },
  sums: {
    title: { en: 'Sizes that add up', pt: 'Tamanhos que dão certo' },
    sees: {
      en: 'the few ways in which sizes of regions add up to what is still to paint in a line',
      pt: 'as poucas maneiras de tamanhos de regiões darem o que falta pintar numa linha',
    },
    difficulty: 'hard',
  },
  'block-cells': {
    title: { en: 'A cell for each block', pt: 'Uma casa para cada bloco' },
    sees: {
      en: 'a line with hardly more cells to paint than blocks to begin: what joins or fills too much stays blank',
      pt: 'uma linha com pouco mais casas para pintar do que blocos para começar: o que junta ou ocupa de mais fica em branco',
    },
    difficulty: 'hard',
  },
  'block-gaps': {
    title: { en: 'A gap between blocks', pt: 'Um intervalo entre blocos' },
    sees: {
      en: 'a line with hardly more cells to leave blank than gaps to make: what makes no gap, or too wide a one, is painted',
      pt: 'uma linha com pouco mais casas para deixar em branco do que intervalos para fazer: o que não faz intervalo, ou o faz largo de mais, é pintado',
    },
    difficulty: 'hard',
  },
  'count-decides': {
    title: { en: 'The count decides', pt: 'A conta decide' },
    sees: {
      en: 'a colour that would settle the whole line, with the wrong number of blocks',
      pt: 'uma cor que decidiria a linha toda, com o número de blocos errado',
    },
    difficulty: 'hard',
  },
  'few-ways': {
    title: { en: 'Few ways left', pt: 'Poucas maneiras' },
    sees: {
      en: 'a line that can be filled in one, two or three ways: what is the same in all of them',
      pt: 'uma linha que só se pode preencher de uma, duas ou três maneiras: o que é igual em todas',
    },
    difficulty: 'hard',
  },
  'line-tried': {
    title: { en: 'A line tried out', pt: 'Uma linha experimentada' },
    sees: {
      en: 'a colour with which a line cannot have its painted cells in its number of blocks',
      pt: 'uma cor com a qual uma linha não pode ter as suas casas pintadas no seu número de blocos',
    },
    difficulty: 'expert',
  },
};

/** Those on one line, in the order of their levels. */
export const lineInsights: readonly (Insight & { readonly name: SightName })[] = (
  Object.keys(onALine) as SightName[]
).map((name) => ({ name, ...onALine[name] }));

export const insights: readonly Insight[] = [
  ...lineInsights,
  ...[twoLines, shortContradiction, longContradiction].map(
    ({ name, title, sees, difficulty }): Insight => ({ name, title, sees, difficulty }),
  ),
];

/** The names of the insights on one line up to a level. */
export function sightsUpTo(isAllowed: (insight: Insight) => boolean): readonly SightName[] {
  return lineInsights.filter(isAllowed).map(({ name }) => name);
}
