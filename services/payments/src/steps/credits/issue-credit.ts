import { creditIssued } from '@harbourline/contracts';
import type { Tx } from '../../db/database';

/** A renter gets a credit instead of the refund, once for a booking. The payment must be locked. */
export async function issueCredit(
  tx: Tx,
  { bookingId, renterId, cents, at }: { bookingId: number; renterId: number; cents: number; at: Date },
): Promise<void> {
  if (cents === 0 || (await tx.credit.findUnique({ where: { bookingId } }))) return;
  const credit = await tx.credit.create({
    data: { bookingId, renterId, amountCents: cents, availableCents: cents, issuedAt: at, version: 1 },
  });
  await tx.outbox.append(creditIssued, {
    subject: credit.id,
    version: credit.version,
    data: { creditId: credit.id, bookingId, renterId, amountCents: cents, issuedAt: at.toISOString() },
  });
}
