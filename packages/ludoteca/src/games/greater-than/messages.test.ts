import { describe, expect, it } from 'vitest';
import { phrasesContract } from '../../../test/contract/phrases-contract.ts';
import { interchangePhrases } from '../../interchange/greater-than/phrases.ts';
import { allPhrases } from './all-phrases.ts';
import { formatPhrases, generatePhrases, name, rulePhrases, rules, summary } from './messages.ts';
import { techniquePhrases } from './techniques/phrases.ts';

describe('the words of the game', () => {
  phrasesContract(allPhrases);
  phrasesContract({ prefix: 'greater-than', phrases: interchangePhrases });
  phrasesContract({ prefix: 'greater-than', phrases: { name, rules, summary } });

  it('come from books that share no word', () => {
    const parts = [
      formatPhrases,
      rulePhrases,
      generatePhrases,
      techniquePhrases,
      interchangePhrases,
    ];
    const keys = parts.flatMap((part) => Object.keys(part));
    expect(new Set(keys).size).toBe(keys.length);
  });
});
