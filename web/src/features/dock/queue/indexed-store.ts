import { newKey } from '../../../shared/api/idempotency-key';
import { type ActStore, noted } from './act-store';
import type { WaitingAct } from './waiting-act';

const NAME = 'at-the-dock';
const VERSION = 1;
const [ACTS, PHOTOS] = ['acts', 'photos'];

/** In the browser's own database, where it outlives the tab. */
export async function inBrowser(): Promise<ActStore> {
  const db = await open();

  /** Does it whole or not at all. The photos are written with the act that they belong to. */
  function inOne<T>(mode: IDBTransactionMode, work: (acts: IDBObjectStore, photos: IDBObjectStore) => Promise<T>) {
    const tx = db.transaction([ACTS, PHOTOS], mode, { durability: 'strict' });
    const done = new Promise<void>((resolve, reject) => {
      tx.oncomplete = () => resolve();
      tx.onabort = () => reject(tx.error ?? new Error('It could not be kept'));
    });
    const worked = work(tx.objectStore(ACTS), tx.objectStore(PHOTOS)).catch((error: unknown) => {
      tx.abort();
      throw error;
    });
    return Promise.all([worked, done]).then(([result]) => result);
  }
  const actAt = (acts: IDBObjectStore, number: number) => answered<WaitingAct | undefined>(acts.get(number));

  return {
    lasts: true,
    all: (userId) => inOne('readonly', (acts) => answered<WaitingAct[]>(acts.index('userId').getAll(userId))),
    add: (act, blobs) =>
      inOne('readwrite', async (acts, photos) => {
        const named = blobs.map((blob) => ({ id: newKey(), blob }));
        for (const { id, blob } of named) photos.add(blob, id);
        acts.add({ ...act, photos: named.map(({ id }) => ({ id })) });
      }),
    note: (number, what) =>
      inOne('readwrite', async (acts) => {
        const act = await actAt(acts, number);
        if (act) acts.put(noted(act, what));
      }),
    photo: (id) => inOne('readonly', (_, photos) => answered<Blob | undefined>(photos.get(id))),
    remove: (number) =>
      inOne('readwrite', async (acts, photos) => {
        const act = await actAt(acts, number);
        for (const { id } of act?.photos ?? []) photos.delete(id);
        acts.delete(number);
      }),
  };
}

function open(): Promise<IDBDatabase> {
  const asked = indexedDB.open(NAME, VERSION);
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore(ACTS, { keyPath: 'number', autoIncrement: true }).createIndex('userId', 'userId');
    asked.result.createObjectStore(PHOTOS);
  };
  return answered(asked);
}

function answered<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T);
    request.onerror = () => reject(request.error ?? new Error('The browser cannot keep anything'));
  });
}
