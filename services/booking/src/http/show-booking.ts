import type { BookingView } from '@harbourline/contracts';
import type { UserActor } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { withParties } from '../db/with-parties';
import type { Booking } from '../generated/prisma/client';
import { presentBooking } from './present-booking';

/** A booking that was just made or changed, as the one who did it may see it. */
export async function showBooking({ db }: Pick<Deps, 'db'>, booking: Booking, viewer: UserActor): Promise<BookingView> {
  const [full] = await withParties(db.client, [booking]);
  if (!full) throw new Error(`booking ${booking.id} has gone astray`);
  return presentBooking(full, viewer);
}
