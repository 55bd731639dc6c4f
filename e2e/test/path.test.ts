import type { BoatView, BookingView } from '@harbourline/contracts';
import { ApiClient, beginPayment, book, hold, pay, reserve } from '@harbourline/client';
import type { Instance } from '@harbourline/local';
import { describeNeeding } from '@harbourline/test-kit/describe-needing';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { inboxOf } from '@harbourline/test-kit/inbox';
import { providerOf } from './support/provider';
import { query } from './support/query';
import { listBoat, register, wishFor, type Person } from './support/people';
import { sharedTestStack, type TestStack } from './support/test-stack';

const ACCEPT = { status: 'confirmed', ownerAdjusted: false, adjustedStartTime: null, adjustedCaptainId: null };

describe('the reservation path', () => {
  let stack: TestStack;
  let instance: Instance;
  let owner: Person;
  let renter: Person;
  let boat: BoatView;
  let day = 5;
  const nextWish = () => wishFor(boat, (day += 1));

  beforeAll(async () => {
    stack = await sharedTestStack();
    instance = await stack.instance();
    owner = await register(instance, 'owner', 'Olivia Owner');
    renter = await register(instance, 'renter', 'Rory Renter');
    boat = await listBoat(owner);
  });
  afterAll(() => stack?.stop());

  it('leads from hold to a confirmed booking, and both sides are told once', async () => {
    const booking = await reserve(renter.client, nextWish());
    expect(booking).toMatchObject({ status: 'pending', depositAmount: 350, owner: null });
    expect(booking.respondBy).not.toBeNull();
    await eventuallyHolds(
      () => inboxOf(instance, owner.email),
      (mails) =>
        mails.some(({ subject, text }) => subject.includes('Test of Time') && text.includes('Please answer by')),
    );
    await eventuallyHolds(
      () => inboxOf(instance, renter.email),
      (mails) => mails.some(({ subject }) => /reservation/i.test(subject)),
    );

    const confirmed = await owner.client.call<BookingView>('PATCH', `/api/bookings/${booking.id}`, ACCEPT);
    expect(confirmed.renter).toMatchObject({ email: renter.email });
    expect((await renter.client.call<BookingView>('GET', `/api/bookings/${booking.id}`)).owner).toMatchObject({
      email: owner.email,
      fullName: 'Olivia Owner',
    });
    await eventuallyHolds(
      () => inboxOf(instance, renter.email),
      (mails) => mails.some(({ subject, text }) => /confirmed/i.test(subject) && text.includes(owner.email)),
    );
    const toOwner = await eventuallyHolds(
      () => inboxOf(instance, owner.email),
      (mails) => mails.some(({ subject, text }) => /confirmed/i.test(subject) && text.includes(renter.email)),
    );
    expect(new Set(toOwner.map(({ messageId }) => messageId)).size).toBe(toOwner.length);
  });

  it('creates the booking from the provider’s webhook when the browser never comes back', async () => {
    const wish = nextWish();
    const held = await hold(renter.client, wish);
    await pay(renter.client, await beginPayment(renter.client, wish, held));
    await eventuallyHolds(
      () => renter.client.call<BookingView[]>('GET', '/api/bookings'),
      (bookings) => bookings.some(({ startDate, status }) => startDate === wish.startDate && status === 'pending'),
    );
  });

  it('creates the booking when the webhook is lost and the browser comes back', async () => {
    await providerOf(instance).webhooks('drop');
    try {
      expect((await reserve(renter.client, nextWish())).status).toBe('pending');
    } finally {
      await providerOf(instance).webhooks('normal');
    }
  });

  it('makes one booking of a webhook that comes twice', async () => {
    await providerOf(instance).webhooks('duplicate');
    try {
      const wish = nextWish();
      const { id } = await reserve(renter.client, wish);
      const all = await renter.client.call<BookingView[]>('GET', '/api/bookings');
      expect(all.filter(({ startDate }) => startDate === wish.startDate).map((booking) => booking.id)).toEqual([id]);
    } finally {
      await providerOf(instance).webhooks('normal');
    }
  });

  it('keeps the slot after a declined card, and a second card pays', async () => {
    const wish = nextWish();
    const held = await hold(renter.client, wish);
    const intent = await beginPayment(renter.client, wish, held);
    expect((await pay(renter.client, intent, 'pm_card_chargeDeclined')).status).toBe(402);
    expect((await renter.client.send('GET', `/api/bookings/holds/${held.holdId}`)).status).toBe(200);
    expect((await pay(renter.client, intent)).intent.status).toBe('succeeded');
    expect((await book(renter.client, wish, held, intent)).status).toBe('pending');
  });

  it('charges once when two tabs pay one hold', async () => {
    const wish = nextWish();
    const held = await hold(renter.client, wish);
    const [one, other] = await Promise.all([
      beginPayment(renter.client, wish, held),
      beginPayment(renter.client, wish, held),
    ]);
    expect(one.clientSecret).toBe(other.clientSecret);
    const paid = await Promise.all([pay(renter.client, one), pay(renter.client, other)]);
    expect(paid.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    const [first, second] = await Promise.all([
      book(renter.client, wish, held, one),
      book(renter.client, wish, held, other),
    ]);
    expect(first.id).toBe(second.id);
    const { intents } = await providerOf(instance).state();
    expect(
      intents.filter(({ metadata, amount_received }) => metadata.holdId === held.holdId && amount_received > 0),
    ).toHaveLength(1);
  });

  it('gives a declined reservation’s whole deposit back', async () => {
    const booking = await reserve(renter.client, nextWish());
    await owner.client.call('PATCH', `/api/bookings/${booking.id}`, {
      ...ACCEPT,
      status: 'canceled',
      reason: 'Engine trouble',
    });
    await eventuallyHolds(
      () => providerOf(instance).state(),
      ({ refunds }) =>
        refunds.some(
          (refund) =>
            refund.payment_intent === booking.paymentIntentId &&
            refund.amount === 35_000 &&
            refund.status === 'succeeded',
        ),
    );
    await eventuallyHolds(
      () => inboxOf(instance, renter.email),
      (mails) => mails.some(({ text }) => text.includes('Engine trouble')),
    );
  });

  it('gives a payment back whose slot was lost meanwhile, and tells the renter', async () => {
    const wish = nextWish();
    const intent = await renter.client.call<{ clientSecret: string; paymentIntentId: string; success: true }>(
      'POST',
      '/api/create-payment-intent',
      {
        amount: 35_000,
        currency: 'CAD',
        description: 'Deposit',
        metadata: { boatId: boat.id, renterId: renter.id, boatName: boat.title },
      },
    );
    await pay(renter.client, intent);
    const rival = await register(instance, 'renter');
    await reserve(rival.client, wish);
    const lost = await renter.client.send<{ code: string }>('POST', '/api/bookings', {
      ...wish,
      paymentIntentId: intent.paymentIntentId,
    });
    expect([lost.status, lost.body.code]).toEqual([409, 'slot_taken']);
    await eventuallyHolds(
      () => providerOf(instance).state(),
      ({ refunds }) =>
        refunds.some((refund) => refund.payment_intent === intent.paymentIntentId && refund.amount === 35_000),
    );
    await eventuallyHolds(
      () => inboxOf(instance, renter.email),
      (mails) => mails.some(({ text }) => text.includes('another reservation took this time')),
    );
  });

  it('ends, refunds and explains what is reserved of a boat that its owner deletes', async () => {
    const doomed = await listBoat(owner, { boatName: 'Last Light' });
    const booking = await reserve(renter.client, wishFor(doomed));
    const held = await hold(renter.client, wishFor(doomed, 12));
    await owner.client.call('DELETE', `/api/boats/${doomed.id}`);

    const ended = await eventuallyHolds(
      () => renter.client.call<BookingView>('GET', `/api/bookings/${booking.id}`),
      ({ status }) => status === 'cancelled',
    );
    expect(ended).toMatchObject({ outcome: 'boat_withdrawn', boat: { boatName: 'Last Light' } });
    await eventuallyHolds(
      () => providerOf(instance).state(),
      ({ refunds }) =>
        refunds.filter(({ payment_intent, amount }) => payment_intent === booking.paymentIntentId && amount === 35_000)
          .length === 1,
    );
    await eventuallyHolds(
      () => inboxOf(instance, renter.email),
      (mails) =>
        mails.some(({ subject, text }) => /Last Light was canceled/.test(subject) && /no longer offered/.test(text)),
    );
    await eventuallyHolds(
      () => renter.client.send('GET', `/api/bookings/holds/${held.holdId}`),
      ({ status }) => status === 404,
    );
    expect((await owner.client.send('GET', `/api/bookings/${booking.id}`)).status).toBe(404);
  });

  const closedOff =
    process.env.INSTANCE_FILE && 'The databases of the system in INSTANCE_FILE are not read: leave it unset.';

  describeNeeding(closedOff, 'the transport of its events', () => {
    it('is the one that was asked for', async () => {
      const readers = await query<{ source: string }>(instance, 'booking', 'SELECT source FROM kit.feed_cursors');
      const logs = await query<{ log: string }>(
        instance,
        'booking',
        'SELECT log FROM kit.published WHERE position > 0',
      );
      const overKafka = process.env.TEST_TRANSPORT === 'kafka';
      expect(readers.length > 0).toBe(!overKafka);
      expect(logs.map(({ log }) => log.split(':')[0])).toEqual([overKafka ? 'kafka' : 'feed']);
    });
  });

  describe('refuses', () => {
    const refusal = async (answer: Promise<{ status: number; body: unknown; headers: Headers }>) => {
      const { status, body, headers } = await answer;
      const { code, message, requestId } = body as { code: string; message: string; requestId: string };
      expect(message).toEqual(expect.any(String));
      expect(requestId).toBe(headers.get('x-request-id'));
      return [status, code];
    };

    it('an amount that is not the hold’s deposit: 409 price_changed', async () => {
      const wish = nextWish();
      const held = await hold(renter.client, wish);
      const metadata = { boatId: boat.id, holdId: held.holdId };
      expect(
        await refusal(
          renter.client.send('POST', '/api/create-payment-intent', { amount: 100, currency: 'CAD', metadata }),
        ),
      ).toEqual([409, 'price_changed']);
      expect(
        await refusal(renter.client.send('POST', '/api/bookings/holds', { ...nextWish(), totalPrice: 1 })),
      ).toEqual([409, 'price_changed']);
      await renter.client.call('DELETE', `/api/bookings/holds/${held.holdId}`);
    });

    it('an unsigned webhook: 400', async () => {
      expect(
        await refusal(
          new ApiClient(instance.gatewayUrl).send('POST', '/api/payment/webhook', {
            id: 'evt_1',
            type: 'payment_intent.succeeded',
          }),
        ),
      ).toEqual([400, 'bad_signature']);
    });

    it('another renter’s booking: 404, and the owner’s words from a renter are their own: 409', async () => {
      const booking = await reserve(renter.client, nextWish());
      const stranger = await register(instance, 'renter');
      expect(await refusal(stranger.client.send('GET', `/api/bookings/${booking.id}`))).toEqual([
        404,
        'booking_not_found',
      ]);
      expect(await refusal(renter.client.send('PATCH', `/api/bookings/${booking.id}`, ACCEPT))).toEqual([
        409,
        'booking_not_adjusted',
      ]);
    });

    it('a missing, a malformed and a forged token: 401', async () => {
      const guest = new ApiClient(instance.gatewayUrl);
      const forged = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ sub: '1', role: 'admin', sid: 'x' })).toString('base64url')}.`;
      expect(await refusal(guest.send('GET', '/api/bookings'))).toEqual([401, 'unauthenticated']);
      for (const token of ['nonsense', forged]) {
        expect(
          await refusal(guest.send('GET', '/api/bookings', undefined, { authorization: `Bearer ${token}` })),
        ).toEqual([401, 'unauthenticated']);
        const direct = await fetch(`${instance.services.booking.url}/api/bookings`, {
          headers: { authorization: `Bearer ${token}` },
        });
        expect(direct.status).toBe(401);
      }
    });

    it('a body of 10 MB on a JSON route: 413', async () => {
      const huge = { fullName: 'x'.repeat(10 * 1024 * 1024) };
      expect(await refusal(renter.client.send('POST', '/api/bookings/holds', huge))).toEqual([413, 'body_too_large']);
    });
  });
});
