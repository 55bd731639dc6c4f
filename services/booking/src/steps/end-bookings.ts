import { bookingCancelled } from '@harbourline/contracts';
import { isActive } from '@harbourline/policy';
import type { LocalDeps } from '../db/database';
import { lockBooking } from '../db/lock-booking';
import { saveBooking } from '../db/save-booking';
import type { BookingChange } from '../domain/booking-change';
import type { Booking, Prisma } from '../generated/prisma/client';

const AT_A_TIME = 100;

interface Ending {
  /** Which of the bookings that are pending or confirmed, and not over, end. */
  which: Prisma.BookingWhereInput;
  /** What of it ends a booking. */
  end: (booking: Booking, at: Date) => BookingChange;
  /** As the history calls it. */
  action: string;
}

/** Ends bookings one by one: whatever interrupts it, doing it again goes on with those that are left. */
export async function endBookings({ db, clock }: LocalDeps, { which, end, action }: Ending): Promise<void> {
  for (;;) {
    const left = await db.client.booking.findMany({
      where: { AND: [which, stillToCome(clock.now())] },
      select: { id: true },
      orderBy: { startDate: 'asc' },
      take: AT_A_TIME,
    });
    for (const { id } of left) {
      await db.transact(async (tx) => {
        const booking = await lockBooking(tx, id);
        // Somebody else may have ended it meanwhile.
        if (!booking || !isActive(booking)) return;
        const at = clock.now();
        await saveBooking(tx, booking, end(booking, at), { at, actor: 'system', action, event: bookingCancelled });
      });
    }
    if (left.length < AT_A_TIME) return;
  }
}

/** The condition for a booking that can still be ended. */
export const stillToCome = (now: Date) => ({
  status: { in: ['pending', 'confirmed'] },
  // One that was called off has not taken place.
  OR: [{ endDate: { gt: now } }, { chooseTimeBy: { not: null } }],
});
