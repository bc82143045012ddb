/** Where a person's settings are kept. */

import { join } from 'node:path';
import type { Io } from './io.ts';

/** Where the settings are kept; nowhere when there is no home. */
export function settingsFile(env: Io['env']): string | undefined {
  const { XDG_CONFIG_HOME: folder, HOME: home, APPDATA: windows } = env;
  if (folder) return join(folder, 'ludoteca', 'settings.json');
  if (process.platform === 'win32' && windows) return join(windows, 'ludoteca', 'settings.json');
  return home ? join(home, '.config', 'ludoteca', 'settings.json') : undefined;
}
