/** What stands beside a proof that a puzzle has one solution: what it claims, and how a stranger checks it. */

import { type FormulaSize, type Language, type ProofSize, phrasebook } from '../kernel/index.ts';

/** The names of the files of a proof. */
export const proofFiles = {
  puzzle: 'puzzle.json',
  solution: 'solution.json',
  formula: 'formula.cnf',
  'pseudo-boolean': 'formula.opb',
  map: 'map.txt',
  proof: 'proof.drat',
  readme: 'README.md',
} as const;

/** The words of what is written beside a proof. */
export const proofPhrases = /* @__PURE__ */ phrasebook('proof', {
  title: { en: 'One solution: a proof', pt: 'Uma só solução: uma prova' },
  claim: {
    en: 'The puzzle of `{puzzle}` has the solution of `{solution}`, and no other. `{formula}` says "the puzzle, and not this solution" ({variables} variables, {clauses} clauses); `{proof}` is a proof that this cannot be ({bytes} bytes). `{map}` tells what each variable means.',
    pt: 'O problema de `{puzzle}` tem a solução de `{solution}`, e mais nenhuma. `{formula}` diz "o problema, e não esta solução" ({variables} variáveis, {clauses} cláusulas); `{proof}` é uma prova de que isso não pode ser ({bytes} bytes). `{map}` diz o que significa cada variável.',
  },
  commands: {
    en: 'Three commands check it, and none of them asks you to trust who made it:',
    pt: 'Três comandos verificam-na, e nenhum pede que confies em quem a fez:',
  },
  twoCommands: { en: 'Two commands check it:', pt: 'Dois comandos verificam-na:' },
  encoder: {
    en: 'The first, about a hundred lines to read, checks the solution against the rules and writes the formula again from the puzzle: it must be the same, byte by byte. The encoding is told in docs/proofs.md.',
    pt: 'O primeiro, cerca de cem linhas que se leem, verifica a solução segundo as regras e escreve outra vez a fórmula a partir do problema: tem de ser a mesma, byte por byte. A codificação está explicada em docs/proofs.md.',
  },
  checkers: {
    en: '[drat-trim](https://github.com/marijnheule/drat-trim) checks the proof and says "s VERIFIED"; it also writes it in more detail for [cake_lpr](https://github.com/tanyongkiam/cake_lpr), which is itself proven right down to its machine code, and says "s VERIFIED UNSAT".',
    pt: '[drat-trim](https://github.com/marijnheule/drat-trim) verifica a prova e diz "s VERIFIED"; também a escreve com mais pormenor para [cake_lpr](https://github.com/tanyongkiam/cake_lpr), que está ele próprio provado até ao código de máquina, e diz "s VERIFIED UNSAT".',
  },
  forward: {
    en: 'With nothing but a C compiler, a small checker of 150 lines does what drat-trim does:',
    pt: 'Só com um compilador de C, um pequeno verificador de 150 linhas faz o que faz drat-trim:',
  },
});

export interface ProofFacts {
  readonly formula: FormulaSize;
  readonly proof: ProofSize;
  /** The second encoder, when it stands beside the proof. */
  readonly encoder?: string;
  /** The small checker, when it stands beside the proof. */
  readonly checker?: string;
}

/**
 * What is written beside the proof that a puzzle has one solution: what it claims, and how a stranger checks it.
 *
 * @example
 * ```ts
 * import { proofReadme } from 'ludoteca/puzzle';
 *
 * const facts = {
 *   formula: { variables: 64, clauses: 500 },
 *   proof: { bytes: 1200, format: 'binary' },
 * };
 * console.log(proofReadme(facts, 'en').split('\n')[0]);
 * ```
 *
 * ```text
 * # One solution: a proof
 * ```
 */
export function proofReadme(facts: ProofFacts, language: Language): string {
  const { formula, proof, encoder, checker } = facts;
  const { puzzle, solution, map } = proofFiles;
  const names = { puzzle, solution, map, formula: proofFiles.formula, proof: proofFiles.proof };
  // The checker is not left to guess which form the proof has.
  const form = proof.format === 'binary' ? '-i' : '-I';
  const encode = `python3 ${encoder} ${puzzle} ${solution} ${names.formula}\n`;
  const check = `drat-trim ${names.formula} ${names.proof} ${form} -t 100000 -L proof.lrat\ncake_lpr ${names.formula} proof.lrat\n`;
  const paragraphs = [
    `# ${proofPhrases.say('title', {}, language)}`,
    proofPhrases.say('claim', { ...names, ...formula, bytes: proof.bytes }, language),
    proofPhrases.say(encoder === undefined ? 'twoCommands' : 'commands', {}, language),
    `\`\`\`\n${encoder === undefined ? '' : encode}${check}\`\`\``,
    ...(encoder === undefined ? [] : [proofPhrases.say('encoder', {}, language)]),
    proofPhrases.say('checkers', {}, language),
  ];
  if (checker !== undefined) {
    const compile = `cc -O2 -o forward ${checker} && ./forward ${names.formula} ${names.proof}`;
    paragraphs.push(proofPhrases.say('forward', {}, language), `\`\`\`\n${compile}\n\`\`\``);
  }
  return `${paragraphs.join('\n\n')}\n`;
}
