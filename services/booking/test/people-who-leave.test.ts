import type { BookingView, openBookings, RouteResponse } from '@harbourline/contracts';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { CAPTAIN, OWNER, RENTER, startBooking, type TestBooking } from './support/start-booking';

type Open = RouteResponse<typeof openBookings>;

let booking: TestBooking;
beforeAll(async () => {
  booking = await startBooking();
});
afterAll(() => booking.stop());
afterEach(async () => {
  await booking.reset();
  await booking.sql.query(`UPDATE users SET active = true, role = CASE id WHEN $1 THEN 'owner' ELSE role END`, [OWNER]);
});

const on = (day: number) => ({ startDate: `2026-06-${day}T18:00:00Z`, endDate: `2026-06-${day}T22:00:00Z` });
const seen = async (id: number) => (await booking.as(1, 'admin').get<BookingView>(`/api/bookings/${id}`)).body;
const open = (id: number) => booking.as(1, 'admin').get<Open>(`/api/admin/users/${id}/open-bookings`);
const last = async (id: number) => (await booking.historyOf(id)).at(-1);
const lastEvent = async (id: number) => (await booking.events()).findLast(({ subject }) => subject === String(id));

it.each([
  ['is deactivated', { role: 'owner', active: false }],
  ['gets another role', { role: 'captain', active: true }],
] as const)('ends all that is to come of an owner who %s, with every deposit back', async (_, standing) => {
  const pending = await booking.pending({ ...on(15) });
  const confirmed = await booking.confirmed({ ...on(16), captainId: CAPTAIN });
  const hold = await booking.hold(on(17));
  expect((await open(OWNER)).body).toEqual({
    ...{ role: 'owner', pending: 1, confirmed: 1 },
    refund: pending.depositAmount + confirmed.depositAmount,
  });

  booking.identity.tellOf({ id: OWNER, ...standing });
  for (const { id, depositAmount } of [pending, confirmed]) {
    const view = await eventuallyHolds(
      () => seen(id),
      ({ status }) => status === 'cancelled',
    );
    expect(view).toMatchObject({ outcome: 'boat_withdrawn', respondBy: null, refund: { amount: depositAmount } });
    expect(await last(id)).toMatchObject({ actor: 'system', action: 'owner left', to_status: 'cancelled' });
    expect(await lastEvent(id)).toMatchObject({
      type: 'booking.cancelled.v1',
      data: { refundCents: depositAmount * 100 },
    });
    expect(await booking.claimsOf(id)).toEqual([]);
  }
  await eventuallyHolds(
    async () =>
      (await booking.sql.query<{ status: string }>('SELECT status FROM holds WHERE id = $1', [hold.body.holdId])).rows,
    ([row]) => row?.status === 'expired',
  );
  expect((await open(OWNER)).body).toMatchObject({ pending: 0, confirmed: 0, refund: 0 });
});

it('gives back what is paid for a hold on a boat whose owner has left meanwhile', async () => {
  const { body: hold } = await booking.hold(on(15));
  await booking.sql.query('UPDATE users SET active = false WHERE id = $1', [OWNER]);
  const paymentIntentId = booking.paid({ holdId: hold.holdId, depositAmount: hold.quote.depositAmount });
  const paid = await booking.book({ ...booking.wish(on(15)), paymentIntentId, holdId: hold.holdId });
  expect(paid.status).toBe(404);
  const { rows } = await booking.sql.query('SELECT status, outcome, refund_cents FROM bookings');
  expect(rows).toEqual([
    { status: 'cancelled', outcome: 'boat_withdrawn', refund_cents: hold.quote.depositAmount * 100 },
  ]);
});

it('takes back what a renter who is deactivated has asked for, and leaves what is confirmed to the owner', async () => {
  const pending = await booking.pending(on(15));
  const confirmed = await booking.confirmed(on(16));
  expect((await open(RENTER)).body).toEqual({
    ...{ role: 'renter', pending: 1, confirmed: 1 },
    refund: pending.depositAmount,
  });
  booking.identity.tellOf({ id: RENTER, role: 'renter', active: false });
  const view = await eventuallyHolds(
    () => seen(pending.id),
    ({ status }) => status === 'cancelled',
  );
  expect(view).toMatchObject({ outcome: 'platform_cancelled', refund: { rule: 'R3', amount: pending.depositAmount } });
  expect(await last(pending.id)).toMatchObject({ actor: 'system', action: 'renter left' });
  expect(await seen(confirmed.id)).toMatchObject({ status: 'confirmed' });
  const ended = await booking.patch('owner', confirmed.id, { status: 'cancelled', reason: 'Nobody is coming' });
  expect(ended.status).toBe(200);
});

it('lets owners choose another captain where one is deactivated, as where one has left', async () => {
  const pending = await booking.pending({ ...on(15), captainId: CAPTAIN });
  const confirmed = await booking.confirmed({ ...on(16), captainId: CAPTAIN });
  expect((await open(CAPTAIN)).body).toEqual({ role: 'captain', pending: 1, confirmed: 1, refund: 0 });
  booking.identity.tellOf({ id: CAPTAIN, role: 'captain', active: false });
  const view = await eventuallyHolds(
    () => seen(confirmed.id),
    ({ captainWanted }) => captainWanted,
  );
  expect(view).toMatchObject({ status: 'confirmed', captainId: null, respondBy: '2026-06-02T12:00:00.000Z' });
  expect(await last(confirmed.id)).toMatchObject({
    ...{ actor: 'system', action: 'captain left' },
    ...{ reason: null, reason_code: 'captain_inactive' },
  });
  expect(await seen(pending.id)).toMatchObject({ status: 'pending', captainId: CAPTAIN });
  expect((await booking.patch('owner', pending.id, { status: 'confirmed', ownerAdjusted: false })).status).toBe(200);
  await eventuallyHolds(
    () => seen(pending.id),
    ({ captainWanted }) => captainWanted,
  );
});

it('ends nothing of whom an older event calls deactivated, or who only changes how they are reached', async () => {
  const { id } = await booking.pending(on(15));
  booking.identity.tellOf({ id: OWNER, role: 'owner', active: true, phone: '+14165550199' });
  booking.identity.tellOf({ id: RENTER, role: 'renter', active: true, phone: '+14165550198' });
  await eventuallyHolds(
    async () =>
      (await booking.sql.query<object>(`SELECT 1 FROM users WHERE phone IN ('+14165550198', '+14165550199')`)).rows,
    (rows) => rows.length === 2,
  );
  expect(await seen(id)).toMatchObject({ status: 'pending' });
});

it('tells administrators alone what somebody has open, of nobody who is not there', async () => {
  expect((await open(9_999)).status).toBe(404);
  const asOwner = await booking.as(OWNER, 'owner').get(`/api/admin/users/${OWNER}/open-bookings`);
  expect(asOwner.status).toBe(403);
});
