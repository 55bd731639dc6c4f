import { boatCreated, boatUpdated, creditIssued, paymentRefunded, type BookingView } from '@harbourline/contracts';
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
