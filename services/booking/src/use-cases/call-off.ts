import { bookingCalledOff } from '@harbourline/contracts';
import type { Actor, CallOffCause } from '@harbourline/policy';
import type { UserActor } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import { lockOwnBooking } from '../db/lock-booking';
import { saveBooking } from '../db/save-booking';
import { callOff as callOffNow } from '../domain/called-off';
import type { Booking } from '../generated/prisma/client';

/** Owner or captain, or an administrator for them, calls a charter off; its slot stays taken, as the boat cannot sail then. */
export async function callOff(
  { db, clock }: LocalDeps,
  user: UserActor,
  { bookingId, cause, reason }: { bookingId: number; cause: CallOffCause; reason: string },
): Promise<Booking> {
  const by: Actor = user.role === 'admin' ? 'administrator' : user.role;
  return db.transact(async (tx) => {
    const booking = await lockOwnBooking(tx, bookingId, user);
    const at = clock.now();
    return saveBooking(tx, booking, callOffNow(booking, { by, cause, now: at }), {
      ...{ at, actor: by, actorId: user.id, action: 'called off', reason, event: bookingCalledOff },
    });
  });
}
