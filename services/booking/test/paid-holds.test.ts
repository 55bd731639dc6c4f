import { randomUUID } from 'node:crypto';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { CAPTAIN, RENTER, startBooking, type TestBooking } from './support/start-booking';

describe('from a paid hold to a reservation', () => {
  let booking: TestBooking;
  beforeAll(async () => {
    booking = await startBooking();
  });
  afterAll(() => booking.stop());
  afterEach(() => booking.reset());

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

  it('needs no more than the hold and its payment: the rest was said with the hold', async () => {
    const held = (await booking.hold({ specialRequests: 'Cake', purposeOfRental: 'Birthday', guestCount: 3 })).body;
    const paymentIntentId = booking.paid({ holdId: held.holdId, depositAmount: held.quote.depositAmount });
    const other = await booking.book({ paymentIntentId, holdId: randomUUID() });
    expect([other.status, other.body.code]).toEqual([409, 'payment_mismatch']);
    const answer = await booking.book({ paymentIntentId, holdId: held.holdId });
    expect(answer).toMatchObject({
      status: 201,
      body: { status: 'pending', specialRequests: 'Cake', purposeOfRental: 'Birthday', guestCount: 3 },
    });
  });

  it.each([
    [
      'of the whole form',
      { guestCount: 0, startDate: 'soon', endDate: 'late' },
      ['guestCount', 'startDate', 'endDate'],
    ],
    ['of hold and payment', null, ['holdId']],
  ])('says what is wrong %s, whichever was meant', async (_, wrong, fields) => {
    const sent = wrong ? { ...booking.wish(), ...wrong } : {};
    const answer = await booking.book({ ...sent, paymentIntentId: 'pi_1' });
    expect(answer).toMatchObject({ status: 400, body: { fields: expect.any(Object) } });
    const { fields: named } = answer.body as unknown as { fields: Record<string, string> };
    expect(Object.keys(named).sort()).toEqual(fields.toSorted());
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

  it('stores a payment whose slot was lost as a canceled booking with its whole refund', async () => {
    await booking.hold({}, 6);
    const paymentIntentId = booking.paid({ holdId: null, depositAmount: 350 });
    const { status, body } = await booking.book({ ...booking.wish(), paymentIntentId });
    expect([status, body.code]).toEqual([409, 'slot_taken']);
    const [rejected] = await booking.events();
    expect(rejected).toMatchObject({
      type: 'booking.rejected.v1',
      data: {
        ...{ outcome: 'slot_lost', status: 'cancelled', refundCents: 35_000, paymentIntentId, cancelledBy: 'system' },
        settlement: { rule: 'R3', refundCents: 35_000, ownerKeepsCents: 0, platformKeepsCents: 0 },
      },
    });
    expect(await booking.historyOf(Number(rejected?.subject))).toMatchObject([
      { actor: 'renter', action: 'slot lost', to_status: 'cancelled', money_kind: 'deposit', money_cents: 35_000 },
    ]);
  });

  it('books by itself when the time of a hold runs out that was paid', async () => {
    const held = (await booking.hold()).body;
    booking.paid({ holdId: held.holdId, depositAmount: held.quote.depositAmount });
    booking.clock.set('2026-06-01T12:15:01.000Z');
    await eventuallyHolds(booking.events, (events) => events.some(({ type }) => type === 'booking.requested.v1'));
  });

  it('frees the slot by itself when the time of an unpaid hold runs out', async () => {
    await booking.hold();
    booking.clock.set('2026-06-01T12:15:01.000Z');
    await eventuallyHolds(
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
    await eventuallyHolds(
      async () => (await booking.sql.query('SELECT 1 FROM holds WHERE leased_until IS NOT NULL')).rowCount,
      (seen) => seen === 1,
    );
    expect((await booking.hold({}, 6)).body.code).toBe('slot_taken');
    payment.status = 'succeeded';
    booking.clock.set('2026-06-01T12:16:00.000Z');
    await eventuallyHolds(booking.events, (events) => events.some(({ type }) => type === 'booking.requested.v1'));
  });

  it('books a payment that came after the hold had ended, if the slot is still free', async () => {
    const held = (await booking.hold()).body;
    await booking.as(RENTER).delete(`/api/bookings/holds/${held.holdId}`);
    const paymentIntentId = booking.paid({ holdId: held.holdId, depositAmount: held.quote.depositAmount });
    const { status, body } = await booking.book({ ...booking.wish(), paymentIntentId, holdId: held.holdId });
    expect([status, body.status]).toEqual([201, 'pending']);
  });
});
