import type { BookingState } from '@harbourline/contracts';
import { keepRows } from '@harbourline/service-kit';
import type { Tx } from '../db/database';
import { charterFacts } from '../domain/charter-facts';

/** Keeps who takes part in which charter, and until when it may be reviewed and pictures of it be uploaded. */
export async function keepCharters(tx: Tx, told: readonly { data: BookingState }[]): Promise<void> {
  const rows = told.map(({ data }) => charterFacts(data));
  await keepRows(tx, { table: 'charters', key: ['booking_id'] }, rows);
}
