import { keepPictures, type Keeping } from '../db/boat-pictures';
import type { LocalDeps } from '../db/database';

/** Keeps pictures that somebody has uploaded for a charter: all of them, or none. A repeat changes nothing. */
export async function keepCharterPictures({ db }: Pick<LocalDeps, 'db'>, keeping: Keeping): Promise<void> {
  await db.transact((tx) => keepPictures(tx, keeping));
}
