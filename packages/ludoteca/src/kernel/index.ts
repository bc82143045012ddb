/** What knows no game. */
export { Effort, type Limits, type Signal } from './effort.ts';
export { type Language, languages } from './language.ts';
export {
  type Cell,
  cellName,
  type Notice,
  type NoticeArg,
  type NoticeArgs,
  type Where,
  whereCode,
} from './notice.ts';
export {
  type AnyPhrasebook,
  type ArgsOf,
  fill,
  type Phrase,
  type Phrasebook,
  type Phrases,
  phrasebook,
  sayNotice,
  sayWhere,
} from './phrases.ts';
export { type Random, random, type Seed } from './random.ts';
export { fail, ok, type Result } from './result.ts';
