import type { BookingView } from '@harbourline/contracts';
import { beginPayment, hold, pay, reserve } from '@harbourline/client';
import type { Instance } from '@harbourline/local';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { inboxOf } from '@harbourline/test-kit/inbox';
import { providerOf } from './support/provider';
import { listBoat, register, wishFor } from './support/people';
import { query } from './support/query';
import { storedSentences } from './support/stored-sentences';
import { startTestStack, type TestStack } from './support/test-stack';

describe('deadlines happen by themselves', () => {
  let stack: TestStack;
  let instance: Instance;
  let unpaid: Awaited<ReturnType<typeof beginUnpaid>>;
  beforeAll(async () => {
    // Time enough to reserve and to answer, however slow the machine.
    stack = await startTestStack({
      OWNER_RESPONSE_HOURS: '0.003',
      RENTER_RESPONSE_HOURS: '0.001',
      HOLD_HOURS: '0.004',
    });
    instance = await stack.instance();
    unpaid = await beginUnpaid(); // its time runs out during the other tests
  });
  afterAll(() => stack?.stop());

  it('an unanswered reservation expires, is refunded, and its slot is free again', async () => {
    const [owner, renter] = [await register(instance, 'owner'), await register(instance, 'renter')];
    const boat = await listBoat(owner);
    const booking = await reserve(renter.client, wishFor(boat));
    const expired = await eventuallyHolds(
      () => renter.client.call<BookingView>('GET', `/api/bookings/${booking.id}`),
      ({ status }) => status === 'cancelled',
    );
    expect(expired.outcome).toBe('expired');
    await eventuallyHolds(
      () => providerOf(instance).state(),
      ({ refunds }) =>
        refunds.some(
          ({ payment_intent, amount, status }) =>
            payment_intent === booking.paymentIntentId && amount === 35_000 && status === 'succeeded',
        ),
    );
    await eventuallyHolds(
      () => inboxOf(instance, renter.email),
      (mails) => mails.some(({ text }) => /refund/i.test(text)),
    );
    expect((await hold((await register(instance, 'renter')).client, wishFor(boat))).holdId).toEqual(expect.any(String));
  });

  it('a changed time that the renter does not answer lapses, and both times are free again', async () => {
    const [owner, renter] = [await register(instance, 'owner'), await register(instance, 'renter')];
    const wish = wishFor(await listBoat(owner));
    const { id } = await reserve(renter.client, wish);
    await owner.client.call('PATCH', `/api/bookings/${id}`, { ownerAdjusted: true, adjustedStartTime: '18:30' });
    const lapsed = await eventuallyHolds(
      () => renter.client.call<BookingView>('GET', `/api/bookings/${id}`),
      ({ refund }) => refund?.refundedAt !== null && refund?.refundedAt !== undefined,
    );
    expect(lapsed).toMatchObject({
      status: 'cancelled',
      outcome: 'adjustment_lapsed',
      refund: { rule: 'R3', amount: 350 },
    });
    const end = new Date(new Date(wish.endDate).getTime() + 4 * 3_600_000).toISOString();
    const both = { ...wish, endDate: end };
    expect((await hold((await register(instance, 'renter')).client, both)).holdId).toEqual(expect.any(String));
  });

  async function beginUnpaid() {
    const [owner, renter] = [await register(instance, 'owner'), await register(instance, 'renter')];
    const wish = wishFor(await listBoat(owner));
    return { renter, wish, intent: await beginPayment(renter.client, wish, await hold(renter.client, wish)) };
  }

  it('an unpaid hold ends, its intent can no longer be paid, and its slot is free again', async () => {
    const { renter, wish, intent } = unpaid;
    const other = await register(instance, 'renter');
    await eventuallyHolds(
      () => hold(other.client, wish),
      () => true,
    );
    expect((await pay(renter.client, intent)).status).toBeGreaterThanOrEqual(400);
  });

  it('a hold that was paid while nobody told us becomes a booking when its time runs out', async () => {
    await providerOf(instance).webhooks('drop');
    const [owner, renter] = [await register(instance, 'owner'), await register(instance, 'renter')];
    const wish = wishFor(await listBoat(owner));
    await pay(renter.client, await beginPayment(renter.client, wish, await hold(renter.client, wish)));
    await eventuallyHolds(
      () => renter.client.call<BookingView[]>('GET', '/api/bookings'),
      (bookings) => bookings.length === 1,
    );
    await providerOf(instance).webhooks('normal');
  });

  it('and leave no sentence of ours in any database, where one would be found', async () => {
    const owner = await register(instance, 'owner');
    const renter = await register(instance, 'renter');
    const boat = await listBoat(owner);
    const { id } = await reserve(renter.client, wishFor(boat));
    await owner.client.call('DELETE', `/api/boats/${boat.id}`);
    await eventuallyHolds(
      () => renter.client.call<BookingView>('GET', `/api/bookings/${id}`),
      ({ outcome, refund }) => outcome === 'boat_withdrawn' && refund?.refundedAt != null,
    );
    expect(await storedSentences(instance)).toEqual([]);

    const sentence = 'The owner did not answer in time.';
    const planted = JSON.stringify({ told: [sentence] });
    await query(instance, 'booking', 'UPDATE kit.outbox SET data = data || $1::jsonb WHERE subject = $2', [
      planted,
      id,
    ]);
    expect(await storedSentences(instance)).toEqual([`booking.outbox.data: ${sentence}`]);
  });
});
