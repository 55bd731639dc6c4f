import { columnsOf } from '@harbourline/service-kit';
import { rowsToRead, type PageQuery } from '@harbourline/service-kit/lists/page';
import { placeAfter, readStored } from '@harbourline/service-kit/lists/page-cursor';
import { Prisma, type Review } from '../generated/prisma/client';
import type { Db, Tx } from './database';

const REVIEW = Prisma.raw(columnsOf(Prisma.ReviewScalarFieldEnum));

/** Reviews that are so, those published last first. Each of these conditions has an index by that order. */
export function findReviews(client: Db['client'], conditions: Prisma.Sql, query: PageQuery): Promise<Review[]> {
  const place = placeAfter(query, readStored);
  const beyond = place ? Prisma.sql`AND (publish_at, id) < (${place.at}, ${place.id})` : Prisma.empty;
  return client.$queryRaw<Review[]>`
    SELECT ${REVIEW} FROM reviews WHERE ${conditions} ${beyond}
    ORDER BY publish_at DESC, id DESC LIMIT ${rowsToRead(query)}`;
}

/** Locks reviews until this transaction ends. */
export function lockReviews(tx: Tx, which: Prisma.Sql): Promise<Review[]> {
  return tx.$queryRaw<Review[]>`SELECT ${REVIEW} FROM reviews WHERE ${which} ORDER BY id FOR UPDATE`;
}

/** What everybody may read now. */
export const readable = (now: Date) => Prisma.sql`hidden_at IS NULL AND publish_at <= ${now}`;
