import type { BookingState } from '@harbourline/contracts';
import type { Tx } from '../db/database';
import { standingOf } from '../domain/standing';

/** Keeps a booking as its newest event says it is. `time` is that of the event. */
export async function noteBooking(tx: Tx, state: BookingState, { time }: { time: string }): Promise<void> {
  const { id, status } = state;
  const before = await tx.booking.findUnique({ where: { id } });
  const row = { status, state, ...standingOf(state, new Date(time), before) };
  await tx.booking.upsert({ where: { id }, create: { id, ...row }, update: row });
}
