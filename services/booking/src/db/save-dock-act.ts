import { bookingRecordedAtTheDock, type BookingState } from '@harbourline/contracts';
import { AppError } from '@harbourline/service-kit';
import { columnsOf, proposalOf } from '../domain/proposal';
import type { Booking, Prisma } from '../generated/prisma/client';
import { bookingState } from './booking-state';
import type { Tx } from './database';

/**
 * Stores an act at the dock with everything that belongs to it: history, event, and the booking's next version, of which
 * documents are made anew. Nothing else of the booking changes, so a change that somebody has proposed goes on waiting.
 * @throws AppError `idempotency_key_reused` where its id is another's.
 */
export async function saveDockAct(
  tx: Tx,
  booking: Booking,
  {
    act,
    action,
    told,
  }: {
    act: Prisma.DockActCreateManyInput;
    action: string;
    told: Partial<Pick<BookingState, 'atTheDock' | 'objectedTo'>>;
  },
): Promise<Booking> {
  const { count } = await tx.dockAct.createMany({ data: [act], skipDuplicates: true });
  if (count === 0) throw new AppError('idempotency_key_reused');
  const version = booking.version + 1;
  const saved = await tx.booking.update({
    where: { id: booking.id },
    data: { version, updatedAt: act.receivedAt, ...columnsOf(proposalOf(booking), booking, version) },
  });
  await tx.bookingHistory.create({
    data: {
      ...{ bookingId: saved.id, at: act.receivedAt, actor: act.side, actorId: act.personId, action },
      ...{ fromStatus: booking.status, toStatus: saved.status },
    },
  });
  const data = bookingState(saved, { previous: booking, ...told });
  await tx.outbox.append(bookingRecordedAtTheDock, { subject: saved.id, version, data });
  return saved;
}
