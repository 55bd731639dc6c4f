import { bookingRequested } from '@harbourline/contracts';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { bookingOf, startPayments } from './support/start-payments';

let world: Awaited<ReturnType<typeof startPayments>>;
beforeAll(async () => {
  world = await startPayments();
});
afterAll(() => world.stop());

describe('a payment without hold', () => {
  async function paidWithoutHold() {
    const { body } = await world.pay({ boatId: 12, renterId: 5, depositCents: 41_500 });
    await world.sandbox.confirm(body.clientSecret);
    await eventuallyPasses(async () => expect((await world.paymentOf(body.paymentIntentId)).status).toBe('succeeded'));
    return body.paymentIntentId;
  }

  it('is given back after an hour in which no booking claimed it, and cannot be claimed then', async () => {
    const paymentIntentId = await paidWithoutHold();
    world.clock.advance({ seconds: 3_500 });
    await world.untilNothingIsDue();
    expect(await world.sandbox.refundsOf(paymentIntentId)).toEqual([]);
    world.clock.advance({ seconds: 200 });
    await eventuallyPasses(async () =>
      expect(await world.sandbox.refundsOf(paymentIntentId)).toMatchObject([{ amount: 41_500 }]),
    );
    await eventuallyPasses(async () => {
      const events = await world.eventsOf(paymentIntentId);
      expect(events[1]).toMatchObject({ type: 'payment.refunded.v1', data: { bookingId: null } });
    });
    expect((await world.stateOf(paymentIntentId)).body.status).toBe('cancelled');
  });

  it('goes back in the end though the provider refused it for good, and is no task for anybody before', async () => {
    const paymentIntentId = await paidWithoutHold();
    await world.sandbox.planRefunds({ outcome: 'refused', code: 'charge_not_refundable', times: 2 });
    world.clock.advance({ hours: 2 });
    await eventuallyPasses(async () => {
      world.clock.advance({ seconds: 30 });
      expect(await world.sandbox.refundsOf(paymentIntentId)).toMatchObject([{ amount: 41_500 }]);
    });
    expect(world.log.text()).not.toContain('given back by hand');
  });

  it('stays when a booking claimed it', async () => {
    const paymentIntentId = await paidWithoutHold();
    const later = await paidWithoutHold();
    world.booking.publish(bookingRequested, bookingOf(paymentIntentId), 1);
    await eventuallyPasses(async () => {
      const rows = await world.rows('SELECT 1 FROM bookings WHERE payment_intent_id = $1', [paymentIntentId]);
      expect(rows).toHaveLength(1);
    });
    world.clock.advance({ hours: 2 });
    await eventuallyPasses(async () => expect(await world.sandbox.refundsOf(later)).toHaveLength(1));
    expect((await world.paymentOf(paymentIntentId)).claim_until).toBeNull();
    expect(await world.sandbox.refundsOf(paymentIntentId)).toEqual([]);
  });

  it.each([
    ['a refund of the dashboard', 'payment.returned.v1', (id: string) => world.sandbox.refundByHand(id, 15_000)],
    ['a dispute', 'payment.disputed.v1', (id: string) => world.sandbox.dispute(id)],
  ])('tells of %s with its booking, though it was heard of before', async (_, type, move) => {
    const paymentIntentId = await paidWithoutHold();
    await move(paymentIntentId);
    await eventuallyPasses(async () =>
      expect(
        await world.rows(`SELECT 1 FROM provider_events WHERE status = 'waiting' AND report->>'intentId' = $1`, [
          paymentIntentId,
        ]),
      ).not.toHaveLength(0),
    );
    const booking = bookingOf(paymentIntentId);
    world.booking.publish(bookingRequested, booking, 1);
    await eventuallyPasses(async () => {
      world.clock.advance({ seconds: 10 });
      expect((await world.eventsOf(paymentIntentId)).slice(1)).toMatchObject([
        { type, data: { bookingId: booking.id } },
      ]);
    });
  });

  it('tells of a refund of the dashboard with its booking, also where a comparison found it before', async () => {
    const paymentIntentId = await paidWithoutHold();
    await world.sandbox.webhooks('drop');
    await world.sandbox.refundByHand(paymentIntentId, 15_000);
    const claimUntil = new Date(world.clock.now().getTime() + 24 * 3_600_000);
    await world.rows('UPDATE payments SET claim_until = $2 WHERE intent_id = $1', [paymentIntentId, claimUntil]);
    world.clock.advance({ hours: 6.1 });
    await eventuallyPasses(async () => {
      world.clock.advance({ seconds: 30 });
      expect(
        await world.rows(`SELECT 1 FROM discrepancies JOIN payments ON payments.id = payment_id WHERE intent_id = $1`, [
          paymentIntentId,
        ]),
      ).toHaveLength(1);
    });
    await world.sandbox.webhooks('normal');
    const booking = bookingOf(paymentIntentId);
    world.booking.publish(bookingRequested, booking, 1);
    await eventuallyPasses(async () => {
      world.clock.advance({ hours: 1 });
      expect((await world.eventsOf(paymentIntentId)).slice(1)).toMatchObject([
        { type: 'payment.returned.v1', data: { bookingId: booking.id, amountCents: 15_000 } },
      ]);
    });
  });

  it('has another hour from when booking asked about it', async () => {
    const [asked, other] = [await paidWithoutHold(), await paidWithoutHold()];
    world.clock.advance({ seconds: 3_000 });
    expect((await world.stateOf(asked)).body.status).toBe('succeeded');
    world.clock.advance({ seconds: 700 });
    await eventuallyPasses(async () => expect(await world.sandbox.refundsOf(other)).toHaveLength(1));
    expect(await world.sandbox.refundsOf(asked)).toEqual([]);
    expect((await world.stateOf(asked)).body.status).toBe('succeeded');
  });

  it('stays when booking itself says that a booking claims it, heard of or not', async () => {
    const paymentIntentId = await paidWithoutHold();
    world.booking.claims.set(paymentIntentId, 77);
    world.clock.advance({ hours: 2 });
    await eventuallyPasses(async () => expect((await world.paymentOf(paymentIntentId)).claim_until).toBeNull());
    expect(world.booking.asked).toContain(paymentIntentId);
    expect(await world.sandbox.refundsOf(paymentIntentId)).toEqual([]);
    expect((await world.stateOf(paymentIntentId)).body.status).toBe('succeeded');
  });

  it('is not given back while booking gives no answer, but afterwards', async () => {
    const paymentIntentId = await paidWithoutHold();
    world.booking.setDown(true);
    world.clock.advance({ hours: 2 });
    await eventuallyPasses(() => expect(world.booking.asked).toContain(paymentIntentId));
    await world.restart();
    await world.untilNothingIsDue();
    expect(
      await world.rows('SELECT 1 FROM refunds JOIN payments ON payments.id = payment_id WHERE intent_id = $1', [
        paymentIntentId,
      ]),
    ).toEqual([]);
    world.booking.setDown(false);
    world.clock.advance({ seconds: 20 });
    await eventuallyPasses(async () => expect(await world.sandbox.refundsOf(paymentIntentId)).toHaveLength(1));
  });

  it('is not given back when booking begins to claim it while it is asked', async () => {
    const paymentIntentId = await paidWithoutHold();
    const told: string[] = [];
    world.booking.meanwhile(async (asked) => told.push((await world.stateOf(asked)).body.status));
    world.clock.advance({ hours: 2 });
    await eventuallyPasses(() => expect(told).toEqual(['succeeded']));
    world.booking.meanwhile(() => Promise.resolve());
    const other = await paidWithoutHold();
    world.clock.advance({ seconds: 3_500 });
    await world.untilNothingIsDue();
    expect(await world.sandbox.refundsOf(paymentIntentId)).toEqual([]);
    world.clock.advance({ seconds: 200 });
    await eventuallyPasses(async () => expect(await world.sandbox.refundsOf(other)).toHaveLength(1));
    await eventuallyPasses(async () => expect(await world.sandbox.refundsOf(paymentIntentId)).toHaveLength(1));
  });

  it('either goes back or can be claimed, never both, when booking asks just as its time ends', async () => {
    const intents = await Promise.all(Array.from({ length: 12 }, paidWithoutHold));
    world.clock.advance({ seconds: 3_601 });
    const answers = await Promise.all(
      intents.map(async (paymentIntentId, index) => {
        await new Promise((resolve) => setTimeout(resolve, index * 20));
        return (await world.stateOf(paymentIntentId)).body.status;
      }),
    );
    for (const [index, paymentIntentId] of intents.entries()) {
      const goesBack = answers[index] === 'cancelled';
      expect(answers[index]).toBe(goesBack ? 'cancelled' : 'succeeded');
      await eventuallyPasses(async () =>
        expect(await world.sandbox.refundsOf(paymentIntentId)).toHaveLength(goesBack ? 1 : 0),
      );
    }
    // Nothing was left to be decided that may still end otherwise.
    await eventuallyPasses(async () => {
      const due = await world.rows('SELECT 1 FROM payments WHERE claim_until <= $1', [world.clock.now()]);
      expect(due).toEqual([]);
    });
    const kept = intents.filter((_, index) => answers[index] === 'succeeded');
    const refunds = await world.rows(
      'SELECT 1 FROM refunds JOIN payments ON payments.id = payment_id WHERE intent_id = ANY($1)',
      [kept],
    );
    expect(refunds).toEqual([]);
  });
});
