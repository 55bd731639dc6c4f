import { randomUUID } from 'node:crypto';
import { BOAT, startBooking, type TestBooking } from './support/start-booking';

describe('what the database refuses, whatever the code does', () => {
  let booking: TestBooking;
  beforeAll(async () => {
    booking = await startBooking();
  });
  afterAll(() => booking.stop());
  afterEach(() => booking.sql.query('DELETE FROM claims'));

  const claim = (during: string, captain: number | null = null, id: string = randomUUID(), boat = BOAT) =>
    booking.sql.query(
      `INSERT INTO claims (reservation_id, kind, boat_id, captain_id, during) VALUES ($1, 'hold', $2, $3, $4)`,
      [id, boat, captain, during],
    );

  it('two claims of one boat that overlap', async () => {
    await claim('[2026-06-15 18:00Z,2026-06-15 22:00Z)');
    await expect(claim('[2026-06-15 21:00Z,2026-06-15 23:00Z)')).rejects.toMatchObject({
      code: '23P01',
      constraint: 'claims_boat_free',
    });
  });

  it('two claims of one captain that overlap, on two boats', async () => {
    await claim('[2026-06-15 18:00Z,2026-06-15 22:00Z)', 7);
    await expect(claim('[2026-06-15 21:00Z,2026-06-15 23:00Z)', 7, randomUUID(), 13)).rejects.toMatchObject({
      code: '23P01',
      constraint: 'claims_captain_free',
    });
  });

  it.each(['empty', '[2026-06-15 18:00Z,)', '(,2026-06-15 18:00Z)', '(2026-06-15 18:00Z,2026-06-15 19:00Z]'])(
    'a claim during %s',
    async (during) => {
      await expect(claim(during)).rejects.toMatchObject({ code: '23514' });
    },
  );

  it.each(['hold', 'booking', 'proposal'])('a %s of no boat', async (kind) => {
    await expect(
      booking.sql.query(
        `INSERT INTO claims VALUES (gen_random_uuid(), $1, NULL, 7, '[2026-06-15 18:00Z,2026-06-15 22:00Z)')`,
        [kind],
      ),
    ).rejects.toMatchObject({ code: '23514', constraint: 'claims_of_something' });
  });

  it('a block of nothing, and two of one captain that overlap', async () => {
    const block = (captain: number | null) =>
      booking.sql.query(
        `INSERT INTO claims VALUES (gen_random_uuid(), 'block', NULL, $1, '[2026-06-15 18:00Z,2026-06-15 22:00Z)')`,
        [captain],
      );
    await expect(block(null)).rejects.toMatchObject({ code: '23514', constraint: 'claims_of_something' });
    await block(7);
    await expect(block(7)).rejects.toMatchObject({ code: '23P01', constraint: 'claims_captain_free' });
  });

  it('an active booking without its claim', async () => {
    await expect(storeBooking(randomUUID())).rejects.toMatchObject({
      code: '23503',
      constraint: 'bookings_active_has_claim',
    });
  });

  it('an active booking whose claim is for another time', async () => {
    const id = randomUUID();
    await booking.sql.query(
      `INSERT INTO claims VALUES ($1, 'booking', $2, null, '[2026-06-15 17:00Z,2026-06-15 21:00Z)')`,
      [id, BOAT],
    );
    await expect(storeBooking(id)).rejects.toMatchObject({ code: '23503', constraint: 'bookings_active_has_claim' });
  });

  it('taking the claim of an active booking away', async () => {
    const pending = await booking.pending();
    expect(pending.status).toBe('pending');
    await expect(booking.sql.query('DELETE FROM claims')).rejects.toMatchObject({ code: '23503' });
    await booking.sql.query('DELETE FROM bookings');
  });

  it('money that does not add up', async () => {
    await expect(storeBooking(randomUUID(), { total: 1 })).rejects.toMatchObject({
      code: '23514',
      constraint: 'bookings_money',
    });
  });

  it('a deposit that is divided into more or less than there is', async () => {
    const { id } = await booking.pending();
    const divide = (owner: number) =>
      booking.sql.query(
        'UPDATE bookings SET refund_cents = 0, owner_keeps_cents = $2, platform_keeps_cents = 0, tax_cents = 0 WHERE id = $1',
        [id, owner],
      );
    await expect(divide(35_001)).rejects.toMatchObject({ code: '23514', constraint: 'bookings_settlement' });
    await divide(35_000);
    await booking.sql.query('DELETE FROM bookings');
  });

  function storeBooking(reservationId: string, { total = 140_000 } = {}) {
    return booking.sql.query(
      `INSERT INTO bookings (reservation_id, boat_id, renter_id, owner_id, start_date, end_date, guest_count, boat_rental_cents, captain_fee_cents, total_cents,
         deposit_cents, balance_from_renter_cents, due_to_captain_cents, status, policy_version, boat_snapshot, version, created_at, updated_at)
       VALUES ($1, $2, 5, 3, '2026-06-15 18:00Z', '2026-06-15 22:00Z', 4, 140000, 0, $3, 35000, 105000, 0, 'pending', 1, '{}', 1, '2026-06-01Z', '2026-06-01Z')`,
      [reservationId, BOAT, total],
    );
  }
});
