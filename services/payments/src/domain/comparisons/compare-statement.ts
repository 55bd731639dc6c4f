import type { BookingStatement } from '@harbourline/contracts';
import type { Settlement } from '@harbourline/policy';
import type { Booking, Payment } from '../../generated/prisma/client';
import { settlementOf } from '../settlements/fit-settlement';
import { inDollars, NO_ROW, type RowDifference } from './difference';

/** The facts that payments has about a booking. */
export interface KnownBooking {
  kept: (Omit<Booking, 'settlement'> & { settlement: Settlement | null }) | undefined;
  payment: Pick<Payment, 'id' | 'status'> | undefined;
  /** The amount refunded for it; null if a dispute has changed it on the way. */
  refundedCents: number | null;
}

/** Where booking says something else of a booking than payments has heard and done; one of the two may have no such row. */
export function compareStatement(
  id: number,
  statement: BookingStatement | undefined,
  { kept, payment, refundedCents }: KnownBooking,
): RowDifference[] {
  const differs = (
    field: string,
    [here, there]: [string, string],
    { cents = 0, table = 'bookings', row = String(id), other = 'payments' } = {},
  ): RowDifference => ({
    kind: cents === 0 ? 'status_differs' : 'amount_differs',
    subjectId: id,
    paymentId: payment?.id ?? null,
    row: { table, id: row, field, says: { [table === 'bookings' ? 'booking' : table]: here, [other]: there } },
    cents,
  });
  if (!statement) return kept ? [differs('id', [NO_ROW, `a ${kept.status} booking`])] : [];
  if (!kept) return [differs('id', [`a ${statement.status} booking`, NO_ROW])];

  const fields = kept.depositCents === null ? [] : fieldsOf(statement, kept);
  const found = [{ field: 'status', here: statement.status, there: kept.status }, ...fields]
    .filter(({ here, there }) => here !== there)
    .map(({ field, here, there }) =>
      typeof here === 'number' || typeof there === 'number'
        ? differs(field, [amount(here), amount(there)], { cents: Number(here ?? 0) - Number(there ?? 0) })
        : differs(field, [String(here ?? 'nothing'), String(there ?? 'nothing')]),
    );
  const paymentIntentId = statement.paymentIntentId;
  if (paymentIntentId !== null && payment === undefined) {
    const about = { table: 'payments', row: paymentIntentId, other: 'booking' };
    found.push(differs('intent_id', [NO_ROW, `paid for booking ${id}`], about));
  }
  if (payment && payment.status !== 'succeeded') {
    const about = { table: 'payments', row: String(payment.id), other: 'booking' };
    found.push(differs('status', [payment.status, `paid for booking ${id}`], about));
  }
  return [...found, ...compareMoved(statement, refundedCents, differs)];
}

type Compared = { field: string; here: string | number | null; there: string | number | null };

function fieldsOf(statement: BookingStatement, kept: NonNullable<KnownBooking['kept']>): Compared[] {
  const [here, there] = [settlementOf(statement), kept.settlement];
  return [
    { field: 'payment_intent_id', here: statement.paymentIntentId, there: kept.paymentIntentId },
    { field: 'renter_id', here: String(statement.renterId), there: String(kept.renterId) },
    { field: 'deposit_cents', here: statement.depositCents, there: kept.depositCents },
    { field: 'refund_choice', here: statement.refundChoice, there: kept.refundChoice },
    { field: 'refund_rule', here: here?.rule ?? null, there: there?.rule ?? null },
    { field: 'refund_cents', here: here?.refundCents ?? null, there: there?.refundCents ?? null },
    { field: 'owner_keeps_cents', here: here?.ownerKeepsCents ?? null, there: there?.ownerKeepsCents ?? null },
    { field: 'platform_keeps_cents', here: here?.platformKeepsCents ?? null, there: there?.platformKeepsCents ?? null },
    { field: 'tax_cents', here: here?.taxCents ?? null, there: there?.taxCents ?? null },
    { field: 'credit_instead', here: String(here?.creditInstead), there: String(there?.creditInstead) },
  ];
}

/** Compares booking's record of refunds and of when they were complete. */
function compareMoved(
  { refundCents, refundedCents: noted, refundedAt }: BookingStatement,
  refundedCents: number | null,
  differs: (field: string, sides: [string, string], more?: { cents?: number }) => RowDifference,
): RowDifference[] {
  if (refundedCents !== null && noted !== refundedCents) {
    const cents = noted - refundedCents;
    return [differs('booking_history.money_cents', [inDollars(noted), inDollars(refundedCents)], { cents })];
  }
  const complete = refundCents !== null && noted > 0 && noted >= refundCents;
  if (complete === (refundedAt !== null)) return [];
  return [differs('refunded_at', [refundedAt ?? 'nothing', complete ? 'all has gone back' : 'not all has gone back'])];
}

function amount(cents: string | number | null): string {
  return cents === null ? 'nothing' : inDollars(Number(cents));
}
