import { bookingRequested } from '@harbourline/contracts';
import { eventually } from './support/eventually';
import { bookingOf, startPayments } from './support/start-payments';

jest.setTimeout(60_000);

let world: Awaited<ReturnType<typeof startPayments>>;
beforeAll(async () => {
  world = await startPayments();
});
afterAll(() => world.stop());

describe('a payment without hold', () => {
  async function paidWithoutHold() {
    const { body } = await world.pay({ boatId: 12, renterId: 5, depositCents: 41_500 });
    await world.sandbox.confirm(body.clientSecret);
    await eventually(async () => expect((await world.paymentOf(body.paymentIntentId)).status).toBe('succeeded'));
    return body.paymentIntentId;
  }

  it('is given back after an hour in which no booking claimed it, and cannot be claimed then', async () => {
    const intentId = await paidWithoutHold();
    world.clock.advance({ seconds: 3_500 });
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(await world.sandbox.refundsOf(intentId)).toEqual([]);
    world.clock.advance({ seconds: 200 });
    await eventually(async () => expect(await world.sandbox.refundsOf(intentId)).toMatchObject([{ amount: 41_500 }]));
    await eventually(async () => {
      const events = await world.eventsOf(intentId);
      expect(events[1]).toMatchObject({ type: 'payment.refunded.v1', data: { bookingId: null } });
    });
    expect((await world.stateOf(intentId)).body.status).toBe('cancelled');
  });

  it('stays when a booking claimed it', async () => {
    const intentId = await paidWithoutHold();
    const later = await paidWithoutHold();
    world.booking.publish(bookingRequested, bookingOf(intentId), 1);
    await eventually(async () => {
      const rows = await world.rows('SELECT 1 FROM bookings WHERE payment_intent_id = $1', [intentId]);
      expect(rows).toHaveLength(1);
    });
    world.clock.advance({ hours: 2 });
    await eventually(async () => expect(await world.sandbox.refundsOf(later)).toHaveLength(1));
    expect((await world.paymentOf(intentId)).claim_until).toBeNull();
    expect(await world.sandbox.refundsOf(intentId)).toEqual([]);
  });

  it('has another hour from when booking asked about it', async () => {
    const [asked, other] = [await paidWithoutHold(), await paidWithoutHold()];
    world.clock.advance({ seconds: 3_000 });
    expect((await world.stateOf(asked)).body.status).toBe('succeeded');
    world.clock.advance({ seconds: 700 });
    await eventually(async () => expect(await world.sandbox.refundsOf(other)).toHaveLength(1));
    expect(await world.sandbox.refundsOf(asked)).toEqual([]);
    expect((await world.stateOf(asked)).body.status).toBe('succeeded');
  });

  it('is not given back right after a longer absence, before booking was heard again', async () => {
    const intentId = await paidWithoutHold();
    world.clock.advance({ hours: 2 });
    await world.restart();
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(await world.sandbox.refundsOf(intentId)).toEqual([]);
    world.clock.advance({ seconds: 601 });
    await eventually(async () => expect(await world.sandbox.refundsOf(intentId)).toHaveLength(1));
  });
});
