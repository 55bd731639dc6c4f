import { lockCreditsOf } from '../../db/credits/lock-credits';
import type { Tx } from '../../db/database';

/**
 * A payment has succeeded, and what it holds of credits is used. One that was thought to be cancelled has let go of
 * its credits: it takes them again, as far as nobody else has. The payment must be locked.
 * @returns whether all that it was to take of credits is used.
 */
export async function spendCredit(tx: Tx, paymentId: number, at: Date): Promise<boolean> {
  const credits = await lockCreditsOf(tx, paymentId);
  if (credits.length === 0) return true;
  const available = new Map(credits.map((credit) => [credit.id, credit.availableCents]));
  const uses = await tx.creditUse.findMany({ where: { paymentId } });
  const gone = uses.some(
    ({ status, creditId, cents }) => status === 'returned' && cents > (available.get(creditId) ?? 0),
  );
  if (gone) return false;
  await tx.creditUse.updateMany({ where: { paymentId }, data: { status: 'used', at } });
  return true;
}

/** A payment was cancelled: what it held of credits is available again. The payment must be locked. */
export async function releaseCredit(tx: Tx, paymentId: number, at: Date): Promise<void> {
  if ((await lockCreditsOf(tx, paymentId)).length === 0) return;
  await tx.creditUse.updateMany({ where: { paymentId, status: 'held' }, data: { status: 'returned', at } });
}
