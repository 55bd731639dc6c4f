import type { AdminDispute, AdminPayment, AdminRefund } from '@harbourline/contracts';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import type { ServiceClient } from '@harbourline/test-kit/service-client';
import { anyText, textWith } from './support/any-text';
import { depositsOf, newRenter } from './support/deposits';
import { bookingsOf } from './support/paid-booking';
import { ADMIN, startPayments } from './support/start-payments';

let world: Awaited<ReturnType<typeof startPayments>>;
let admin: ServiceClient;
let deposits: ReturnType<typeof depositsOf>;
let bookings: ReturnType<typeof bookingsOf>;
beforeAll(async () => {
  world = await startPayments();
  admin = world.as(ADMIN);
  deposits = depositsOf(world);
  bookings = bookingsOf(world);
});
afterAll(() => world.stop());
afterEach(() => world.network.heal());

const find = async (query: string) => (await admin.get<AdminPayment[]>(`/api/admin/payments?${query}`)).body;

it('shows a payment with what credit and card paid, its refunds and its disputes', async () => {
  const renterId = newRenter();
  await deposits.credit(renterId, 10_000);
  const { paymentIntentId, booking } = await deposits.paid({ renterId, cents: 41_500, useCredit: true });
  bookings.cancel(booking);
  await bookings.untilRefund(booking.id, { status: 'succeeded' });
  const [row] = await world.rows<{ id: number }>('SELECT id FROM payments WHERE intent_id = $1', [paymentIntentId]);
  const refund = await bookings.refundOf(booking.id);
  expect(await find(`q=${paymentIntentId}`)).toEqual([
    {
      id: row?.id,
      paymentIntentId,
      bookingId: booking.id,
      renterId,
      renterName: null,
      card: { brand: 'visa', last4: '4242' },
      boatId: 12,
      status: 'succeeded',
      amount: 415,
      creditApplied: 100,
      captured: 315,
      refunded: 315,
      createdAt: anyText,
      paidAt: anyText,
      refunds: [
        {
          id: refund?.id,
          paymentId: row?.id,
          bookingId: booking.id,
          renterId,
          renterName: null,
          amount: 315,
          status: 'succeeded',
          tries: 1,
          lastError: null,
          requestedAt: anyText,
          succeededAt: anyText,
          nextTryAt: null,
        },
      ],
      disputes: [],
    },
  ]);
});

it('finds payments by renter, booking, status, and by any of the numbers that they are known by', async () => {
  const renterId = newRenter();
  const open = await deposits.pay({ renterId, cents: 20_000 });
  const paid = await deposits.paid({ renterId, cents: 30_000 });
  await eventuallyPasses(async () => expect(await find(`bookingId=${paid.booking.id}`)).toHaveLength(1));
  const known = await find(`renterId=${renterId}`);
  expect(known.map(({ paymentIntentId }) => paymentIntentId)).toEqual([paid.paymentIntentId, open.paymentIntentId]);
  const [paidPayment, openPayment] = known;
  expect(await find(`renterId=${renterId}&status=open`)).toEqual([openPayment]);
  for (const query of [
    `bookingId=${paid.booking.id}`,
    `q=${paid.paymentIntentId}`,
    `q=%20${paid.paymentIntentId}%20`,
  ]) {
    expect(await find(query)).toEqual([paidPayment]);
  }
  expect(await find(`renterId=${renterId}&q=${paid.booking.id}`)).toEqual([paidPayment]);
  expect(await find(`renterId=${renterId}&q=${openPayment?.id}`)).toEqual([openPayment]);
  expect(await find('q=99999999999')).toEqual([]);
  expect(await find('bookingId=999999')).toEqual([]);
});

