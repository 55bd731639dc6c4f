import type { AdminDispute, AdminPayment, AdminRefund, Payout } from '@harbourline/contracts';
import { bookingCompleted } from '@harbourline/contracts';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import type { ServiceClient } from '@harbourline/test-kit/service-client';
import { depositsOf, dividedAs, newRenter } from './support/deposits';
import { bookingsOf } from './support/paid-booking';
import { ADMIN, startPayments } from './support/start-payments';

let world: Awaited<ReturnType<typeof startPayments>>;
let admin: ServiceClient;
let deposits: ReturnType<typeof depositsOf>;
beforeAll(async () => {
  world = await startPayments();
  admin = world.as(ADMIN);
  deposits = depositsOf(world);
});
afterAll(() => world.stop());

const find = async (query: string) => (await admin.get<AdminPayment[]>(`/api/admin/payments?${query}`)).body;
const search = (words: string) => find(`q=${encodeURIComponent(words)}`);
const numbersOf = (payments: AdminPayment[]) => payments.map(({ id }) => id);

it('finds a payment by what the renter is called, writes from, calls from, and reads on the statement', async () => {
  const renterId = newRenter();
  const { paymentIntentId } = await deposits.paid({ renterId, cents: 41_500 });
  await deposits.paid({ renterId: newRenter(), cents: 41_500 });
  world.identity.tellOf({
    id: renterId,
    fullName: 'Zoë Ångström-Pelletier',
    email: 'zoe@sails.example',
    phone: '+14165558877',
  });
  const [payment] = await eventuallyPasses(async () => {
    const [found, ...others] = await find(`q=${paymentIntentId}`);
    expect(found).toMatchObject({ renterName: 'Zoë Ångström-Pelletier', card: { brand: 'visa', last4: '4242' } });
    return [found, ...others];
  });
  const ways = [
    ...['Zoë', 'ångström', 'zoe@sails.example', 'SAILS.example'],
    ...['4165558877', '(416) 555-8877', '+1 416.555.8877', '001 416 555 8877', '555-8877'],
  ];
  for (const way of ways) expect(await search(way)).toEqual([payment]);
  for (const way of ['4242', '•••• 4242', '**** 4242', 'xxxx-4242']) {
    expect(numbersOf(await search(way))).toContain(payment?.id);
  }
  for (const way of ['0002', '%', '_____', 'zoe@sails', '416 555 8878']) {
    expect(numbersOf(await search(way)).includes(payment?.id ?? 0)).toBe(way === 'zoe@sails');
  }
});

it('learns the card from a later comparison where the provider did not tell it', async () => {
  const { paymentIntentId } = await deposits.paid({ renterId: newRenter(), cents: 23_000 });
  await eventuallyPasses(async () => expect((await find(`q=${paymentIntentId}`))[0]?.card).not.toBeNull());
  await world.rows('UPDATE payments SET card_brand = NULL, card_last4 = NULL WHERE intent_id = $1', [paymentIntentId]);
  expect(await find(`q=${paymentIntentId}`)).toMatchObject([{ card: null }]);
  world.clock.advance({ hours: 6.1 });
  await eventuallyPasses(async () =>
    expect(await find(`q=${paymentIntentId}`)).toMatchObject([{ card: { brand: 'visa', last4: '4242' } }]),
  );
});

it('names people in refunds, disputes and payouts as they are called now', async () => {
  const renterId = newRenter();
  const { paymentIntentId, booking } = await deposits.paid({ renterId, cents: 40_000 });
  const refunded = await deposits.paid({ renterId, cents: 40_000 });
  bookingsOf(world).cancel(refunded.booking);
  await world.sandbox.dispute(paymentIntentId);
  const settlement = dividedAs('completed', { ownerKeepsCents: 16_000, platformKeepsCents: 24_000 });
  world.booking.publish(bookingCompleted, { ...booking, status: 'completed', refundCents: 0, settlement }, 3);
  world.identity.tellOf({ id: renterId, fullName: 'Ann Before' });
  world.identity.tellOf({ id: renterId, fullName: 'Ann Now' });
  world.identity.tellOf({ id: booking.ownerId, fullName: 'Otto Owner' });
  await eventuallyPasses(async () => {
    const refunds = (await admin.get<AdminRefund[]>('/api/admin/refunds')).body;
    const disputes = (await admin.get<AdminDispute[]>('/api/admin/disputes')).body;
    const payouts = (await admin.get<Payout[]>(`/api/admin/payouts?ownerId=${booking.ownerId}`)).body;
    expect(refunds.find(({ bookingId }) => bookingId === refunded.booking.id)?.renterName).toBe('Ann Now');
    expect(disputes.find(({ bookingId }) => bookingId === booking.id)?.renterName).toBe('Ann Now');
    expect(payouts.find(({ bookingId }) => bookingId === booking.id)?.ownerName).toBe('Otto Owner');
  });
});

it('sorts payments by date and amount, page by page, and keeps to the days that are asked for', async () => {
  const renterId = newRenter();
  for (const cents of [30_000, 10_000, 20_000, 10_000]) await deposits.pay({ renterId, cents });
  const newest = await find(`renterId=${renterId}`);
  const amounts = (payments: AdminPayment[]) => payments.map(({ amount }) => amount);
  expect(amounts(newest)).toEqual([100, 200, 100, 300]);
  expect(numbersOf(await find(`renterId=${renterId}&sort=oldest`))).toEqual(numbersOf(newest).reverse());
  for (const [sort, sorted] of [
    ['amount-asc', [100, 100, 200, 300]],
    ['amount-desc', [300, 200, 100, 100]],
  ] as const) {
    const pages = await admin.pages<AdminPayment>(`/api/admin/payments?renterId=${renterId}&sort=${sort}&limit=1`);
    const rows = pages.flatMap(({ body }) => body);
    expect([amounts(rows), pages.length, new Set(numbersOf(rows)).size]).toEqual([sorted, 4, 4]);
  }
  const { next } = await admin.get(`/api/admin/payments?renterId=${renterId}&sort=oldest&limit=1`);
  expect((await admin.get(next?.replace('oldest', 'amount-asc') ?? '')).status).toBe(400);

  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(world.clock.now());
  const tomorrow = new Date(Date.parse(today) + 24 * 3_600_000).toISOString().slice(0, 10);
  expect(await find(`renterId=${renterId}&from=${today}&to=${today}`)).toEqual(newest);
  expect(await find(`renterId=${renterId}&from=${tomorrow}`)).toEqual([]);
});

it('exports the payments that fit as CSV, one file at a time', async () => {
  const renterId = newRenter();
  const { paymentIntentId, booking } = await deposits.paid({ renterId, cents: 12_345 });
  world.identity.tellOf({ id: renterId, fullName: '@Exported' });
  await eventuallyPasses(async () => expect(await search('@Exported')).toHaveLength(1));
  const [payment] = await find(`q=${paymentIntentId}`);
  const { headers, text } = await admin.post('/api/admin/payments/export', { q: '@Exported' });
  expect(headers.get('content-disposition')).toBe('attachment; filename="payments.csv"');
  const [head, line, ...others] = text.trimEnd().split('\n');
  expect(head).toMatch(
    /^(\ufeff)?Payment,Status,Booking,Renter number,Renter,Card,Last four digits,.*Paid \(America\/Toronto\),/,
  );
  expect(line).toMatch(
    new RegExp(`^${payment?.id},succeeded,${booking.id},${renterId},'@Exported,visa,4242,123.45,0.00,123.45,0.00,`),
  );
  expect(others).toEqual([]);
});
