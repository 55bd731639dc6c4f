import { AppError } from '@harbourline/service-kit';
import { keepPictures } from '../db/boat-pictures';
import type { LocalDeps } from '../db/database';

/** What shows a picture: a record that both sides of a charter agree to, or what one of them wrote. */
export type KeptFor = 'record' | 'message';

export interface Keeping {
  charterId: number;
  uploadedBy: number;
  keys: readonly string[];
  keptFor: KeptFor;
}

/** Keeps pictures that somebody has uploaded for a charter: all of them, or none. A repeat changes nothing. */
export async function keepCharterPictures({ db }: Pick<LocalDeps, 'db'>, keeping: Keeping): Promise<void> {
  await db.transact(async (tx) => {
    const found = await keepPictures(tx, keeping);
    if (found < new Set(keeping.keys).size) throw new AppError('image_not_found');
  });
}