it('leads from page to page, newest first, whatever comes in between', async () => {
  const renterId = newRenter();
  for (let payment = 0; payment < 5; payment += 1) await deposits.pay({ renterId, cents: 20_000 });
  const first = await admin.get<AdminPayment[]>(`/api/admin/payments?renterId=${renterId}&limit=2`);
  await deposits.pay({ renterId, cents: 20_000 });
  const pages = await admin.pages<AdminPayment>(first.next ?? '');
  const ids = [first, ...pages].flatMap(({ body }) => body.map(({ id }) => id));
  expect(pages).toHaveLength(2);
  expect(ids).toHaveLength(5);
  expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one));
  expect(await admin.get(`/api/admin/payments?cursor=${Buffer.from('1.2').toString('base64url')}`)).toMatchObject({
    status: 400,
    body: { fields: { cursor: anyText } },
  });
});

it('shows refunds by status, and tries a failed one again at once, but no other', async () => {
  await world.sandbox.planRefunds({ outcome: 'refused', times: 1 });
  const { booking } = await deposits.paid({ renterId: newRenter(), cents: 41_500 });
  bookings.cancel(booking);
  await bookings.untilRefund(booking.id, { status: 'failed' });
  const failed = (await admin.get<AdminRefund[]>('/api/admin/refunds?status=failed')).body.find(
    ({ bookingId }) => bookingId === booking.id,
  );
  expect(failed).toMatchObject({ amount: 415, status: 'failed', lastError: anyText, succeededAt: null });
  // Its next turn would be hours away.
  await world.rows(`UPDATE refunds SET next_try_at = 'infinity' WHERE id = $1`, [failed?.id]);
  expect(await admin.post(`/api/admin/refunds/${failed?.id}/retry`)).toMatchObject({
    status: 200,
    body: { id: failed?.id },
  });
  await bookings.untilRefund(booking.id, { status: 'succeeded' });
  expect(await admin.post(`/api/admin/refunds/${failed?.id}/retry`)).toMatchObject({
    status: 409,
    body: { code: 'refund_not_failed' },
  });
  expect(await admin.post('/api/admin/refunds/999999/retry')).toMatchObject({
    status: 404,
    body: { code: 'refund_not_found' },
  });
  const all = await admin.rows<AdminRefund>('/api/admin/refunds?limit=1');
  expect(all.map(({ id }) => id)).toContain(failed?.id);
  expect((await admin.get<AdminRefund[]>('/api/admin/refunds?status=succeeded')).body).toEqual(
    all.filter(({ status }) => status === 'succeeded'),
  );
});

it('shows disputes with the booking that they are about', async () => {
  const { paymentIntentId, booking } = await deposits.paid({ renterId: newRenter(), cents: 41_500 });
  await world.sandbox.dispute(paymentIntentId);
  await eventuallyPasses(async () =>
    expect((await admin.get<AdminDispute[]>('/api/admin/disputes?status=open')).body).toMatchObject([
      {
        bookingId: booking.id,
        renterId: booking.renterId,
        amount: 415,
        status: 'open',
        providerDisputeId: textWith(''),
      },
    ]),
  );
  expect((await admin.get('/api/admin/disputes?status=lost')).body).toEqual([]);
  expect((await find(`q=${paymentIntentId}`))[0]?.disputes).toMatchObject([{ bookingId: booking.id, amount: 415 }]);
});

it.each([
  ['GET', '/payments'],
  ['GET', '/refunds'],
  ['POST', '/refunds/1/retry'],
  ['GET', '/disputes'],
  ['GET', '/payouts'],
  ['POST', '/payouts/1/paid-out'],
  ['GET', '/ledger'],
  ['GET', '/ledger/balances'],
  ['GET', '/ledger/export'],
  ['GET', '/discrepancies'],
  ['POST', '/discrepancies/1/resolve'],
])('keeps %s %s to administrators', async (method, path) => {
  for (const role of ['renter', 'owner', 'captain'] as const) {
    expect((await world.as({ id: 5, role }).send(method, `/api/admin${path}`)).status).toBe(403);
  }
  expect((await world.as(null).send(method, `/api/admin${path}`)).status).toBe(401);
});
