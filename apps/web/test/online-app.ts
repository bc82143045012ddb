/** The page on a server on which people play together, for tests. */

import { openOnline } from '@ludoteca/server';
import { settingOn } from '../../server/test/opened.ts';
import { type App, openApp } from './app.ts';

/** On an empty embedded database, which goes with it. */
export async function openOnlineApp(): Promise<App> {
  const { setting, remove } = await settingOn('embedded');
  const online = openOnline(setting);
  const app = await openApp(undefined, { before: online.handle });
  await online.ready;
  return {
    ...app,
    async close() {
      await online.close();
      await app.close();
      await remove();
    },
  };
}
