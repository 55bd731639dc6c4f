import { bookingCancelled } from '@harbourline/contracts';
import type { LocalDeps } from '../db/database';
import { lockBooking } from '../db/lock-booking';
import { saveBooking } from '../db/save-booking';
import { loseBoat } from '../domain/answer-reservation';

const AT_A_TIME = 100;

/**
 * A boat is no longer offered: what is reserved of it ends, and whatever was paid goes back. Its holds are due at once,
 * so that the job ends each as it ends any other, payment first; one that was paid finds its boat gone. Bookings end
 * one by one: whatever interrupts it, doing it again goes on with those that are left.
 * @throws Error while the boat can still be reserved here, as reservations would follow that nobody ends.
 */
export async function withdrawBoat({ db, clock }: LocalDeps, { id: boatId }: { id: number }): Promise<void> {
  const boat = await db.client.boat.findUnique({ where: { id: boatId } });
  if (boat && !boat.deleted) throw new Error(`boat ${boatId} is withdrawn, but can still be reserved`);
  await db.transact(
    (tx) => tx.$executeRaw`
      UPDATE holds SET expires_at = ${clock.now()}
      WHERE boat_id = ${boatId} AND status = 'live' AND expires_at > ${clock.now()}`,
  );
  for (;;) {
    const left = await db.client.booking.findMany({
      where: { boatId, ...stillToCome(clock.now()) },
      select: { id: true },
      orderBy: { startDate: 'asc' },
      take: AT_A_TIME,
    });
    for (const { id } of left) await cancel({ db, clock }, id);
    if (left.length < AT_A_TIME) return;
  }
}

const stillToCome = (now: Date) => ({ status: { in: ['pending', 'confirmed'] }, endDate: { gt: now } });

async function cancel({ db, clock }: LocalDeps, bookingId: number): Promise<void> {
  await db.transact(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    // Somebody else may have ended it meanwhile.
    if (booking?.status !== 'pending' && booking?.status !== 'confirmed') return;
    const at = clock.now();
    await saveBooking(tx, booking, loseBoat(booking, at), {
      at,
      actor: 'system',
      action: 'boat withdrawn',
      event: bookingCancelled,
    });
  });
}
