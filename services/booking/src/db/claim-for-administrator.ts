import { AppError } from '@harbourline/service-kit';
import { spanInWords } from '@harbourline/policy/words';
import { claimSlot, findConflict, turnHoldIntoBooking, type Conflict, type Slot } from './claims';
import type { Tx } from './database';

type Wanted = Slot & { reservationId: string; zone: string };

/**
 * Occupies boat and captain for a new booking. An overlap is never overridden, but an administrator is told with what.
 * @throws AppError `slot_taken` or `captain_taken`, naming what is in the way.
 */
export async function claimForAdministrator(tx: Tx, { zone, ...slot }: Wanted): Promise<void> {
  await claim(tx, { ...slot, zone }, 'booking');
}

/**
 * Occupies boat and captain for a booking that is moved, and gives up what it had, any proposal included. The new slot
 * comes first: nobody who has given one up waits for another, so two who want each other's cannot block each other.
 * @throws AppError as `claimForAdministrator`.
 */
export async function moveForAdministrator(tx: Tx, wanted: Wanted): Promise<void> {
  await claim(tx, wanted, 'hold');
  await tx.$executeRaw`
    DELETE FROM claims WHERE reservation_id = ${wanted.reservationId}::uuid AND kind IN ('booking', 'proposal')`;
  await turnHoldIntoBooking(tx, wanted.reservationId);
}

async function claim(tx: Tx, { zone, ...slot }: Wanted, kind: 'booking' | 'hold'): Promise<void> {
  if (await claimSlot(tx, { ...slot, kind })) return;
  const conflict = await findConflict(tx, slot);
  if (!conflict) throw new AppError('slot_taken');
  const { bookingId, startDate, endDate } = conflict;
  throw new AppError(conflict.boat ? 'slot_taken' : 'captain_taken', {
    message: `${inWords(conflict)}, ${spanInWords(conflict, zone)}`,
    extra: {
      conflict: { bookingId, kind: conflict.kind, startDate: startDate.toISOString(), endDate: endDate.toISOString() },
    },
  });
}

function inWords({ kind, boat, bookingId }: Conflict): string {
  const what = {
    booking: `booking ${bookingId}`,
    proposal: `the time proposed for booking ${bookingId}`,
    hold: 'a reservation that is being paid for',
    block: boat ? 'time that the owner keeps free' : 'time that the captain keeps free',
  }[kind];
  return boat ? `This overlaps ${what}` : `For the captain, this overlaps ${what}`;
}
