/** Keeping plays on the device, so that nothing is lost. */
export { choice } from './choice.ts';
export {
  findDraft,
  forgetDraft,
  type KeptDraft,
  listDrafts,
  writeDraft,
} from './drafts.ts';
export { health } from './health.ts';
export { holdPlay } from './hold.ts';
export { keep } from './keeper.ts';
export {
  eraseAll,
  exportAll,
  forget,
  importAll,
  list,
  load,
  looksExported,
  restore,
} from './library.ts';
export { roundNow, setRound } from './round.ts';
export { type About, newId, type Saved } from './saved.ts';
export { readSetting, writeSetting } from './settings.ts';
