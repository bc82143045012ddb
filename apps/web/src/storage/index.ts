/** Keeping plays on the device, so that nothing is lost. */
export { type Hold, holdPlay } from './hold.ts';
export { type Keeper, keep } from './keeper.ts';
export { type Health, health } from './health.ts';
export { eraseAll, exportAll, forget, importAll, load, list } from './library.ts';
export { type About, newId, type Saved } from './saved.ts';
export { readSetting, writeSetting } from './settings.ts';
