/** Working offline: registers the service worker, and tells when a new version of the app is there. */

import { signal } from '@preact/signals';

/** True when a new version waits; it takes over on a reload, never in the middle of a game. */
export const hasUpdate = signal(false);

let waiting: ServiceWorker | undefined;

export function watchForUpdates(): void {
  // Addresses that are not secure have no service workers; the app works there while it is online.
  if (!import.meta.env.PROD || navigator.serviceWorker === undefined) return;
  navigator.serviceWorker.register('./service-worker.js').then(watch, () => {});
}

function watch(registration: ServiceWorkerRegistration | undefined): void {
  // Browsers that are told to refuse them may answer with nothing.
  if (registration === undefined) return;
  const look = (worker: ServiceWorker | null): void => {
    // The very first one takes over without a word: there is nothing older to keep.
    if (worker === null || navigator.serviceWorker.controller === null) return;
    const tell = () => {
      if (worker.state !== 'installed') return;
      waiting = worker;
      hasUpdate.value = true;
    };
    tell();
    worker.addEventListener('statechange', tell);
  };
  look(registration.waiting);
  look(registration.installing);
  registration.addEventListener('updatefound', () => look(registration.installing));
}

/** Lets the new version take over, and loads the page anew in it. */
export function update(): void {
  if (waiting === undefined) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  waiting.postMessage('take-over');
}
