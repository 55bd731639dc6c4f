import { depositGivenBack } from '@harbourline/contracts';
import { dollarsOf, givenBackByHand, instantAt, localDateOf } from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit';
import type { Deps, Tx } from '../../db/database';
import { withName } from '../../db/lists/with-names';
import { lockOutsideDeposit } from '../../db/outside-deposits/lock-outside-deposit';
import { BOOK_ZONE } from '../../domain/books/book-days';
import { outstandingCents } from '../../domain/outside-deposits/manual-refund';
import type { OutsideDeposit } from '../../generated/prisma/client';
import { bookNext } from '../../steps/books/book';
import type { ListedManualRefund } from './list-manual-refunds';

interface Command {
  bookingId: number;
  administratorId: number;
  /** A day in Toronto. */
  givenBackOn: string;
  reference: string;
  /** Dollars that the administrator takes to be outstanding, to be compared. */
  amount?: number | undefined;
}

/** The noon of a day there is on that day in every zone that boats are in. */
const NOON = '12:00';

/**
 * What was outstanding of a deposit was given back to its renter by hand: booked and told once, however often and by
 * however many it is said.
 * @throws AppError `manual_refund_not_found`; `price_changed` when another amount is outstanding; `invalid_input` for a
 * day to come.
 */
export async function markGivenBack(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { bookingId, administratorId, givenBackOn, reference, amount }: Command,
): Promise<ListedManualRefund> {
  return db.transact(async (tx) => {
    const deposit = await lockOutsideDeposit(tx, bookingId);
    if (!deposit?.dueSince) throw new AppError('manual_refund_not_found');
    const cents = outstandingCents(deposit);
    if (cents === 0 && deposit.givenBackCents > 0) return withName(tx, deposit, deposit.renterId);
    if (givenBackOn > localDateOf(clock.now(), BOOK_ZONE)) {
      throw new AppError('invalid_input', { fields: { givenBackOn: 'Please enter a day that is not in the future' } });
    }
    if (amount !== undefined && amount !== dollarsOf(cents)) {
      const message = 'The outstanding amount has changed. Please check it.';
      throw new AppError('price_changed', { message, extra: { amount: dollarsOf(cents) } });
    }
    if (cents === 0) throw new AppError('manual_refund_not_found');
    await bookNext(tx, {
      transaction: `given-back:${bookingId}`,
      entries: givenBackByHand(cents),
      reason: { code: 'given_back', reference },
      at: clock.now(),
      bookingId,
    });
    const givenBackAt = instantAt(givenBackOn, NOON, BOOK_ZONE);
    const given = await keepAndTell(tx, deposit, { cents, givenBackAt, givenBackBy: administratorId, reference });
    return withName(tx, given, given.renterId);
  });
}

async function keepAndTell(
  tx: Tx,
  { bookingId, renterId, givenBackCents }: OutsideDeposit,
  {
    cents,
    givenBackAt,
    givenBackBy,
    reference,
  }: { cents: number; givenBackAt: Date; givenBackBy: number; reference: string },
): Promise<OutsideDeposit> {
  const given = await tx.outsideDeposit.update({
    where: { bookingId },
    data: {
      givenBackCents: givenBackCents + cents,
      givenBackAt,
      givenBackBy,
      givenBackReference: reference,
      version: { increment: 1 },
    },
  });
  await tx.outbox.append(depositGivenBack, {
    subject: bookingId,
    version: given.version,
    data: { bookingId, renterId, amountCents: cents, givenBackAt: givenBackAt.toISOString(), reference },
  });
  return given;
}
