import { boatCreated, boatDeleted, boatUpdated, type BookingView } from '@harbourline/contracts';
import { postgresForTests, type TestPostgres } from '@harbourline/servers/test-postgres';
import { startEventSource, type EventSource } from '@harbourline/test-kit/start-event-source';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { withdrawBoat } from '../src/use-cases/withdraw-boat';
import { CAPTAIN, NOW, OWNER, RENTER, startBooking, type TestBooking } from './support/start-booking';

let postgres: TestPostgres;
let catalog: EventSource;
let booking: TestBooking;
let boatId = 100;

beforeAll(async () => {
  postgres = await postgresForTests();
  catalog = await startEventSource('catalog', { postgres, at: NOW });
  booking = await startBooking({ CATALOG_URL: catalog.url });
});
afterAll(async () => {
  await booking.stop();
  await catalog.stop();
  await postgres.stop();
});
beforeEach(async () => {
  boatId += 1;
  await catalog.publish(boatCreated, boatId, { ...boatCreated.sample, id: boatId });
  await booking.sql.query('INSERT INTO captain_rates VALUES ($1, $2, 6500, true)', [boatId, CAPTAIN]);
  await eventuallyHolds(quote, ({ status }) => status === 200);
});
afterEach(async () => {
  for (const table of ['bookings', 'holds', 'claims', 'kit.outbox']) await booking.sql.query(`DELETE FROM ${table}`);
  booking.clock.set(NOW);
  booking.payments.payments.clear();
});

const on = (day: number) => ({ startDate: `2026-06-${day}T18:00:00Z`, endDate: `2026-06-${day}T22:00:00Z`, boatId });
const quote = () => booking.as(null).post('/api/bookings/quote', booking.wish(on(15)));
const accept = (id: number) =>
  booking.as(OWNER, 'owner').patch(`/api/bookings/${id}`, {
    ...{ status: 'confirmed', ownerAdjusted: false, adjustedStartTime: null, adjustedCaptainId: null },
  });
const withdraw = () => catalog.publish(boatDeleted, boatId, { id: boatId, ownerId: OWNER });
const stored = async () =>
  (await booking.sql.query<Record<string, unknown>>('SELECT * FROM bookings WHERE boat_id = $1 ORDER BY id', [boatId]))
    .rows;
const active = async () =>
  (await stored()).filter(({ status }) => status === 'pending' || status === 'confirmed').map(({ id }) => id);
const claims = async () => (await booking.sql.query('SELECT 1 FROM claims WHERE boat_id = $1', [boatId])).rowCount;
const toldOf = async (id: number) =>
  (await booking.events()).filter(({ subject }) => subject === String(id)).map(({ type }) => type);

it('ends what is pending and what is confirmed, with the whole deposit, once, and frees the time', async () => {
  const pending = await booking.pending({ ...on(15), captainId: CAPTAIN });
  const confirmed = await booking.pending(on(16));
  await accept(confirmed.id);
  await withdraw();
  await eventuallyHolds(active, (rows) => rows.length === 0);

  for (const { id, depositAmount } of [pending, confirmed]) {
    const { body } = await booking.as(RENTER).get<BookingView>(`/api/bookings/${id}`);
    expect(body).toMatchObject({ status: 'cancelled', outcome: 'boat_withdrawn', respondBy: null });
    expect((await toldOf(id)).filter((type) => type === 'booking.cancelled.v1')).toHaveLength(1);
    const event = (await booking.events()).findLast(({ subject }) => subject === String(id));
    expect(event?.data).toMatchObject({ outcome: 'boat_withdrawn', refundCents: depositAmount * 100 });
    const { rows } = await booking.sql.query(
      'SELECT actor, actor_id, action, to_status, reason FROM booking_history WHERE booking_id = $1 ORDER BY id DESC LIMIT 1',
      [id],
    );
    expect(rows).toEqual([
      {
        ...{ actor: 'system', actor_id: null, action: 'boat withdrawn', to_status: 'cancelled' },
        reason: null,
      },
    ]);
  }
  expect(await claims()).toBe(0);
  expect((await booking.hold({ ...on(15), boatId: 12, captainId: CAPTAIN })).status).toBe(201);
});

