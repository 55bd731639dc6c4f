import type { BookingView } from '@harbourline/contracts';
import { BOAT, CAPTAIN, NOW, RENTER, SLOT, startBooking, type TestBooking } from './support/start-booking';

describe('a booking that an administrator makes', () => {
  let booking: TestBooking;
  beforeAll(async () => {
    booking = await startBooking({ TAX_PERCENT: '13' }, { jobs: false });
  });
  afterAll(() => booking.stop());
  afterEach(() => booking.reset());

  const WISH = { boatId: BOAT, renterId: RENTER, startDate: '2026-06-15T14:00' };
  const make = (body: object = {}, headers: Record<string, string> = {}) =>
    booking
      .as(1, 'admin')
      .post<BookingView & { conflict?: object }>('/api/admin/bookings', { ...WISH, ...body }, headers);

  it('is confirmed, for 4 hours and 1 guest, without a captain, at the usual price, unless said otherwise', async () => {
    const { status, body } = await make();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{
        status: 'confirmed',
        outcome: null,
        ...SLOT,
        guestCount: 1,
        captainId: null,
        renterId: RENTER,
        boatId: BOAT,
      },
      ...{ boatRentalAmount: 1_400, captainFee: 0, totalPrice: 1_400, depositAmount: 350, balanceDue: 1_050 },
      ...{
        paidDate: null,
        paymentIntentId: null,
        respondBy: null,
        specialRequests: null,
        refund: null,
        createdAt: NOW,
      },
    });
    expect(await booking.claimsOf(body.id)).toMatchObject([{ kind: 'booking', captain: null }]);
    expect(await booking.toldOf(body.id)).toEqual(['booking.updated.v1']);
    expect(await booking.historyOf(body.id)).toMatchObject([
      { actor: 'administrator', actor_id: 1, action: 'created', from_status: null, to_status: 'confirmed' },
    ]);
    expect((await booking.as(RENTER).get<BookingView[]>('/api/bookings')).body).toHaveLength(1);
  });

  it('is not bound to starting times and durations once they are broken on purpose', async () => {
    const odd = { startDate: '2026-06-01T06:15', endDate: '2026-06-01T07:45', boatRentalAmount: 500 };
    const asked = await make(odd);
    expect([asked.status, asked.body.code]).toEqual([409, 'confirmation_needed']);
    expect(asked.body.message).toContain(
      'Charters start every 30 minutes between 10:00 a.m. and 10:30 p.m., local time.',
    );
    expect(Object.keys(asked.body.fields ?? {})).toEqual(['outside_hours', 'duration_not_allowed']);
    expect((await make({ ...odd, despite: ['outside_hours'] })).body.fields).toEqual({
      duration_not_allowed: 'This boat cannot be reserved for that number of hours.',
    });
    const { status, body } = await make({ ...odd, despite: ['duration_not_allowed', 'outside_hours'] });
    expect([status, body.startDate, body.totalPrice]).toEqual([201, '2026-06-01T10:15:00.000Z', 500]);
  });

  it.each([
    ['too little notice', { startDate: '2026-06-02T14:00' }, 'notice_too_short'],
    ['13 hours', { endDate: '2026-06-16T03:00' }, 'duration_not_allowed'],
    ['a start that is no half hour', { startDate: '2026-06-15T14:15', endDate: '2026-06-15T18:15' }, 'outside_hours'],
    ['a completed charter that is to come', { status: 'completed' }, 'charter_not_over'],
    ['a total that does not add up', { totalPrice: 1_500 }, 'total_differs'],
  ])('asks before %s, and stores nothing until it is meant', async (_, change, rule) => {
    const asked = await make(change);
    expect([asked.status, Object.keys(asked.body.fields ?? {})]).toEqual([409, [rule]]);
    expect((await booking.sql.query('SELECT 1 FROM bookings')).rowCount).toBe(0);
    expect((await make({ ...change, despite: [rule] })).status).toBe(201);
    expect((await make({ ...change, despite: ['weather'] })).status).toBe(400);
  });

  it('is asked for nothing by a charter of the past that is entered later, nor by a total that adds up', async () => {
    const past = { startDate: '2026-05-30T14:00', status: 'completed', totalPrice: 1_400 };
    expect((await make(past)).status).toBe(201);
  });

  it('costs what is given: the total is always rental and fee, the deposit a quarter of it unless given', async () => {
    const amounts = {
      ...{ boatRentalAmount: 999.99, captainFee: 200, captainId: CAPTAIN, totalPrice: 1, balanceDue: 1 },
      despite: ['total_differs'],
    };
    expect((await make(amounts)).body).toMatchObject({
      ...{ totalPrice: 1_199.99, depositAmount: 300, balanceDue: 699.99, dueToCaptain: 200 },
    });
    await booking.reset();
    expect((await make({ ...amounts, depositAmount: 1_100 })).body).toMatchObject({
      ...{ depositAmount: 1_100, balanceDue: 0, dueToCaptain: 99.99, amountDueToOwner: 920 },
    });
    await booking.reset();
    expect((await make({ depositAmount: null, captainId: CAPTAIN })).body).toMatchObject({
      ...{ captainFee: 260, totalPrice: 1_660, depositAmount: 415 },
    });
  });

  it.each([
    ['pending', { status: 'pending', respondBy: '2026-06-02T12:00:00.000Z', outcome: null, refund: null }, 1],
    ['confirmed', { status: 'confirmed', respondBy: null, outcome: null, refund: null }, 1],
    ['completed', { status: 'completed', outcome: null, refund: null }, 1],
    ['cancelled', { status: 'cancelled', outcome: 'platform_cancelled', refund: null }, 0],
    ['canceled', { status: 'cancelled', outcome: 'platform_cancelled', cancelledAt: NOW }, 0],
  ])('may be %s from the beginning', async (status, expected, claims) => {
    const { body } = await make({ status, despite: ['charter_not_over'] });
    expect(body).toMatchObject(expected);
    expect(await booking.claimsOf(body.id)).toHaveLength(claims);
    expect(await booking.toldOf(body.id)).toEqual(['booking.updated.v1']);
  });

  it('waits for its owner without an end when it has begun already', async () => {
    const { body } = await make({ status: 'pending', startDate: '2026-06-01T06:00', despite: ['outside_hours'] });
    expect([body.status, body.respondBy]).toEqual(['pending', null]);
  });

  it.each([
    ['a boat that is not there', { boatId: 99 }, 404, 'boat_not_found'],
    ['a renter who is not there', { renterId: 99 }, 404, 'user_not_found'],
    ['a renter who is none', { renterId: CAPTAIN }, 404, 'user_not_found'],
    ['a captain without licences', { captainId: 8 }, 422, 'captain_unavailable'],
    ['an end before the start', { endDate: '2026-06-15T13:00' }, 422, 'duration_not_allowed'],
    ['an end years later', { endDate: '2028-06-15T13:00' }, 422, 'duration_not_allowed'],
    ['half an hour that has no price', { endDate: '2026-06-15T17:30' }, 422, 'duration_not_allowed'],
    ['more guests than the boat carries', { guestCount: 13 }, 422, 'too_many_guests'],
    ['a deposit above the total', { depositAmount: 1_401 }, 422, 'deposit_above_total'],
    ['a fee without a captain', { captainFee: 100 }, 400, 'invalid_input'],
    ['a date that does not exist', { startDate: '2026-06-31T14:00' }, 400, 'invalid_input'],
    ['another status', { status: 'declined' }, 400, 'invalid_input'],
    ['no start', { startDate: undefined }, 400, 'invalid_input'],
  ])('is refused with %s', async (_, body, status, code) => {
    const answer = await make(body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await booking.sql.query('SELECT 1 FROM bookings')).rowCount).toBe(0);
    expect((await booking.sql.query('SELECT 1 FROM claims')).rowCount).toBe(0);
  });

  it('is refused on a deleted boat, and to everybody else', async () => {
    await booking.sql.query('UPDATE boats SET deleted = true');
    expect((await make()).body.code).toBe('boat_not_found');
    await booking.sql.query('UPDATE boats SET deleted = false');
    for (const role of ['renter', 'owner', 'captain'] as const) {
      const { status } = await booking.as(5, role).post('/api/admin/bookings', WISH);
      expect(status).toBe(403);
    }
  });

  it('is made once, however often it is asked for with one key', async () => {
    const key = { 'idempotency-key': 'booking-by-hand-1' };
    const answers = await Promise.all([make({}, key), make({}, key), make({}, key)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await make({ guestCount: 2 }, key)).body.code).toBe('idempotency_key_reused');
  });

  it('names what is in the way: a booking, a hold, an owner’s or a captain’s own time', async () => {
    const { body: first } = await make({ captainId: CAPTAIN });
    const overlapping = await make({ startDate: '2026-06-15T17:00' });
    expect(overlapping.status).toBe(409);
    expect(overlapping.body).toMatchObject({
      code: 'slot_taken',
      message: `This overlaps booking ${first.id}, June 15, 2:00–6:00 p.m. EDT`,
      conflict: { bookingId: first.id, kind: 'booking', ...SLOT },
    });
    await booking.sql.query(
      `INSERT INTO boats SELECT 13, owner_id, 'Other', model, city, capacity, length, rate_cents, minimum_hours, custom_rates, images, available
       FROM boats WHERE id = $1`,
      [BOAT],
    );
    await booking.sql.query('INSERT INTO captain_rates VALUES (13, $1, 6500, true)', [CAPTAIN]);
    expect((await make({ boatId: 13, captainId: CAPTAIN })).body).toMatchObject({
      code: 'captain_taken',
      message: `For the captain, this overlaps booking ${first.id}, June 15, 2:00–6:00 p.m. EDT`,
    });
    await booking.reset();

    await booking.hold();
    expect((await make()).body).toMatchObject({
      message: 'This overlaps a reservation that is being paid for, June 15, 2:00–6:00 p.m. EDT',
      conflict: { bookingId: null, kind: 'hold' },
    });
    await booking.reset();
    await booking.sql.query(
      `INSERT INTO claims (reservation_id, kind, boat_id, during) VALUES (gen_random_uuid(), 'block', $1, '[2026-06-15 20:00Z,2026-06-16 07:00Z)')`,
      [BOAT],
    );
    expect((await make()).body.message).toBe(
      'This overlaps time that the owner keeps free, June 15 at 4:00 p.m. EDT–June 16 at 3:00 a.m. EDT',
    );
    await booking.sql.query('DELETE FROM captain_rates WHERE boat_id = 13');
    await booking.sql.query('DELETE FROM boats WHERE id = 13');
  });

  it('gets a slot that 20 want at once exactly once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => make()));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  });
});
