import type { BookingView } from '@harbourline/contracts';
import type { UserActor } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import type { Booking } from '../generated/prisma/client';
import { nameParties } from '../use-cases/name-parties';
import { presentBooking } from './present-booking';

/** A booking that was just made or changed, as the one who did it may see it. */
export async function showBooking(deps: Pick<Deps, 'db'>, booking: Booking, viewer: UserActor): Promise<BookingView> {
  return presentBooking(await nameParties(deps, booking), viewer);
}
