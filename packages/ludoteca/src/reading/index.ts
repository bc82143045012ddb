/** Reading documents of any kind: recognising a text, short codes, JSON. */
export {
  type AnyDocument,
  documentFromJson,
  documentFromText,
  kindOf,
  readCode,
} from './documents.ts';
export { type Recognition, type Refusal, recognise } from './recognise.ts';
