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
  const ids = rows.map((row) => row.booking_id);
  await tx.$executeRaw`
    UPDATE reviews SET weighs = charters.spent FROM charters
    WHERE reviews.booking_id = ANY(${ids}) AND charters.booking_id = reviews.booking_id
      AND weighs <> charters.spent`;
  // Also where no weight differs: what the release before has counted is counted anew by a rebuild alone.
  const reviewed = await tx.$queryRaw<Pick<Review, 'about' | 'subjectId'>[]>`
    SELECT DISTINCT about, subject_id AS "subjectId" FROM reviews WHERE booking_id = ANY(${ids}) AND published`;
  await countReviewsOf(tx, reviewed);
}
