import { AppError } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { withBooking } from '../db/with-booking';
import type { ListedDiscrepancy } from './list-discrepancies';

interface Command {
  id: number;
  administratorId: number;
  resolution: string;
}

/** Somebody has looked into a difference and says what it was; the first word stands. @throws AppError `discrepancy_not_found` */
export async function resolveDiscrepancy(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, administratorId, resolution }: Command,
): Promise<ListedDiscrepancy> {
  const found = await db.transact(async (tx) => {
    await tx.discrepancy.updateMany({
      where: { id, resolvedAt: null },
      data: { resolvedAt: clock.now(), resolvedBy: administratorId, resolution },
    });
    return tx.discrepancy.findUnique({ where: { id }, include: { payment: { select: { intentId: true } } } });
  });
  if (!found) throw new AppError('discrepancy_not_found');
  const [listed] = await withBooking(db, [found], ({ payment }) => payment?.intentId ?? null);
  return listed ?? { ...found, bookingId: null };
}
