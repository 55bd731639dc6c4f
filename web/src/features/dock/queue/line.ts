import type { DockAct } from '@harbourline/contracts';
import { askWhoIsThere, type Dispatch } from '../../../shared/api/who-is-there';
import { photosApi } from '../../../shared/photos/photos-api';
import { dockApi } from '../dock-api';

/** What the queue asks of the server. What fails is an `ApiError`, or was given up. */
export interface Line {
  /** Whose cookies this browser has now: somebody else may have signed in, in another tab. */
  whoIsThere(): Promise<number>;
  /** @returns the key of the photo. */
  upload(bookingId: number, photo: Blob): Promise<string>;
  record(bookingId: number, act: DockAct): Promise<unknown>;
}

/** On a bad line an answer may never come: after so long it is asked for again. */
const ACT_MS = 30_000;
const PHOTO_MS = 180_000;

export function lineOf(dispatch: Dispatch): Line {
  const { recordAtDock } = dockApi.endpoints;
  const { uploadPhotos } = photosApi.endpoints;
  return {
    whoIsThere: async () => (await within(ACT_MS, askWhoIsThere(dispatch))).id,
    // One at a time: on a bad line each that has arrived need not travel again.
    async upload(bookingId, photo) {
      const { pictures } = await within(PHOTO_MS, dispatch(uploadPhotos.initiate({ bookingId, photos: [photo] })));
      const [key] = pictures;
      if (key === undefined) throw new Error('No key was answered');
      return key;
    },
    record: (bookingId, act) => within(ACT_MS, dispatch(recordAtDock.initiate({ bookingId, act }))),
  };
}

interface Asked<T> {
  unwrap(): Promise<T>;
  abort(): void;
}

async function within<T>(ms: number, asked: Asked<T>): Promise<T> {
  const timer = setTimeout(() => asked.abort(), ms);
  try {
    return await asked.unwrap();
  } finally {
    clearTimeout(timer);
  }
}
