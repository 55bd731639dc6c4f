import { bookingChangeLapsed } from '@harbourline/contracts';
import type { LocalDeps } from '../db/database';
import { lockBooking } from '../db/lock-booking';
import { saveBooking } from '../db/save-booking';
import { proposedChangeOf } from '../domain/proposed-change';
import type { Prisma } from '../generated/prisma/client';

/** Ends the proposed changes of confirmed bookings one by one, as nobody would answer them: all stays as it was. */
export async function endProposals({ db, clock }: LocalDeps, which: Prisma.BookingWhereInput): Promise<void> {
  const open = { status: 'confirmed', changeRespondBy: { not: null } };
  const found = await db.client.booking.findMany({ where: { AND: [which, open] }, select: { id: true } });
  for (const { id } of found) {
    await db.transact(async (tx) => {
      const booking = await lockBooking(tx, id);
      // Somebody else may have ended it meanwhile.
      if (!booking || !proposedChangeOf(booking)) return;
      const entry = { actor: 'system', action: 'change lapsed', event: bookingChangeLapsed } as const;
      await saveBooking(tx, booking, {}, { at: clock.now(), ...entry });
    });
  }
}
