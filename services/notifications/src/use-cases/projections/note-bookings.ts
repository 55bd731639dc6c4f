import type { BookingState } from '@harbourline/contracts';
import { keepRows } from '@harbourline/service-kit';
import type { Tx } from '../../db/database';
import { waitingOf } from '../../domain/reminders/waiting';

/** Keeps bookings as their newest events say they are. */
export async function noteBookings(
  tx: Tx,
  told: readonly { data: BookingState; event: { time: string } }[],
): Promise<void> {
  const known = await tx.booking.findMany({ where: { id: { in: told.map(({ data }) => data.id) } } });
  const before = new Map(known.map((booking) => [booking.id, booking]));
  const rows = told.map(({ data: state, event }) => {
    const standing = waitingOf(state, new Date(event.time), before.get(state.id) ?? null);
    return {
      id: state.id,
      status: state.status,
      state,
      awaits: standing.awaits,
      respond_by: standing.respondBy,
      awaited_since: standing.awaitedSince,
      start_date: standing.startDate,
      confirmed_since: standing.confirmedSince,
    };
  });
  await keepRows(tx, { table: 'bookings', key: ['id'] }, rows);
}
