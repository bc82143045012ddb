/** The beginning: theme and language where the document sees them, then the app. */

import { effect } from '@preact/signals';
import { render } from 'preact';
import { watchArrivals } from './address/arrival.ts';
import { App } from './app.tsx';
import { locale } from './language/index.ts';
import { watchForUpdates } from './offline.ts';
import { probe } from './storage/health.ts';
import { showTheme } from './theme/index.ts';

effect(showTheme);
effect(() => {
  document.documentElement.lang = locale.value;
});
probe();
watchForUpdates();

const root = document.getElementById('app');
if (root === null) throw new Error('the page has no place for the app');
render(<App />, root);
watchArrivals();
