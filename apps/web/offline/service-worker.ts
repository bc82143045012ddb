/**
 * The service worker: keeps every file of one version of the app, and answers from there. A new
 * version is fetched whole beside the old one, waits, and takes over when the page says so or when
 * no page of the old one is open.
 */

/** Both are put in front of this file by the build. */
declare const version: string;
declare const files: readonly string[];

// The library of types takes every worker for a plain one.
const scope = self as unknown as ServiceWorkerGlobalScope;

const prefix = 'ludoteca-';
const shop = prefix + version;

scope.addEventListener('install', (event) => {
  event.waitUntil(fetchAll());
});

async function fetchAll(): Promise<void> {
  const cache = await caches.open(shop);
  // Past the browser's own cache: a version is all new or all old, never mixed.
  await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })));
}

scope.addEventListener('activate', (event) => {
  event.waitUntil(clean());
});

async function clean(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== shop) await caches.delete(name);
  }
  await scope.clients.claim();
}

scope.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void scope.skipWaiting();
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope.registration.scope)) return;
  // What the server says is never kept, and its streams are nobody's business here.
  if (request.url.startsWith(`${scope.registration.scope}api/`)) return;
  // The documentation is many pages, none of them the app's: read where there is a network, and kept by nobody.
  if (request.url.startsWith(`${scope.registration.scope}docs/`)) return;
  event.respondWith(answer(request));
});

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(shop);
  const isPage = request.mode === 'navigate';
  const kept = await cache.match(isPage ? './' : request, { ignoreSearch: isPage });
  return kept ?? fetch(request);
}
