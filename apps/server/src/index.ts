/** Playing together: what `ludoteca serve --online` adds to the pages. */

export { type OnlineServer, openServer } from './listening.ts';
export { type Online, type OnlineSetting, openOnline } from './online.ts';
export { type Config, type ConfigFault, readConfig, variables } from './operate/config.ts';
export { BadCopy, exportLines, importLines } from './store/copy.ts';
export { type Database, FolderTaken } from './store/database.ts';
export { openDatabase } from './store/open.ts';
