import type { LocalDeps } from '../db/database';
import { lockBooking } from '../db/lock-booking';
import type { Prisma } from '../generated/prisma/client';
import { lapseProposal } from './lapse-proposal';

/** Ends the proposed changes of confirmed bookings one by one, as nobody would answer them: all stays as it was. */
export async function endProposals({ db, clock }: LocalDeps, which: Prisma.BookingWhereInput): Promise<void> {
  const open = { status: 'confirmed', changeRespondBy: { not: null } };
  const found = await db.client.booking.findMany({ where: { AND: [which, open] }, select: { id: true } });
  for (const { id } of found) {
    await db.transact(async (tx) => {
      const booking = await lockBooking(tx, id);
      if (booking) await lapseProposal(tx, booking, clock.now());
    });
  }
}
