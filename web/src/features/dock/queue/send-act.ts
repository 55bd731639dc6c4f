import { type ApiError, isApiError, messageOf } from '../../../shared/api/api-error';
import { text } from '../words';
import type { ActStore } from './act-store';
import type { Line } from './line';
import { sentAct, type WaitingAct, type WaitingPhoto } from './waiting-act';

export type Outcome =
  | 'sent'
  /** Without photos that nobody can open; the others have arrived. */
  | 'sentInPart'
  | 'refused'
  /** It is tried again, later; after so many seconds, where the server says so. */
  | { keptFor: number | undefined };

interface Sending {
  store: ActStore;
  line: Line;
}

/** Answers that say nothing about the act itself: the session has to be renewed, the server is busy or took too long. */
const LATER = [401, 408, 425, 429];

/** Sends an act, its photos first. What has arrived of it is noted at once, so that it does not travel twice. */
export async function sendAct({ store, line }: Sending, waiting: WaitingAct): Promise<Outcome> {
  const { number, bookingId } = waiting;
  const refuse = async (refused: string): Promise<Outcome> => {
    await store.note(number, { refused });
    return 'refused';
  };
  let { photos } = waiting;
  // What nothing has shown for hours is removed on the server: photos of which that is so travel once more.
  for (let mayAgain = photos.some(({ key }) => key !== undefined); ; mayAgain = false) {
    try {
      const arrived = await upload({ store, line }, { ...waiting, photos });
      if (!arrived) return await refuse(text('queue.photoGone'));
      photos = arrived;
      await line.record(bookingId, sentAct({ act: waiting.act, photos }));
      await store.remove(number);
      return photos.every(({ key }) => key !== undefined) ? 'sent' : 'sentInPart';
    } catch (error) {
      if (!isApiError(error) || isForLater(error)) return { keptFor: isApiError(error) ? error.retryAfter : undefined };
      if (error.code !== 'image_not_found') return refuse(messageOf(error, text('queue.refused')));
      photos = photos.map(({ id }) => ({ id }));
      await store.note(number, { photos });
      if (!mayAgain) return refuse(messageOf(error, text('queue.refused')));
    }
  }
}

/** @returns the photos, with keys but for those that nobody can open; undefined where this phone no longer has one. */
async function upload({ store, line }: Sending, waiting: WaitingAct): Promise<WaitingPhoto[] | undefined> {
  const photos = [...waiting.photos];
  for (const [at, { id, key }] of photos.entries()) {
    if (key !== undefined) continue;
    const blob = await store.photo(id);
    if (!blob) return undefined;
    const arrived = await line.upload(waiting.bookingId, blob).catch(unlessUnreadable);
    if (arrived === undefined) continue;
    photos[at] = { id, key: arrived };
    await store.note(waiting.number, { photos: [...photos] });
  }
  return photos;
}

/** One bad photo does not keep a record, and its other photos, from being sent. */
function unlessUnreadable(error: unknown): undefined {
  if (!isApiError(error) || error.code !== 'not_an_image') throw error;
}

const isForLater = ({ status }: ApiError) => status === 0 || status >= 500 || LATER.includes(status);
