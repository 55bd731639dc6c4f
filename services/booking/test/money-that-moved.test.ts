import {
  boatCreated,
  boatUpdated,
  creditIssued,
  depositGivenBack,
  paymentDisputed,
  paymentRefunded,
  paymentReturned,
  refundToGiveBack,
  type BookingView,
  type HistoryEntry,
} from '@harbourline/contracts';
import { postgresForTests, type TestPostgres } from '@harbourline/servers/test-postgres';
import { startEventSource, type EventSource } from '@harbourline/test-kit/start-event-source';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { NOW, RENTER, startBooking, type TestBooking } from './support/start-booking';

describe('what payments and catalog tell', () => {
  let postgres: TestPostgres;
  let payments: EventSource;
  let catalog: EventSource;
  let booking: TestBooking;
  beforeAll(async () => {
    postgres = await postgresForTests();
    payments = await startEventSource('payments', { postgres, at: NOW });
    catalog = await startEventSource('catalog', { postgres, at: NOW });
    booking = await startBooking({ CATALOG_URL: catalog.url }, { paymentsFeed: payments.url });
  });
  afterAll(async () => {
    await booking.stop();
    await payments.stop();
    await catalog.stop();
    await postgres.stop();
  });
  afterEach(() => booking.reset());

  const money = async (id: number) =>
    (await booking.historyOf(id)).filter((entry) => entry['action'] !== 'requested' && entry['money_kind'] !== null);
  /** How far the events of payments have been read. */
  const readUpTo = async () => {
    const { rows } = await booking.sql.query<{ position: string }>(
      `SELECT position FROM kit.feed_cursors WHERE source = 'payments'`,
    );
    return Number(rows[0]?.position ?? 0);
  };
  /** Which handlers remember to have handled an event. */
  const handled = async () =>
    (await booking.sql.query<{ handler: string }>('SELECT handler FROM kit.inbox ORDER BY handler')).rows.map(
      ({ handler }) => handler,
    );
  const moved = { actor: 'system', actor_id: null, from_status: 'cancelled', to_status: 'cancelled', changes: [] };

  it('a refund that has left is kept with the booking and in its history, once, and nobody is told again', async () => {
    const { id } = await booking.pending();
    await booking.patch('renter', id, { status: 'cancelled' });
    const told = await booking.toldOf(id);
    const refund = {
      ...paymentRefunded.sample,
      bookingId: id,
      amountCents: 35_000,
      refundedAt: '2026-06-02T09:00:00.000Z',
    };
    await payments.publish(paymentRefunded, 'pi_1', refund);
    await eventuallyHolds(
      () => money(id),
      (entries) => entries.length === 1,
    );
    expect(await money(id)).toMatchObject([
      { ...moved, action: 'refunded', money_kind: 'refund', money_cents: 35_000 },
    ]);
    const { body } = await booking.as(RENTER).get<BookingView>(`/api/bookings/${id}`);
    expect(body.refund).toMatchObject({ rule: 'R3', amount: 350, refundedAt: '2026-06-02T09:00:00.000Z' });
    expect(await booking.toldOf(id)).toEqual(told);
  });

  it('a credit is in the history of the booking that it was issued for', async () => {
    const { id } = await booking.pending();
    await booking.patch('renter', id, { status: 'cancelled' });
    await payments.publish(creditIssued, 4, { ...creditIssued.sample, bookingId: id, amountCents: 10_000 });
    await eventuallyHolds(
      () => money(id),
      (entries) => entries.length === 1,
    );
    expect(await money(id)).toMatchObject([
      { ...moved, action: 'credit issued', money_kind: 'credit', money_cents: 10_000 },
    ]);
  });

  it('a deposit that was paid by card and credit is back once both parts are', async () => {
    const { id } = await booking.pending();
    await booking.patch('renter', id, { status: 'cancelled' });
    const refundedAt = async () =>
      (await booking.as(RENTER).get<BookingView>(`/api/bookings/${id}`)).body.refund?.refundedAt;
    await payments.publish(creditIssued, 4, { ...creditIssued.sample, bookingId: id, amountCents: 10_000 });
    await eventuallyHolds(
      () => money(id),
      (entries) => entries.length === 1,
    );
    expect(await refundedAt()).toBeNull();
    const rest = {
      ...paymentRefunded.sample,
      bookingId: id,
      amountCents: 25_000,
      refundedAt: '2026-06-02T09:00:00.000Z',
    };
    await payments.publish(paymentRefunded, 'pi_1', rest);
    await eventuallyHolds(refundedAt, (at) => at === '2026-06-02T09:00:00.000Z');
  });

  const depositOf = async (id: number) =>
    (await booking.as(RENTER).get<BookingView>(`/api/bookings/${id}`)).body.deposit;
  const about = (id: number) => ({ paymentIntentId: 'pi_1', bookingId: id, renterId: RENTER });
  const returned = (id: number, amountCents: number) =>
    payments.publish(paymentReturned, 'pi_1', { ...paymentReturned.sample, ...about(id), amountCents });
  const disputed = (id: number, status: 'open' | 'won' | 'lost') =>
    payments.publish(paymentDisputed, 'pi_1', { ...paymentDisputed.sample, ...about(id), amountCents: 35_000, status });

  it('a part that was refunded at the provider before is taken off what the renter is promised', async () => {
    const { id } = await booking.pending();
    await returned(id, 15_000);
    await eventuallyHolds(
      () => depositOf(id),
      (deposit) => deposit?.byItself?.returned === 150,
    );
    await booking.patch('renter', id, { status: 'cancelled' });
    expect(await depositOf(id)).toMatchObject({ stage: 'going_back', back: 350, toCard: 200 });
    const told = (await booking.events()).at(-1)?.data;
    expect(told).toMatchObject({ refundCents: 35_000, depositByItself: { returnedCents: 15_000 } });
    await payments.publish(paymentRefunded, 'pi_1', { ...paymentRefunded.sample, ...about(id), amountCents: 20_000 });
    await eventuallyHolds(
      () => depositOf(id),
      (deposit) => deposit?.stage === 'gone_back',
    );
  });

  it('what moved before payments had heard of the booking is found by its payment', async () => {
    const { id } = await booking.pending();
    const { rows } = await booking.sql.query<{ payment_intent_id: string }>(
      'SELECT payment_intent_id FROM bookings WHERE id = $1',
      [id],
    );
    const unknown = { paymentIntentId: rows[0]?.payment_intent_id ?? '', bookingId: null, renterId: RENTER };
    await payments.publish(paymentReturned, 'pi_1', { ...paymentReturned.sample, ...unknown, amountCents: 15_000 });
    await payments.publish(paymentDisputed, 'pi_1', { ...paymentDisputed.sample, ...unknown, amountCents: 20_000 });
    await eventuallyHolds(
      () => depositOf(id),
      (deposit) => deposit?.byItself?.returned === 150 && deposit.byItself.isDisputed,
    );
  });

  it('what a deposit does by itself is told, and only what is new', async () => {
    const { id } = await booking.pending();
    const told = async () => (await booking.events()).filter(({ type }) => type === 'booking.deposit-moved.v1');
    await disputed(id, 'open');
    await disputed(id, 'open');
    await disputed(id, 'won');
    await eventuallyHolds(told, (events) => events.length === 2);
    const [first, second] = (await told()).map(({ data }) => data);
    expect(first).toMatchObject({ status: 'pending', revision: 2, depositByItself: { isDisputed: true } });
    expect(second).toMatchObject({ status: 'pending', revision: 3 });
    expect(second).not.toHaveProperty('depositByItself');
  });

  it('a lost dispute never reads as a deposit that is all there', async () => {
    const { id } = await booking.pending();
    const told = async () => (await booking.events()).filter(({ type }) => type === 'booking.deposit-moved.v1');
    await disputed(id, 'open');
    await disputed(id, 'lost');
    await eventuallyHolds(told, (events) => {
      const last = events.at(-1)?.data as { depositByItself?: object } | undefined;
      return JSON.stringify(last?.depositByItself ?? null).includes('"isDisputed":false');
    });
    for (const { data } of await told()) expect(data).toHaveProperty('depositByItself');
  });

  it('all of it that was refunded at the provider before has gone back with the end', async () => {
    const { id } = await booking.pending();
    await returned(id, 35_000);
    await eventuallyHolds(
      () => depositOf(id),
      (deposit) => deposit?.byItself?.returned === 350,
    );
    await booking.patch('renter', id, { status: 'cancelled' });
    expect(await depositOf(id)).toMatchObject({ stage: 'gone_back', back: 350, toCard: 0 });
  });

  it('what the bank returns is no entry of the history that people read', async () => {
    const { id } = await booking.pending();
    await returned(id, 15_000);
    await returned(id, -15_000);
    await eventuallyHolds(
      () => money(id),
      (entries) => entries.length === 2,
    );
    const { status, body } = await booking.as(RENTER).get<HistoryEntry[]>(`/api/bookings/${id}/history`);
    expect(status).toBe(200);
    expect(body.filter(({ action }) => action === 'refunded by the provider')).toMatchObject([
      { money: { kind: 'refund', amount: 150 } },
    ]);
  });

  it('what the bank returns has not gone back until it is sent again', async () => {
    const { id } = await booking.pending();
    await booking.patch('renter', id, { status: 'cancelled' });
    const goneBackAt = async () =>
      (await booking.as(RENTER).get<BookingView>(`/api/bookings/${id}`)).body.refund?.refundedAt;
    await returned(id, 35_000);
    await eventuallyHolds(goneBackAt, (at) => typeof at === 'string');
    await returned(id, -15_000);
    await eventuallyHolds(goneBackAt, (at) => at === null);
    expect(await depositOf(id)).toMatchObject({ stage: 'going_back', back: 350, toCard: 150 });
    await payments.publish(paymentRefunded, 'pi_1', { ...paymentRefunded.sample, ...about(id), amountCents: 15_000 });
    await eventuallyHolds(goneBackAt, (at) => typeof at === 'string');
  });

  it.each([
    ['lost', { stage: 'gone_back', toCard: 0, byItself: { returned: 350, isDisputed: false } }],
    ['won', { stage: 'going_back', toCard: 350 }],
  ] as const)('a refund waits for the end of a dispute, which is %s', async (end, deposit) => {
    const { id } = await booking.pending();
    await disputed(id, 'open');
    await eventuallyHolds(
      () => depositOf(id),
      (now) => now?.byItself?.isDisputed === true,
    );
    await booking.patch('renter', id, { status: 'cancelled' });
    expect(await depositOf(id)).toMatchObject({ stage: 'going_back', toCard: 350, byItself: { isDisputed: true } });
    await disputed(id, end);
    await eventuallyHolds(
      () => depositOf(id),
      (now) => now?.byItself?.isDisputed !== true,
    );
    expect(await depositOf(id)).toMatchObject(deposit);
  });

  it('what the card will not take is given back by hand', async () => {
    const { id } = await booking.pending();
    await booking.patch('renter', id, { status: 'cancelled' });
    await payments.publish(refundToGiveBack, 'pi_1', { ...refundToGiveBack.sample, ...about(id), amountCents: 35_000 });
    await eventuallyHolds(
      () => depositOf(id),
      (deposit) => deposit?.byHand === 350 && deposit.toCard === 0,
    );
    const given = { ...depositGivenBack.sample, bookingId: id, renterId: RENTER, amountCents: 35_000 };
    await payments.publish(depositGivenBack, id, given);
    await eventuallyHolds(
      () => depositOf(id),
      (deposit) => deposit?.stage === 'gone_back' && deposit.givenBackReference === given.reference,
    );
  });

  it('a refund of a payment that belongs to no booking changes nothing, and stops nothing', async () => {
    const { id } = await booking.pending();
    await payments.publish(paymentRefunded, 'pi_2', { ...paymentRefunded.sample, bookingId: null });
    await payments.publish(paymentRefunded, 'pi_2', { ...paymentRefunded.sample, bookingId: id });
    await eventuallyHolds(
      () => money(id),
      (entries) => entries.length === 1,
    );
  });

  it('money that moved is in the history once, also when it is told again after it was forgotten', async () => {
    const { id } = await booking.pending();
    await booking.patch('renter', id, { status: 'cancelled' });
    const before = await readUpTo();
    await payments.publish(paymentRefunded, 'pi_1', { ...paymentRefunded.sample, bookingId: id, amountCents: 25_000 });
    await payments.publish(creditIssued, 4, { ...creditIssued.sample, bookingId: id, amountCents: 10_000 });
    await eventuallyHolds(readUpTo, (position) => position >= before + 2);
    const once = await money(id);
    expect(once).toHaveLength(2);

    await booking.sql.query('DELETE FROM kit.inbox');
    await booking.sql.query(`UPDATE kit.feed_cursors SET position = $1 WHERE source = 'payments'`, [before]);
    await booking.sql.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'booking-feed-payments' AND datname = current_database()`,
    );
    await payments.publish(paymentRefunded, 'pi_2', { ...paymentRefunded.sample, bookingId: null });
    await eventuallyHolds(handled, (handlers) => handlers.join() === 'note-credit,note-refund,note-refund');
    expect(await money(id)).toEqual(once);
  });

  it('an owner’s discount counts from the moment that it is known', async () => {
    const quote = async () =>
      (
        await booking.as(null).post<{ discountAmount: number }>('/api/bookings/quote', {
          ...booking.wish({ boatId: 200, endDate: '2026-06-16T00:00:00.000Z' }),
        })
      ).body.discountAmount;
    await catalog.publish(boatCreated, 200, { ...boatCreated.sample, id: 200 });
    await eventuallyHolds(quote, (discount) => discount === 0);
    await catalog.publish(boatUpdated, 200, { ...boatUpdated.sample, id: 200, discountPercent: 10 });
    await eventuallyHolds(quote, (discount) => discount === 210);
  });
});