it('leaves what has ended as it was', async () => {
  const past = await booking.pending(on(10));
  await accept(past.id);
  booking.clock.set('2026-06-10T22:00:00.000Z');
  const next = await booking.pending(on(15));
  await withdraw();
  await eventuallyHolds(
    () => toldOf(next.id),
    (types) => types.includes('booking.cancelled.v1'),
  );
  const rows = await eventuallyHolds(stored, ([first]) => first?.['status'] === 'completed');
  expect(rows.map(({ status }) => status)).toEqual(['completed', 'cancelled']);
});

it('is known to nobody who asks for it afterwards', async () => {
  await withdraw();
  const wish = booking.wish(on(15));
  const seen = await eventuallyHolds(quote, ({ status }) => status !== 200);
  expect(seen).toMatchObject({ status: 404, body: { code: 'boat_not_found' } });
  expect((await booking.hold(on(15))).body.code).toBe('boat_not_found');
  const availability = `/api/boats/${boatId}/availability?from=2026-06-15&to=2026-06-15`;
  expect((await booking.as(null).get(availability)).status).toBe(404);
  const paymentIntentId = booking.paid({ holdId: null, depositAmount: 350 }, undefined, RENTER, boatId);
  expect((await booking.book({ ...wish, paymentIntentId })).body.code).toBe('boat_not_found');
  expect(await stored()).toEqual([]);
});

it('frees a slot that is held and not paid', async () => {
  await booking.hold(on(15));
  await withdraw();
  await eventuallyHolds(claims, (count) => count === 0);
  expect(await stored()).toEqual([]);
});

it('gives back what was paid for a hold, whether the browser or the hold’s end comes upon it', async () => {
  const [one, other] = [(await booking.hold(on(15))).body, (await booking.hold(on(16))).body];
  const pay = ({ holdId, quote: { depositAmount } }: typeof one) =>
    booking.paid({ holdId, depositAmount }, undefined, RENTER, boatId);
  const paymentIntentId = pay(one);
  pay(other);
  await withdraw();
  await eventuallyHolds(stored, (rows) => rows.length === 2);

  const late = await booking.book({ ...booking.wish(on(15)), paymentIntentId, holdId: one.holdId });
  expect(late).toMatchObject({ status: 404, body: { code: 'boat_not_found', bookingId: expect.any(Number) } });
  const rows = await stored();
  expect(rows.map(({ outcome, refund_cents }) => [outcome, refund_cents])).toEqual([
    ['boat_withdrawn', 35_000],
    ['boat_withdrawn', 35_000],
  ]);
  expect((await booking.events()).map(({ type }) => type)).toEqual(['booking.rejected.v1', 'booking.rejected.v1']);
  expect(await claims()).toBe(0);
});

it('gives back a payment that was under way, once it succeeds', async () => {
  const held = (await booking.hold(on(15))).body;
  const id = booking.paid({ holdId: held.holdId, depositAmount: 350 }, undefined, RENTER, boatId);
  const payment = booking.payments.payments.get(id);
  if (!payment) throw new Error('no payment');
  payment.status = 'processing';
  await withdraw();
  await eventuallyHolds(
    async () => (await booking.sql.query('SELECT 1 FROM holds WHERE leased_until IS NOT NULL')).rowCount,
    (seen) => seen === 1,
  );
  payment.status = 'succeeded';
  booking.clock.advance({ minutes: 1 });
  const [row] = await eventuallyHolds(stored, (rows) => rows.length === 1);
  expect(row).toMatchObject({ outcome: 'boat_withdrawn', refund_cents: 35_000 });
});

it('ends a reservation that is being stored while its boat goes', async () => {
  const paymentIntentId = booking.paid({ holdId: null, depositAmount: 350 }, undefined, RENTER, boatId);
  await booking.sql.query(`
    CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(1.5); RETURN NEW; END';
    CREATE TRIGGER dawdle BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION dawdle()`);
  try {
    const posting = booking.book({ ...booking.wish(on(15)), paymentIntentId });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await withdraw();
    const { status, body } = await posting;
    expect([status, body.status]).toEqual([201, 'pending']);
    const rows = await eventuallyHolds(stored, ([row]) => row?.['status'] === 'cancelled');
    expect(rows).toMatchObject([{ outcome: 'boat_withdrawn', refund_cents: 35_000 }]);
  } finally {
    await booking.sql.query('DROP FUNCTION dawdle CASCADE');
  }
});

