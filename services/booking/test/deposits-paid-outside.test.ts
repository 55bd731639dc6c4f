import { depositGivenBack, type BookingView, type HistoryEntry, type RefundPreview } from '@harbourline/contracts';
import { postgresForTests, type TestPostgres } from '@harbourline/servers/test-postgres';
import { acts } from '@harbourline/test-kit/acts-on-bookings';
import { startEventSource, type EventSource } from '@harbourline/test-kit/start-event-source';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { BOAT, NOW, OWNER, RENTER, SLOT, startBooking } from './support/start-booking';
import type { TestBooking } from './support/start-booking';

/** Noon of the first day in Toronto, and of the next. */
const TODAY = '2026-06-01T16:00:00.000Z';
const TOMORROW = '2026-06-02T16:00:00.000Z';
const PAID = { paidDate: TODAY, paidReference: 'E-TRANSFER 4711' };

describe('how a deposit was paid', () => {
  let postgres: TestPostgres;
  let payments: EventSource;
  let booking: TestBooking;
  beforeAll(async () => {
    postgres = await postgresForTests();
    payments = await startEventSource('payments', { postgres, at: NOW });
    booking = await startBooking({}, { paymentsFeed: payments.url });
  });
  afterAll(async () => {
    await booking.stop();
    await payments.stop();
    await postgres.stop();
  });
  afterEach(() => booking.reset());

  const admin = () => booking.as(1, 'admin');
  const make = (more: object) =>
    admin().post<BookingView>('/api/admin/bookings', {
      ...{ boatId: BOAT, renterId: RENTER, depositAmount: 200, ...SLOT },
      ...more,
    });
  const correct = (id: number, changes: object) =>
    admin().patch<BookingView>(`/api/admin/bookings/${id}`, { reason: 'A correction', ...changes });
  const see = async (id: number, role: 'renter' | 'owner' = 'renter') =>
    (await booking.as(role === 'renter' ? RENTER : OWNER, role).get<BookingView>(`/api/bookings/${id}`)).body;
  const lastTold = async (id: number) =>
    (await booking.events()).filter(({ subject }) => subject === String(id)).at(-1)?.data;

  it('outside, as an administrator who enters the booking says, with day and reference', async () => {
    const { status, body } = await make(PAID);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...PAID, paymentIntentId: null });
    expect(body.deposit).toMatchObject({ how: 'outside', stage: 'held', outside: 200, byCard: 0, byCredit: 0 });
    expect(await lastTold(body.id)).toMatchObject({ ...PAID, paymentIntentId: null, settlement: null });
    expect((await see(body.id, 'owner')).paidReference).toBeNull();
    const { body: history } = await booking.as(RENTER).get<HistoryEntry[]>(`/api/bookings/${body.id}/history`);
    expect(history[0]?.money).toEqual({ kind: 'deposit', amount: 200 });
  });

  it.each([
    ['never confirmed', { status: 'pending' }, 0, 'R3', 'going_back'],
    ['canceled soon by its owner', { status: 'confirmed' }, 1, 'R5', 'going_back'],
    ['canceled late by its owner', { status: 'confirmed' }, 30, 'R6', 'to_choose'],
  ])(
    'is divided by the same rules as a card payment, and goes back by hand: %s',
    async (_, status, hours, rule, stage) => {
      const { id } = (await make({ ...PAID, ...status })).body;
      booking.clock.advance({ hours });
      const path = `/api/bookings/${id}/refund-preview`;
      const preview = (await booking.as(OWNER, 'owner').get<RefundPreview>(path)).body;
      expect(preview).toMatchObject({ rule, amount: 200, deposit: { how: 'outside', stage, byHand: 200, toCard: 0 } });
      const ended = await booking.patch('owner', id, { status: 'cancelled', reason: 'Engine trouble' });
      expect(ended.body.deposit).toMatchObject({ how: 'outside', stage, byHand: 200, toCard: 0, asCredit: 0 });
      expect((await see(id)).refund).toMatchObject({ rule, amount: 200 });
      expect(await lastTold(id)).toMatchObject({ settlement: { rule, refundCents: 20_000 } });
    },
  );

  it('is used up by a charter that took place, and may become a credit where there is a choice', async () => {
    const { id } = (await make(PAID)).body;
    const done = await booking.patch('admin', id, { status: 'completed', despite: ['charter_not_over'] });
    expect(done.body.deposit).toMatchObject({ how: 'outside', stage: 'used', back: 0, rule: 'completed' });

    const other = (await make({ ...PAID, startDate: '2026-06-16T14:00', endDate: '2026-06-16T18:00' })).body;
    booking.clock.advance({ hours: 30 });
    await booking.patch('owner', other.id, { status: 'cancelled', reason: 'Engine trouble' });
    const chosen = await booking.act('renter', acts.chooseRefund(other.id, 'credit'));
    expect(chosen.body.deposit).toMatchObject({ stage: 'going_back', asCredit: 200, byHand: 0, creditChosen: true });
  });

  it('given back by hand, once, is read by renter and owner with its day, and by the renter with its reference', async () => {
    const { id } = (await make({ ...PAID, status: 'pending' })).body;
    await booking.patch('owner', id, { status: 'cancelled' });
    const given = { bookingId: id, renterId: RENTER, amountCents: 20_000, givenBackAt: TOMORROW, reference: 'T-17' };
    await payments.publish(depositGivenBack, id, given);
    const back = { stage: 'gone_back', byHand: 200, goneBackAt: TOMORROW };
    await eventuallyHolds(
      () => see(id),
      ({ deposit }) => deposit?.stage === 'gone_back',
    );
    expect((await see(id)).deposit).toMatchObject({ ...back, givenBackReference: 'T-17' });
    expect((await see(id, 'owner')).deposit).toMatchObject({ ...back, givenBackReference: null });
    expect((await booking.historyOf(id)).at(-1)).toMatchObject({
      ...{ action: 'given back by hand', money_kind: 'refund', money_cents: 20_000 },
    });
  });

  it('is corrected by an administrator: paid after all, as another transfer, not paid', async () => {
    const { id } = (await make({})).body;
    expect((await see(id)).deposit).toMatchObject({ how: 'unpaid', stage: 'unpaid' });
    expect((await correct(id, PAID)).body).toMatchObject({ ...PAID, deposit: { how: 'outside', outside: 200 } });
    expect((await correct(id, { paidReference: 'T-2' })).body).toMatchObject({ ...PAID, paidReference: 'T-2' });
    expect(await lastTold(id)).toMatchObject({ paidDate: TODAY, paidReference: 'T-2' });
    expect((await correct(id, { paidDate: null })).body).toMatchObject({ paidDate: null, paidReference: null });
    expect(await lastTold(id)).toMatchObject({ paidDate: null, paidReference: null });
  });

  it('changes the division of a completed charter, and not that of a canceled booking', async () => {
    const { id } = (await make({ status: 'completed', despite: ['charter_not_over'] })).body;
    expect((await correct(id, PAID)).body.deposit).toMatchObject({ how: 'outside', stage: 'used', kept: 200 });
    expect((await correct(id, { paidDate: null })).body.deposit).toMatchObject({ how: 'unpaid', kept: 0 });
    expect((await correct(id, { ...PAID, status: 'cancelled' })).body.deposit).toMatchObject({ stage: 'going_back' });
    expect((await correct(id, { paidDate: null })).body.code).toBe('booking_final');
    expect((await correct(id, { paidReference: 'T-3' })).body.paidReference).toBe('T-3');
  });

  it('cannot be what it was not', async () => {
    const { id } = (await make({})).body;
    const wrong: [object, string][] = [
      [{ paidDate: TOMORROW }, 'Please enter a day that is not in the future'],
      [{ paidReference: 'T-1' }, 'Please say when the deposit was paid'],
    ];
    for (const [said, message] of wrong) {
      const refused = { status: 400, body: { fields: { paidDate: message } } };
      expect(await make({ ...said, startDate: '2026-06-16T14:00', endDate: '2026-06-16T18:00' })).toMatchObject(
        refused,
      );
      expect(await correct(id, said)).toMatchObject(refused);
    }
    expect((await see(id)).paidDate).toBeNull();

    const byCard = await booking.pending({ startDate: '2026-06-17T14:00', endDate: '2026-06-17T18:00' });
    for (const said of [{ paidDate: null }, { paidReference: 'T-1' }])
      expect((await correct(byCard.id, said)).body.code).toBe('deposit_paid_by_card');
    expect((await correct(byCard.id, { paidDate: '2026-05-31T16:00:00.000Z' })).body.deposit?.how).toBe('card');
  });

  it('by card and credit, as payments says, also of a booking that a release stored which did not ask', async () => {
    const held = (await booking.hold()).body;
    const { depositAmount } = held.quote;
    const paymentIntentId = booking.paid({ holdId: held.holdId, depositAmount });
    const known = booking.payments.payments.get(paymentIntentId);
    if (known) known.creditCents = 10_000;
    const { id } = (await booking.book({ ...booking.wish(), paymentIntentId, holdId: held.holdId })).body;
    const parts = { how: 'card_and_credit', byCard: 250, byCredit: 100 };
    expect((await see(id)).deposit).toMatchObject(parts);
    expect(await lastTold(id)).toMatchObject({ creditCents: 10_000 });

    await booking.sql.query('UPDATE bookings SET credit_cents = NULL WHERE id = $1', [id]);
    await eventuallyHolds(
      () => see(id),
      ({ deposit }) => deposit?.how === 'card_and_credit',
    );
    await booking.patch('renter', id, { status: 'cancelled' });
    expect((await see(id)).deposit).toMatchObject({ ...parts, stage: 'going_back', toCard: 250, asCredit: 100 });
  });
});
