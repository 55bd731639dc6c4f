import { randomUUID } from 'node:crypto';
import type { BookingView } from '@harbourline/contracts';
import { CAPTAIN, eventually, NOW, OWNER, RENTER, SLOT, startBooking, type TestBooking } from './support/start-booking';

describe('from a paid hold to an answered reservation', () => {
  let booking: TestBooking;
  beforeAll(async () => {
    booking = await startBooking();
  }, 60_000);
  afterAll(() => booking.stop());
  afterEach(async () => {
    await booking.sql.query('DELETE FROM bookings');
    await booking.sql.query('DELETE FROM holds');
    await booking.sql.query('DELETE FROM claims');
    await booking.sql.query('DELETE FROM kit.outbox');
    booking.clock.set(NOW);
    booking.payments.payments.clear();
    booking.payments.down = false;
  });

  const answerAs = (id: number, role: 'owner' | 'renter', bookingId: number, body: object) =>
    booking
      .as(id, role)
      .send<BookingView & { code?: string; fields?: object }>('PATCH', `/api/bookings/${bookingId}`, body);
  const accept = { status: 'confirmed', ownerAdjusted: false, adjustedStartTime: null, adjustedCaptainId: null };
  const decline = { ...accept, status: 'canceled' };

  it('turns a paid hold into one pending reservation with the owner’s deadline', async () => {
    const pending = await booking.pending({ captainId: CAPTAIN, specialRequests: 'Cake', purposeOfRental: 'Birthday' });
    expect(pending).toMatchObject({
      status: 'pending',
      outcome: null,
      respondBy: '2026-06-02T12:00:00.000Z',
      depositAmount: 415,
      balanceDue: 985,
      dueToCaptain: 260,
      boatName: 'Northern Light',
      specialRequests: 'Cake',
      purposeOfRental: 'Birthday',
      owner: null,
      boat: { title: '45ft Sea Ray Sundancer' },
    });
    expect((await booking.events()).map(({ type }) => type)).toEqual(['booking.requested.v1']);
  });

  it('makes one booking of 100 posts with one payment', async () => {
    const held = (await booking.hold()).body;
    const paymentIntentId = booking.paid({ holdId: held.holdId, depositAmount: held.quote.depositAmount });
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => booking.book({ ...booking.wish(), paymentIntentId, holdId: held.holdId })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await booking.events()).filter(({ type }) => type === 'booking.requested.v1')).toHaveLength(1);
  });

  it('makes one booking of 100 posts with one payment that has no hold', async () => {
    const paymentIntentId = booking.paid({ holdId: null, depositAmount: 350 });
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => booking.book({ ...booking.wish(), paymentIntentId })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await booking.sql.query('SELECT 1 FROM bookings')).rowCount).toBe(1);
  });

  it.each([
    ['a payment that is not there', {}, { paymentIntentId: 'pi_none' }, 404, 'payment_not_found'],
    ['a payment that has not succeeded', { status: 'processing' }, {}, 409, 'payment_not_succeeded'],
    ['a payment of another renter', { renterId: 6 }, {}, 404, 'payment_not_found'],
    ['a payment of another amount', { amountCents: 100 }, {}, 409, 'payment_mismatch'],
    ['a payment for another hold', { holdId: randomUUID() }, {}, 409, 'payment_mismatch'],
    ['another time than the one that was held', {}, { endDate: '2026-06-15T23:00:00.000Z' }, 409, 'payment_mismatch'],
    ['more guests than were held for', {}, { guestCount: 6 }, 409, 'payment_mismatch'],
    ['another price than the one that was fixed', {}, { totalPrice: 1 }, 409, 'price_changed'],
    ['another renter’s name', {}, { renterId: 6 }, 403, 'forbidden'],
  ] as const)('refuses %s and books nothing', async (_, paymentChange, bodyChange, status, code) => {
    const held = (await booking.hold()).body;
    const paymentIntentId = booking.paid({ holdId: held.holdId, depositAmount: held.quote.depositAmount });
    const payment = booking.payments.payments.get(paymentIntentId);
    if (payment) Object.assign(payment, paymentChange);
    const answer = await booking.book({ ...booking.wish(), paymentIntentId, holdId: held.holdId, ...bodyChange });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await booking.sql.query('SELECT 1 FROM bookings')).rowCount).toBe(0);
  });

  it('stores a payment whose slot was lost as a cancelled booking with its whole refund', async () => {
    await booking.hold({}, 6);
    const paymentIntentId = booking.paid({ holdId: null, depositAmount: 350 });
    const { status, body } = await booking.book({ ...booking.wish(), paymentIntentId });
    expect([status, body.code]).toEqual([409, 'slot_taken']);
    const [rejected] = await booking.events();
    expect(rejected).toMatchObject({
      type: 'booking.rejected.v1',
      data: { outcome: 'slot_lost', status: 'cancelled', refundCents: 35_000, paymentIntentId },
    });
  });

  it('books by itself when the time of a hold runs out that was paid', async () => {
    const held = (await booking.hold()).body;
    booking.paid({ holdId: held.holdId, depositAmount: held.quote.depositAmount });
    booking.clock.set('2026-06-01T12:15:01.000Z');
    await eventually(booking.events, (events) => events.some(({ type }) => type === 'booking.requested.v1'));
  });

  it('frees the slot by itself when the time of an unpaid hold runs out', async () => {
    await booking.hold();
    booking.clock.set('2026-06-01T12:15:01.000Z');
    await eventually(
      () => booking.hold({}, 6),
      ({ status }) => status === 201,
    );
  });

  it('keeps a slot whose payment is under way when the hold’s time runs out, and books when it succeeds', async () => {
    const held = (await booking.hold()).body;
    const payment = booking.payments.payments.get(
      booking.paid({ holdId: held.holdId, depositAmount: held.quote.depositAmount }),
    );
    if (!payment) throw new Error('no payment');
    payment.status = 'processing';
    booking.clock.set('2026-06-01T12:15:01.000Z');
    await eventually(
      async () => (await booking.sql.query('SELECT 1 FROM holds WHERE leased_until IS NOT NULL')).rowCount,
      (seen) => seen === 1,
    );
    expect((await booking.hold({}, 6)).body.code).toBe('slot_taken');
    payment.status = 'succeeded';
    booking.clock.set('2026-06-01T12:16:00.000Z');
    await eventually(booking.events, (events) => events.some(({ type }) => type === 'booking.requested.v1'));
  });

  it('books a payment that came after the hold had ended, if the slot is still free', async () => {
    const held = (await booking.hold()).body;
    await booking.as(RENTER).send('DELETE', `/api/bookings/holds/${held.holdId}`);
    const paymentIntentId = booking.paid({ holdId: held.holdId, depositAmount: held.quote.depositAmount });
    const { status, body } = await booking.book({ ...booking.wish(), paymentIntentId, holdId: held.holdId });
    expect([status, body.status]).toEqual([201, 'pending']);
  });

  it('confirms when the owner accepts, and only then shows each side how to reach the other', async () => {
    const { id } = await booking.pending();
    const asOwner = (path: string) => booking.as(OWNER, 'owner').send<BookingView>('GET', path);
    expect((await asOwner(`/api/bookings/${id}`)).body.renter).toBeNull();
    const { status, body } = await answerAs(OWNER, 'owner', id, accept);
    expect([status, body.status, body.respondBy]).toEqual([200, 'confirmed', null]);
    expect(body.renter).toEqual({ fullName: 'Rory Renter', phone: '+14165550105', email: '5@example.com' });
    const seen = await booking.as(RENTER).send<BookingView>('GET', `/api/bookings/${id}`);
    expect(seen.body.owner).toEqual({ fullName: 'Olivia Owner', phone: '+14165550103', email: '3@example.com' });
    expect((await booking.events()).map(({ type }) => type)).toEqual(['booking.requested.v1', 'booking.confirmed.v1']);
  });

  it('frees the slot and gives the whole deposit back when the owner declines', async () => {
    const { id } = await booking.pending();
    const { body } = await answerAs(OWNER, 'owner', id, { ...decline, reason: 'Engine trouble' });
    expect(body).toMatchObject({
      status: 'cancelled',
      outcome: 'owner_declined',
      cancellationReason: 'Engine trouble',
    });
    expect((await booking.events()).at(-1)).toMatchObject({
      type: 'booking.declined.v1',
      data: { refundCents: 35_000 },
    });
    expect((await booking.hold({}, 6)).status).toBe(201);
  });

  it('lets the renter take a pending reservation back, with the whole deposit', async () => {
    const { id } = await booking.pending();
    const { body } = await answerAs(RENTER, 'renter', id, { status: 'cancelled' });
    expect(body).toMatchObject({ status: 'cancelled', outcome: 'renter_cancelled' });
    expect((await booking.events()).at(-1)).toMatchObject({
      type: 'booking.cancelled.v1',
      data: { refundCents: 35_000 },
    });
  });

  it('lets one of two simultaneous answers win', async () => {
    const { id } = await booking.pending();
    const answers = await Promise.all([
      answerAs(OWNER, 'owner', id, accept),
      answerAs(OWNER, 'owner', id, decline),
      answerAs(RENTER, 'renter', id, { status: 'cancelled' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await booking.events()).toHaveLength(2);
  });

  it('takes an answer at the very end of the 24 hours and none after, even before the job has run', async () => {
    const [one, other] = [
      await booking.pending(),
      await booking.pending({ startDate: '2026-06-20T18:00:00Z', endDate: '2026-06-20T22:00:00Z' }),
    ];
    booking.clock.set('2026-06-02T12:00:00.000Z');
    expect((await answerAs(OWNER, 'owner', one.id, accept)).status).toBe(200);
    booking.clock.set('2026-06-02T12:00:00.001Z');
    const late = await answerAs(OWNER, 'owner', other.id, accept);
    expect(late.status).toBe(409);
    expect(['response_overdue', 'booking_not_pending']).toContain(late.body.code);
  });

  it('ends an unanswered reservation by itself, frees the slot and gives the deposit back', async () => {
    const { id } = await booking.pending();
    booking.clock.set('2026-06-02T12:00:00.001Z');
    const events = await eventually(booking.events, (seen) => seen.some(({ type }) => type === 'booking.expired.v1'));
    expect(events.at(-1)).toMatchObject({ subject: String(id), data: { outcome: 'expired', refundCents: 35_000 } });
    expect((await booking.hold({ ...SLOT }, 6)).status).toBe(201);
  });

  it.each([
    ['the renter accepting for the owner', RENTER, 'renter', accept, 403],
    ['another owner', 4, 'owner', accept, 404],
    ['another renter', 6, 'renter', { status: 'cancelled' }, 404],
    ['a status that does not exist', OWNER, 'owner', { status: 'sunk' }, 400],
    ['nothing at all', OWNER, 'owner', {}, 400],
  ] as const)('refuses %s', async (_, id, role, body, status) => {
    const pending = await booking.pending();
    expect((await answerAs(id, role, pending.id, body)).status).toBe(status);
    expect(await booking.events()).toHaveLength(1);
  });

  it('shows a booking to its parties and to nobody else', async () => {
    const { id } = await booking.pending({ captainId: CAPTAIN });
    const statusFor = async (who: number, role: 'renter' | 'owner' | 'captain' | 'admin') =>
      (await booking.as(who, role).send('GET', `/api/bookings/${id}`)).status;
    expect(
      await Promise.all([
        statusFor(RENTER, 'renter'),
        statusFor(OWNER, 'owner'),
        statusFor(CAPTAIN, 'captain'),
        statusFor(1, 'admin'),
      ]),
    ).toEqual([200, 200, 200, 200]);
    expect(await Promise.all([statusFor(6, 'renter'), statusFor(4, 'owner'), statusFor(8, 'captain')])).toEqual([
      404, 404, 404,
    ]);
    expect((await booking.as(null).send('GET', `/api/bookings/${id}`)).status).toBe(401);
  });

  it('lists the caller’s own bookings page by page, each once, newest first', async () => {
    const made: number[] = [];
    for (const day of [10, 11, 12])
      made.push(
        (await booking.pending({ startDate: `2026-06-${day}T18:00:00Z`, endDate: `2026-06-${day}T22:00:00Z` })).id,
      );
    const seen: number[] = [];
    let path: string | undefined = `/api/bookings?renterId=${RENTER}&limit=2`;
    while (path) {
      const answer: { body: BookingView[]; headers: Headers } = await booking.as(RENTER).send('GET', path);
      seen.push(...answer.body.map(({ id }) => id));
      path = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual([...made].reverse());
    expect((await booking.as(RENTER).send('GET', '/api/bookings?renterId=6')).status).toBe(404);
    expect(
      (await booking.as(OWNER, 'owner').send<BookingView[]>('GET', `/api/bookings?ownerId=${OWNER}`)).body,
    ).toHaveLength(3);
  });

  it('keeps the history of a booking', async () => {
    const { id } = await booking.pending();
    await answerAs(OWNER, 'owner', id, accept);
    const { rows } = await booking.sql.query(
      'SELECT actor, actor_id, action, from_status, to_status FROM booking_history WHERE booking_id = $1 ORDER BY id',
      [id],
    );
    expect(rows).toEqual([
      { actor: 'renter', actor_id: RENTER, action: 'requested', from_status: null, to_status: 'pending' },
      { actor: 'owner', actor_id: OWNER, action: 'accepted', from_status: 'pending', to_status: 'confirmed' },
    ]);
  });
});

describe('asking before reserving', () => {
  let booking: TestBooking;
  beforeAll(async () => {
    booking = await startBooking();
  }, 60_000);
  afterAll(() => booking.stop());

  const quote = (changes = {}) =>
    booking
      .as(null)
      .send<{ free: boolean; reason: { code: string } | null; policy: string[]; hourlyRate: number }>(
        'POST',
        '/api/bookings/quote',
        booking.wish(changes),
      );

  it('quotes to a guest, with the policy in words', async () => {
    const { status, body } = await quote();
    expect([status, body.free, body.reason]).toEqual([200, true, null]);
    expect(body.policy[0]).toContain('24 hours');
  });

  it('takes the rate of the local start date', async () => {
    expect((await quote({ startDate: '2026-07-02T02:30:00Z', endDate: '2026-07-02T06:30:00Z' })).body.hourlyRate).toBe(
      420,
    );
  });

  it('says why a slot cannot be had', async () => {
    await booking.hold();
    expect((await quote()).body).toMatchObject({ free: false, reason: { code: 'slot_taken' } });
    expect(
      (await quote({ guestCount: 13, startDate: '2026-06-16T18:00Z', endDate: '2026-06-16T22:00Z' })).body.reason?.code,
    ).toBe('too_many_guests');
  });

  it('shows when a boat is taken, in joined intervals and without anybody’s data', async () => {
    await booking.hold({ startDate: SLOT.endDate, endDate: '2026-06-16T02:00:00.000Z' }, 6);
    const { body } = await booking
      .as(null)
      .send<object>('GET', '/api/boats/12/availability?from=2026-06-15&to=2026-06-15');
    expect(body).toMatchObject({
      zone: 'America/Toronto',
      earliestStart: '2026-06-03T00:00:00.000Z',
      busy: [{ startDate: SLOT.startDate, endDate: '2026-06-16T02:00:00.000Z' }],
    });
    expect(Object.keys(body).sort()).toEqual(['boatId', 'busy', 'earliestStart', 'startTimes', 'zone']);
    expect(
      (await booking.as(null).send('GET', '/api/boats/12/availability?from=2026-06-15&to=2026-12-15')).status,
    ).toBe(400);
  });
});