it('goes on where it was interrupted, through any number of bookings, and ends each once', async () => {
  await booking.sql.query(`
    WITH days AS (SELECT n, gen_random_uuid() AS id, '2026-07-01T18:00Z'::timestamptz + n * interval '1 day' AS at
      FROM generate_series(1, 150) AS n),
    claimed AS (INSERT INTO claims (reservation_id, kind, boat_id, during)
      SELECT id, 'booking', ${boatId}, tstzrange(at, at + interval '4 hours', '[)') FROM days)
    INSERT INTO bookings (reservation_id, boat_id, renter_id, owner_id, start_date, end_date, guest_count, boat_rental_cents,
      captain_fee_cents, total_cents, deposit_cents, balance_from_renter_cents, due_to_captain_cents, status, respond_by,
      payment_intent_id, policy_version, boat_snapshot, version, created_at, updated_at)
    SELECT id, ${boatId}, ${RENTER}, ${OWNER}, at, at + interval '4 hours', 2, 140000, 0, 140000, 35000, 105000, 0,
      CASE WHEN n % 2 = 0 THEN 'confirmed' ELSE 'pending' END, '2026-06-02T12:00Z', 'pi_many_' || n, 1,
      '{"boatName": "N", "model": "M", "length": 45, "city": "Toronto", "capacity": 12, "images": []}', 1, now(), now() FROM days`);
  await booking.sql.query(`
    CREATE FUNCTION interrupt() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''interrupted''; END';
    CREATE TRIGGER interrupt BEFORE UPDATE ON bookings FOR EACH ROW WHEN (NEW.payment_intent_id = 'pi_many_120')
      EXECUTE FUNCTION interrupt()`);
  await withdraw();
  await eventuallyHolds(active, (rows) => rows.length === 31);
  await booking.sql.query('DROP FUNCTION interrupt CASCADE');
  await eventuallyHolds(active, (rows) => rows.length === 0);

  await withdrawBoat({ db: booking.service.db, clock: booking.clock }, { id: boatId }); // the event comes again
  const events = await booking.events();
  expect(events).toHaveLength(150);
  expect(new Set(events.map(({ subject }) => subject)).size).toBe(150);
  expect(new Set(events.map(({ data }) => `${String(data['outcome'])} ${String(data['refundCents'])}`))).toEqual(
    new Set(['boat_withdrawn 35000']),
  );
  expect(await claims()).toBe(0);
});

it('takes its bookings out of the owner’s and the captain’s sight, while the renter keeps the record', async () => {
  const { id } = await booking.pending({ ...on(15), captainId: CAPTAIN });
  await withdraw();
  await eventuallyHolds(active, (rows) => rows.length === 0);

  const see = async (who: number, role: 'renter' | 'owner' | 'captain' | 'admin') => [
    (await booking.as(who, role).get(`/api/bookings/${id}`)).status,
    role === 'captain' ? '' : (await booking.as(who, role).get<BookingView[]>('/api/bookings')).body.length,
  ];
  expect(await see(OWNER, 'owner')).toEqual([404, 0]);
  expect(await see(CAPTAIN, 'captain')).toEqual([404, '']);
  expect(await see(RENTER, 'renter')).toEqual([200, 1]);
  expect(await see(1, 'admin')).toEqual([200, 1]);
  const { body } = await booking.as(RENTER).get<BookingView>(`/api/bookings/${id}`);
  expect(body.boat).toMatchObject({ boatName: 'Northern Light', images: boatCreated.sample.images });
});

it('that changes hands leaves its bookings with whom they were made', async () => {
  const before = await booking.pending(on(15));
  await catalog.publish(boatUpdated, boatId, { ...boatUpdated.sample, id: boatId, ownerId: 4 });
  await eventuallyHolds(
    async () => (await booking.sql.query('SELECT 1 FROM boats WHERE id = $1 AND owner_id = 4', [boatId])).rowCount,
    (seen) => seen === 1,
  );
  const after = await booking.pending(on(16));
  const { rows } = await booking.sql.query('SELECT id, owner_id FROM bookings ORDER BY id');
  expect(rows).toEqual([
    { id: before.id, owner_id: OWNER },
    { id: after.id, owner_id: 4 },
  ]);
});
