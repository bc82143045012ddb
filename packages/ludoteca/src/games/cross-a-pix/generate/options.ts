/** The options that say what a Cross-a-Pix puzzle shall be. */

import type { OptionSpec, OptionsOf } from '../../../document/index.ts';
import { difficulties, difficultyNames } from '../../../puzzle/index.ts';
import { pictureSides } from '../pictures/library.ts';

export const styles = ['classic', 'dense', 'picture', 'blobs'] as const;
export const finenesses = ['few', 'normal', 'many'] as const;
/** The shortest and the longest side that is made, and the usual one. */
export const least = 3;
export const most = 100;
export const usualSide = 10;

export const options = [
  {
    name: 'size',
    label: { en: 'Size', pt: 'Tamanho' },
    takes: { kind: 'size', sizes: `${least}–${most}, ${least}x${most}` },
    help: {
      en: `rows and columns, such as 15 or 10x20, from ${least} to ${most} (default ${usualSide}, or as the picture is; pictures of the library: ${pictureSides.join(', ')})`,
      pt: `linhas e colunas, como 15 ou 10x20, de ${least} a ${most} (por omissão ${usualSide}, ou como a imagem for; imagens da biblioteca: ${pictureSides.join(', ')})`,
    },
  },
  {
    name: 'level',
    label: { en: 'Level', pt: 'Nível' },
    takes: { kind: 'choice', choices: difficulties, names: difficultyNames },
    help: {
      en: 'how hard it shall be for a person, exactly; classic puzzles are all easy (default: as it comes)',
      pt: 'quão difícil há de ser para uma pessoa, exatamente; os problemas classic são todos fáceis (por omissão: como calhar)',
    },
  },
  {
    name: 'style',
    label: { en: 'Style', pt: 'Estilo' },
    takes: {
      kind: 'choice',
      choices: styles,
      names: {
        classic: { en: 'classic', pt: 'clássico' },
        dense: { en: 'dense', pt: 'denso' },
        picture: { en: 'picture', pt: 'imagem' },
        blobs: { en: 'soft shapes', pt: 'formas suaves' },
      },
    },
    help: {
      en: 'classic: walls by the toss of a coin, little paint; dense: much to decide; picture: the solution is a picture of the library, or the one given; blobs: soft shapes at random (default dense)',
      pt: 'classic: paredes à sorte, pouca tinta; dense: muito para decidir; picture: a solução é uma imagem da biblioteca, ou a que for dada; blobs: formas suaves à sorte (por omissão dense)',
    },
  },
  {
    name: 'picture',
    takes: { kind: 'text' },
    help: {
      en: 'which picture of the library, by its name, such as cat or sailboat; for picture (default: any of the size)',
      pt: 'que imagem da biblioteca, pelo nome em inglês, como cat ou sailboat; para picture (por omissão, qualquer uma do tamanho)',
    },
  },
  {
    name: 'walls',
    label: { en: 'Likelihood of walls', pt: 'Probabilidade de paredes' },
    takes: { kind: 'number', least: 0, most: 1 },
    help: {
      en: 'how likely each wall is, from 0 to 1; for dense (default 0.6)',
      pt: 'a probabilidade de cada parede, de 0 a 1; para dense (por omissão 0.6)',
    },
  },
  {
    name: 'paint',
    label: { en: 'Share painted', pt: 'Parte pintada' },
    takes: { kind: 'number', least: 0, most: 1 },
    help: {
      en: 'how much is painted, from 0 to 1; for dense and blobs',
      pt: 'quanto é pintado, de 0 a 1; para dense e blobs',
    },
  },
  {
    name: 'regions',
    label: { en: 'Regions', pt: 'Regiões' },
    takes: {
      kind: 'choice',
      choices: finenesses,
      names: {
        few: { en: 'few', pt: 'poucas' },
        normal: { en: 'as usual', pt: 'as habituais' },
        many: { en: 'many', pt: 'muitas' },
      },
    },
    help: {
      en: 'how finely the grid is cut; for dense, picture and blobs (default normal)',
      pt: 'quão fino é o corte da grelha; para dense, picture e blobs (por omissão normal)',
    },
  },
  {
    name: 'from',
    takes: { kind: 'picture' },
    help: {
      en: 'the picture that the solution shall be (PNG, JPEG or PBM); dark is painted, transparent is blank',
      pt: 'a imagem que a solução há de ser (PNG, JPEG ou PBM); o escuro é pintado, o transparente fica em branco',
    },
  },
  {
    name: 'threshold',
    label: { en: 'Threshold', pt: 'Limiar' },
    takes: { kind: 'whole', least: 1, most: 255 },
    help: {
      en: 'greys below this are painted, from 1 to 255 (default: what best parts light from dark)',
      pt: 'os cinzentos abaixo disto são pintados, de 1 a 255 (por omissão: o que melhor separa o claro do escuro)',
    },
  },
  {
    name: 'invert',
    label: { en: 'Paint what is light', pt: 'Pintar o que é claro' },
    takes: { kind: 'flag' },
    help: {
      en: 'paint what is light in the picture, not what is dark',
      pt: 'pinta o que é claro na imagem, e não o que é escuro',
    },
  },
  {
    name: 'dither',
    label: { en: 'Dither', pt: 'Pontilhar' },
    takes: { kind: 'flag' },
    help: {
      en: 'paint more or fewer cells as the picture is darker or lighter, for photographs',
      pt: 'pinta mais ou menos casas conforme a imagem é mais escura ou mais clara, para fotografias',
    },
  },
  {
    name: 'adjust',
    label: { en: 'Change the picture where needed', pt: 'Mudar a imagem onde for preciso' },
    takes: { kind: 'flag' },
    help: {
      en: 'change the picture where clues cannot tell its cells apart',
      pt: 'muda a imagem onde as pistas não distinguem as suas casas',
    },
  },
  {
    name: 'any',
    label: { en: 'Allow several solutions', pt: 'Aceitar várias soluções' },
    takes: { kind: 'flag' },
    help: {
      en: 'do not ask for a single solution',
      pt: 'não exige uma solução única',
    },
  },
] as const satisfies readonly OptionSpec[];

export type CrossAPixOptions = OptionsOf<typeof options>;
