import type { BookingView } from '@harbourline/contracts';
import type { Reply, UserActor } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import type { Booking } from '../generated/prisma/client';
import { nameParties } from '../use-cases/name-parties';
import { presentBooking } from './present-booking';

/** A booking that was just made or changed, as the one who did it may see it. */
export async function showBooking(deps: Pick<Deps, 'db'>, booking: Booking, viewer: UserActor): Promise<BookingView> {
  return presentBooking(await nameParties(deps, booking), viewer);
}

/** The answer to an act on a booking: the booking as it is now. */
export const bookingAfter =
  (deps: Pick<Deps, 'db'>) =>
  async (act: Promise<Booking>, actor: UserActor): Promise<Reply<BookingView>> => ({
    status: 200,
    body: await showBooking(deps, await act, actor),
  });
