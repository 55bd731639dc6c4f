import type { BookingState } from '@harbourline/contracts';
import { depositDivided, depositPaidOutside, type Settlement, boatTitle } from '@harbourline/policy';
import type { Deps, Tx } from '../../db/database';
import { lockOutsideDeposit } from '../../db/outside-deposits/lock-outside-deposit';
import { fitSettlement, settlementOf } from '../../domain/settlements/fit-settlement';
import { reasonOfDivision } from '../../domain/settlements/reason-of-division';
import type { OutsideDeposit } from '../../generated/prisma/client';
import { bookDifference } from '../books/book';
import { issueCredit } from '../credits/issue-credit';
import { keepPayout } from '../payouts/keep-payout';

type Surroundings = Pick<Deps, 'clock' | 'config'>;

/**
 * Settles the deposit of a booking without a payment as its event says. One that was paid outside is taken into the books
 * and divided by the same rules as all deposits, and the renter's part is noted for an administrator to give back by hand. A later
 * event books only what differs. An event of a release that does not tell how deposits were paid changes nothing.
 */
export async function settleOutsideDeposit(
  tx: Tx,
  { clock, config }: Surroundings,
  booking: BookingState,
  version: number,
): Promise<void> {
  if (booking.paidDate === undefined) return;
  const known = await lockOutsideDeposit(tx, booking.id);
  if ((!known && booking.paidDate === null) || version <= (known?.settledVersion ?? 0)) return;

  const at = clock.now();
  const depositCents = booking.paidDate === null ? 0 : booking.depositCents;
  const wanted = booking.paidDate === null ? null : settlementOf(booking);
  const settlement = wanted && fitSettlement(wanted, depositCents);
  const choice = settlement?.creditInstead ? booking.refundChoice : null;
  await keepDeposit(tx, booking, { known, depositCents, version });
  await bookDeposit(tx, { booking, depositCents, settlement, choice, at });
  await keepPayout(tx, config, booking, settlement);
  await noteDue(tx, { booking, known, settlement, choice, at });
}

async function keepDeposit(
  tx: Tx,
  { id: bookingId, renterId, boat, paidDate, paidReference }: BookingState,
  { known, depositCents, version }: { known: OutsideDeposit | null; depositCents: number; version: number },
): Promise<void> {
  const data = {
    renterId,
    boatTitle: boatTitle(boat),
    depositCents,
    settledVersion: version,
    paidReference: paidReference ?? null,
    ...(paidDate ? { paidAt: new Date(paidDate) } : {}),
  };
  if (known) await tx.outsideDeposit.update({ where: { bookingId }, data });
  else await tx.outsideDeposit.create({ data: { ...data, bookingId, paidAt: new Date(paidDate ?? 0) } });
}

interface Decided {
  booking: BookingState;
  settlement: Settlement | null;
  choice: 'refund' | 'credit' | null;
  at: Date;
}

async function bookDeposit(
  tx: Tx,
  { booking: { id: bookingId }, depositCents, settlement, choice, at }: Decided & { depositCents: number },
): Promise<void> {
  await bookDifference(tx, {
    transaction: `outside:${bookingId}`,
    wanted: depositPaidOutside(depositCents),
    reason: { code: depositCents > 0 ? 'deposit_paid_outside' : 'deposit_not_paid' },
    at,
    bookingId,
  });
  await bookDifference(tx, {
    transaction: `settlement:${bookingId}`,
    wanted: depositDivided({ depositCents, creditCents: 0, settlement, choice }),
    reason: reasonOfDivision(settlement, choice),
    at,
    bookingId,
  });
}

/** Notes the amount to be given back by hand, or as a credit if the renter chose one; nothing before that choice. */
async function noteDue(
  tx: Tx,
  { booking, known, settlement, choice, at }: Decided & { known: OutsideDeposit | null },
): Promise<void> {
  const { id: bookingId, renterId } = booking;
  const refundCents = settlement?.refundCents ?? 0;
  if (choice === 'credit') await issueCredit(tx, { bookingId, renterId, cents: refundCents, at });
  const isByHand = !settlement?.creditInstead || choice === 'refund';
  const dueCents = isByHand ? refundCents : 0;
  const dueSince = dueCents > 0 ? (known?.dueSince ?? at) : (known?.dueSince ?? null);
  await tx.outsideDeposit.update({ where: { bookingId }, data: { dueCents, dueSince } });
}
