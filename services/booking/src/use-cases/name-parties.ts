import type { LocalDeps } from '../db/database';
import { withParties, type BookingWithParties } from '../db/with-parties';
import type { Booking } from '../generated/prisma/client';

/** A booking that was just made or changed, with the people it concerns. */
export async function nameParties({ db }: Pick<LocalDeps, 'db'>, booking: Booking): Promise<BookingWithParties> {
  const [full] = await withParties(db.client, [booking]);
  if (!full) throw new Error(`booking ${booking.id} has gone astray`);
  return full;
}
