import { discrepancy, type DifferingRow } from '@harbourline/contracts';
import type { z } from 'zod';
import type { Discrepancy } from '../../generated/prisma/client';
import type { Db } from '../database';
import { withBooking } from '../lists/with-booking';

type Stored = Discrepancy & { payment: { paymentIntentId: string | null } | null };

export type ListedDiscrepancy = Omit<Discrepancy, 'kind' | 'row'> & {
  kind: z.output<typeof discrepancy>['kind'];
  row: DifferingRow | null;
  bookingId: number | null;
};

const { kind: kindOf, row: rowOf } = discrepancy.shape;

/** Discrepancies as they are stored, read, each with the booking that claimed its payment. */
export async function readDiscrepancies(
  db: Pick<Db, 'client'>,
  stored: readonly Stored[],
): Promise<ListedDiscrepancy[]> {
  const booked = await withBooking(db, stored, ({ payment }) => payment?.paymentIntentId ?? null);
  return booked.map((each) => ({ ...each, kind: kindOf.parse(each.kind), row: rowOf.parse(each.row) }));
}
