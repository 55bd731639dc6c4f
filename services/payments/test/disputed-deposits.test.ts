import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { compareAll, foundIn } from './support/comparison';
import { bookingCancelled } from '@harbourline/contracts';
import { deliver } from './support/deliver';
import { cancelledByOwner, depositsOf, newRenter } from './support/deposits';
import { booksOf, expectMoney } from './support/money';
import { bookingsOf } from './support/paid-booking';
import { startPayments } from './support/start-payments';

let world: Awaited<ReturnType<typeof startPayments>>;
let deposits: ReturnType<typeof depositsOf>;
let bookings: ReturnType<typeof bookingsOf>;
beforeAll(async () => {
  world = await startPayments();
  deposits = depositsOf(world);
  bookings = bookingsOf(world);
});
afterAll(() => world?.stop());
afterEach(async () => {
  await world.sandbox.faults();
  await world.sandbox.webhooks('normal');
});

type Paid = Awaited<ReturnType<typeof deposits.paid>>;

const untilBooked = (paymentIntentId: string, wanted: Record<string, number>) =>
  eventuallyPasses(async () => expect(await booksOf(world, paymentIntentId)).toEqual(wanted));

const cancel = ({ booking }: Paid, refundChoice: 'refund' | 'credit') =>
  world.booking.publish(bookingCancelled, { ...cancelledByOwner(booking), refundChoice }, 2);

async function disputed() {
  const made = await deposits.paid({ renterId: newRenter(), cents: 41_500 });
  const { id: disputeId } = await world.sandbox.dispute(made.paymentIntentId);
  await untilBooked(made.paymentIntentId, { deposits: -41_500, disputed: 41_500 });
  return { ...made, disputeId };
}

/** A dispute that is over before anybody knew of it, and that does not keep the provider from refunding the rest. */
const lose = (paymentIntentId: string, cents: number) =>
  deliver(world, 'charge.dispute.closed', {
    id: `dp_of_${paymentIntentId}`,
    status: 'lost',
    reason: 'fraudulent',
    amount: cents,
    created: 1,
    payment_intent: paymentIntentId,
    balance_transactions: [{ amount: -cents }],
  });

describe.each(['refund', 'credit'] as const)('a deposit that is to go back as %s during a dispute', (choice) => {
  const owed = (cents: number) => ({ [choice === 'credit' ? 'credits' : 'refunds']: -cents });

  async function waiting() {
    const made = await disputed();
    cancel(made, choice);
    await untilBooked(made.paymentIntentId, { disputed: 41_500, ...owed(41_500) });
    expect(await deposits.creditsOf(made.booking.renterId)).toEqual([]);
    expect(await bookings.refundOf(made.booking.id)).toBeUndefined();
    return made;
  }

  it('waits for the end of the dispute, and goes back once that is won', async () => {
    const { paymentIntentId, booking, disputeId } = await waiting();
    await world.sandbox.closeDispute(disputeId, 'won');
    if (choice === 'refund') await bookings.untilRefund(booking.id, { status: 'succeeded' });
    await expectMoney(world, paymentIntentId, choice === 'credit' ? { provider: 41_500, ...owed(41_500) } : {});
    const credits = (await deposits.creditsOf(booking.renterId)).map(({ amount }) => amount);
    expect(credits).toEqual(choice === 'credit' ? [415] : []);
  });

  it('does not go back once more when the dispute is lost', async () => {
    const { paymentIntentId, booking, disputeId } = await waiting();
    await world.sandbox.closeDispute(disputeId, 'lost');
    await expectMoney(world, paymentIntentId, {});
    expect(await deposits.creditsOf(booking.renterId)).toEqual([]);
    expect(await bookings.refundOf(booking.id)).toBeUndefined();
  });

  it('goes back less what a dispute took that was lost before', async () => {
    const made = await deposits.paid({ renterId: newRenter(), cents: 41_500 });
    await lose(made.paymentIntentId, 10_000);
    cancel(made, choice);
    if (choice === 'refund') await bookings.untilRefund(made.booking.id, { status: 'succeeded' });
    await untilBooked(made.paymentIntentId, choice === 'credit' ? { provider: 31_500, ...owed(31_500) } : {});
    const credits = (await deposits.creditsOf(made.booking.renterId)).map(({ amount }) => amount);
    expect(credits).toEqual(choice === 'credit' ? [315] : []);
    await lose(made.paymentIntentId, 10_000);
    expect(await booksOf(world, made.paymentIntentId)).toEqual(
      choice === 'credit' ? { provider: 31_500, ...owed(31_500) } : {},
    );
  });
});

it('sends of a refund that could not be sent only what is still owed after a dispute', async () => {
  const made = await deposits.paid({ renterId: newRenter(), cents: 41_500 });
  await world.sandbox.faults({ method: 'POST', path: '/v1/refunds', effect: 'fail' });
  cancel(made, 'refund');
  await eventuallyPasses(async () => expect((await bookings.refundOf(made.booking.id))?.last_error).toBeTruthy());
  await lose(made.paymentIntentId, 10_000);
  await world.sandbox.faults();
  await bookings.untilRefunded(made.booking.id);
  expect(await world.sandbox.refundsOf(made.paymentIntentId)).toMatchObject([{ amount: 31_500 }]);
  await untilBooked(made.paymentIntentId, {});
});

it('stops trying to refund what a dispute has brought the renter, and owes nothing', async () => {
  const made = await deposits.paid({ renterId: newRenter(), cents: 41_500 });
  await world.sandbox.webhooks('drop');
  const { id } = await world.sandbox.dispute(made.paymentIntentId);
  cancel(made, 'refund');
  await bookings.untilRefund(made.booking.id, { status: 'failed' });
  await world.sandbox.webhooks('normal');
  await world.sandbox.closeDispute(id, 'lost');
  await expectMoney(world, made.paymentIntentId, {});
  await eventuallyPasses(async () => {
    world.clock.advance({ seconds: 10 });
    const refund = await bookings.refundOf(made.booking.id);
    expect(refund).toMatchObject({ status: 'failed', last_error: expect.stringMatching(/Nothing is owed/) as unknown });
  });
});

it('bears the loss of a dispute about what had gone back before', async () => {
  const made = await deposits.paid({ renterId: newRenter(), cents: 41_500 });
  cancel(made, 'refund');
  await bookings.untilRefund(made.booking.id, { status: 'succeeded' });
  await lose(made.paymentIntentId, 10_000);
  expect(await booksOf(world, made.paymentIntentId)).toEqual({ provider: -10_000, platform: 10_000 });
});

it('gives back as credit what credit paid when a dispute has brought the renter what the card paid', async () => {
  const renterId = newRenter();
  await deposits.credit(renterId, 10_000);
  const made = await deposits.paid({ renterId, cents: 41_500, useCredit: true });
  await lose(made.paymentIntentId, 31_500);
  cancel(made, 'refund');
  await untilBooked(made.paymentIntentId, {});
  expect((await deposits.creditsOf(renterId))[0]).toMatchObject({ available: 100, usedFor: [] });
  expect(await bookings.refundOf(made.booking.id)).toBeUndefined();
});

it('leaves records that agree with each other, though the provider never heard of these disputes', async () => {
  await compareAll(world);
  expect((await foundIn(world)).filter(({ comparison }) => comparison !== 'provider')).toEqual([]);
});
