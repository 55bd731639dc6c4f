import { newKey } from '../../../shared/api/idempotency-key';
import type { NewAct, WaitingAct, WaitingPhoto } from './waiting-act';

/** Where a phone keeps what waits to be sent. */
export interface ActStore {
  /** Whether it is still there after a reload. */
  readonly lasts: boolean;
  /** What waits for one person, in the order in which it was tapped. */
  all(userId: number): Promise<WaitingAct[]>;
  add(act: NewAct, photos: readonly Blob[]): Promise<void>;
  /** Notes something about an act. One that has been removed meanwhile, in another tab perhaps, stays removed. */
  note(number: number, what: { photos?: readonly WaitingPhoto[]; refused?: string | undefined }): Promise<void>;
  photo(id: string): Promise<Blob | undefined>;
  /** Forgets an act with its photos. */
  remove(number: number): Promise<void>;
}

/** For a browser that keeps nothing: what waits is gone with the page. */
export function inMemory(): ActStore {
  const acts = new Map<number, WaitingAct>();
  const blobs = new Map<string, Blob>();
  let last = 0;
  return {
    lasts: false,
    all: async (userId) => [...acts.values()].filter((act) => act.userId === userId),
    async add(act, photos) {
      const named = photos.map((blob) => ({ id: newKey(), blob }));
      for (const { id, blob } of named) blobs.set(id, blob);
      last += 1;
      acts.set(last, { ...act, number: last, photos: named.map(({ id }) => ({ id })) });
    },
    async note(number, what) {
      const act = acts.get(number);
      if (act) acts.set(number, noted(act, what));
    },
    photo: async (id) => blobs.get(id),
    async remove(number) {
      for (const { id } of acts.get(number)?.photos ?? []) blobs.delete(id);
      acts.delete(number);
    },
  };
}

export function noted(act: WaitingAct, what: Parameters<ActStore['note']>[1]): WaitingAct {
  const { refused: _, ...changed } = { ...act, ...what };
  return what.refused === undefined ? changed : { ...changed, refused: what.refused };
}
