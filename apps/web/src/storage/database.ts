/** The database of the device: a thin layer of promises over IndexedDB, with one store of saved plays. */

import type { Saved } from './saved.ts';

const name = 'ludoteca';
const version = 1;
const store = 'saved';

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'id' });
    request.onsuccess = () => {
      // Another tab with a newer app may want to change the shape of the store.
      request.result.onversionchange = () => {
        request.result.close();
        opened = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('the database is held by another tab'));
  });
  return opened;
}

async function run<Answer>(
  mode: IDBTransactionMode,
  work: (saved: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode);
    const request = work(transaction.objectStore(store));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}

export function putSaved(saved: Saved): Promise<unknown> {
  return run('readwrite', (all) => all.put(saved));
}

export function getSaved(id: string): Promise<Saved | undefined> {
  return run('readonly', (all) => all.get(id));
}

export function allSaved(): Promise<Saved[]> {
  return run('readonly', (all) => all.getAll());
}

export function deleteSaved(id: string): Promise<unknown> {
  return run('readwrite', (all) => all.delete(id));
}

export function deleteAll(): Promise<unknown> {
  return run('readwrite', (all) => all.clear());
}
