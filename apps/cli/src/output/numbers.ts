/** Numbers and times as people read them. */

import type { Language } from 'ludoteca';

const formats = {
  en: new Intl.NumberFormat('en-GB'),
  pt: new Intl.NumberFormat('pt-PT'),
} as const;

/** A whole number with its thousands apart. */
export function sayNumber(value: number, language: Language): string {
  return formats[language].format(value);
}

/** A time with as many digits as matter. */
export function sayTime(ms: number, language: Language): string {
  const [value, unit] = ms < 1000 ? [ms, 'ms'] : [ms / 1000, 's'];
  const { locale } = formats[language].resolvedOptions();
  const precision = value < 10 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 };
  const format = new Intl.NumberFormat(locale, precision);
  return `${format.format(value)} ${unit}`;
}

/** A sentence that stands alone begins with a capital, unless it begins with the name of a cell. */
export function sentence(text: string): string {
  if (/^[rl]\d+c\d/.test(text)) return text;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
