import { bookingCancelled, bookingCompleted, bookingRefundChosen } from '@harbourline/contracts';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { cancelledByOwner, depositsOf, dividedAs, newRenter } from './deposits';
import type { startPayments } from './start-payments';

type World = Awaited<ReturnType<typeof startPayments>>;

const CENTS = 41_500;

/** A deposit, and the ids of what came of it. */
export interface Life {
  paymentId: number;
  paymentIntentId: string;
  bookingId: number;
  refundId: number;
  creditId: number;
  disputeId: number;
}

export type Kind = 'paid' | 'refunded' | 'completed' | 'credited' | 'paid by credit' | 'disputed';

/** Lets a deposit live as its kind does, until all that belongs to it is stored. */
export async function live(world: World, kind: Kind): Promise<Life> {
  const deposits = depositsOf(world);
  const renterId = newRenter();
  const credit = kind === 'paid by credit' ? await deposits.credit(renterId, CENTS) : undefined;
  const { booking, paymentIntentId } = await deposits.paid({
    renterId,
    cents: CENTS,
    useCredit: kind === 'paid by credit',
  });
  const { id: paymentId } = await world.paymentOf(paymentIntentId);
  const idOf = async (table: string, where: string) =>
    (await world.rows<{ id: number }>(`SELECT id FROM ${table} WHERE ${where}`))[0]?.id;
  const came = (table: string, where: string) =>
    eventuallyPasses(async () => {
      const id = await idOf(table, where);
      if (id === undefined) throw new Error(`no ${table} yet`);
      return id;
    });
  const life = {
    paymentId,
    paymentIntentId,
    bookingId: booking.id,
    refundId: 0,
    creditId: credit?.id ?? 0,
    disputeId: 0,
  };
  if (kind === 'refunded') {
    const settlement = dividedAs('R3', { refundCents: CENTS });
    const ended = { ...booking, status: 'cancelled' as const, refundCents: CENTS, settlement };
    world.booking.publish(bookingCancelled, ended, 2);
    return { ...life, refundId: await came('refunds', `booking_id = ${booking.id} AND status = 'succeeded'`) };
  }
  if (kind === 'completed') {
    const settlement = dividedAs('completed', { ownerKeepsCents: 16_600, platformKeepsCents: 24_900 });
    world.booking.publish(bookingCompleted, { ...booking, status: 'completed', settlement }, 2);
    await eventuallyPasses(async () =>
      expect(await world.rows('SELECT 1 FROM payouts WHERE booking_id = $1', [booking.id])).toHaveLength(1),
    );
  }
  if (kind === 'credited') {
    world.booking.publish(bookingCancelled, cancelledByOwner(booking), 2);
    world.booking.publish(bookingRefundChosen, { ...cancelledByOwner(booking), refundChoice: 'credit' }, 3);
    return { ...life, creditId: await came('credits', `booking_id = ${booking.id}`) };
  }
  if (kind === 'disputed') {
    await world.sandbox.dispute(paymentIntentId);
    return { ...life, disputeId: await came('disputes', `payment_id = ${paymentId}`) };
  }
  return life;
}
