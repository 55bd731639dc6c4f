import type { BookingState } from '@harbourline/contracts';
import { keepRows } from '@harbourline/service-kit';
import { countReviewsOf } from '../db/count-reviews';
import type { Tx } from '../db/database';
import { charterFacts } from '../domain/charter-facts';
import type { Review } from '../generated/prisma/client';

/**
 * Keeps who takes part in which charter, until when it may be reviewed and pictures of it be uploaded, and whether its
 * reviews weigh.
 */
export async function keepCharters(tx: Tx, told: readonly { data: BookingState }[]): Promise<void> {
  const rows = told.map(({ data }) => charterFacts(data));
  await keepRows(tx, { table: 'charters', key: ['booking_id'] }, rows);
  const changed = await tx.$queryRaw<Pick<Review, 'about' | 'subjectId'>[]>`
    UPDATE reviews SET weighs = charters.spent FROM charters
    WHERE reviews.booking_id = ANY(${rows.map((row) => row.booking_id)}) AND charters.booking_id = reviews.booking_id
      AND weighs <> charters.spent
    RETURNING about, subject_id AS "subjectId"`;
  await countReviewsOf(tx, changed);
}
