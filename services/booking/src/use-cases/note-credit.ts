import type { creditIssued, EventData } from '@harbourline/contracts';
import type { Db } from '../db/database';
import { noteMoney } from '../db/note-money';

/** A credit was issued for a booking's deposit, or a part of it. */
export async function noteCredit(
  { db }: { db: Db },
  { bookingId, amountCents, issuedAt }: EventData<typeof creditIssued>,
  eventId: string,
): Promise<void> {
  await db.transact((tx) =>
    noteMoney(tx, bookingId, {
      eventId,
      at: new Date(issuedAt),
      action: 'credit issued',
      moneyKind: 'credit',
      moneyCents: amountCents,
    }),
  );
}
