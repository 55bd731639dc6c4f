import { AppError } from '@harbourline/service-kit';
import { readDiscrepancies, type ListedDiscrepancy } from '../../db/comparisons/read-discrepancies';
import type { Deps } from '../../db/database';

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
    return tx.discrepancy.findUnique({ where: { id }, include: { payment: { select: { paymentIntentId: true } } } });
  });
  if (!found) throw new AppError('discrepancy_not_found');
  const [listed] = await readDiscrepancies(db, [found]);
  if (!listed) throw new Error(`discrepancy ${id} was found, and not read`);
  return listed;
}
