/** Patterns of sentences: `<name:N>` is a number, `<name:C>` a cell or several, `<line>` a row or a column, `<name:S>` sums or sizes. */

import type { Cell, Language } from '../../src/kernel/index.ts';

/** What stands in the holes of a sentence. */
export interface Words {
  readonly cells: Record<string, readonly Cell[]>;
  readonly numbers: Record<string, number>;
  readonly texts: Record<string, string>;
  line: { readonly isRow: boolean; readonly number: number } | undefined;
}

const holes: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { line: '(?:row|column) \\d+', C: 'r\\d+c\\d+(?:(?:, | and )r\\d+c\\d+)*' },
  pt: { line: '(?:linha|coluna) \\d+', C: '[lL]\\d+[cC]\\d+(?:(?:, | e )[lL]\\d+[cC]\\d+)*' },
};

const patterns = new Map<string, RegExp>();

/** A sentence of the pattern from its beginning to its end; `[one|many]` is either. */
export function patternOf(pattern: string, language: Language): RegExp {
  const known = patterns.get(pattern);
  if (known !== undefined) return known;
  const source = pattern
    .replace(/[.+()?]/g, '\\$&')
    .replace(/\[([^\]]*)\]/g, '(?:$1)')
    .replace(/<line>/g, `(?<line>${holes[language].line})`)
    .replace(/<(\w+):C>/g, `(?<$1>${holes[language].C})`)
    .replace(/<(\w+):N>/g, '(?<$1>\\d+)')
    .replace(/<(\w+):S>/g, '(?<$1>\\d+(?:(?: \\+ |, | and | e )\\d+)*)');
  const expression = new RegExp(`^${source}$`);
  patterns.set(pattern, expression);
  return expression;
}
