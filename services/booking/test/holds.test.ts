import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { addBoat } from './support/cast';
import { CAPTAIN, NOW, RENTER, SLOT, startBooking, type TestBooking } from './support/start-booking';

describe('holding a slot', () => {
  let booking: TestBooking;
  beforeAll(async () => {
    booking = await startBooking();
  });
  afterAll(() => booking.stop());
  afterEach(async () => {
    await booking.sql.query('DELETE FROM holds');
    await booking.sql.query('DELETE FROM claims');
    booking.clock.set(NOW);
    booking.payments.payments.clear();
    booking.payments.down = false;
  });

  it('answers the price that the server makes, and 15 minutes', async () => {
    const { status, body } = await booking.hold({ captainId: CAPTAIN });
    expect(status).toBe(201);
    expect(body.quote).toMatchObject({
      hours: 4,
      boatRentalAmount: 1400,
      captainFee: 260,
      totalPrice: 1660,
      depositAmount: 415,
      balanceDue: 985,
      dueToCaptain: 260,
      zone: 'America/Toronto',
    });
    expect(body.expiresAt).toBe('2026-06-01T12:15:00.000Z');
  });

  it('reads a time without offset in the zone of the boat', async () => {
    const { body } = await booking.hold({ startDate: '2026-06-15T14:00', endDate: '2026-06-15T18:00' });
    expect(body.quote.startDate).toBe(SLOT.startDate);
  });

  it('gives one slot to one of 100 renters who ask at once, and nobody waits for a deadlock', async () => {
    const slowest: number[] = [];
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const started = performance.now();
        const answer = await booking.hold({}, 1000 + index);
        slowest.push(performance.now() - started);
        return answer;
      }),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 409 && body.code === 'slot_taken')).toHaveLength(99);
    const { rows } = await booking.sql.query<{ deadlocks: string }>(
      'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
    );
    expect(rows[0]?.deadlocks).toBe('0');
  });

  it('gives one captain to one of two boats at a time', async () => {
    await addBoat(booking.sql, 13);
    await booking.sql.query('INSERT INTO captain_rates VALUES (13, $1, 6500, true)', [CAPTAIN]);
    expect((await booking.hold({ captainId: CAPTAIN })).status).toBe(201);
    const { status, body } = await booking.hold({ boatId: 13, captainId: CAPTAIN }, 6);
    expect([status, body.code]).toEqual([409, 'captain_taken']);
  });

  it('lets a charter begin when the one before it ends', async () => {
    expect((await booking.hold()).status).toBe(201);
    expect((await booking.hold({ startDate: SLOT.endDate, endDate: '2026-06-16T02:00:00.000Z' }, 6)).status).toBe(201);
  });

  it('leads a renter who asks again back to the hold they have', async () => {
    const first = await booking.hold();
    const { status, body } = await booking.hold();
    expect([status, body.code, body.holdId]).toEqual([409, 'own_hold', first.body.holdId]);
    const resumed = await booking.as(RENTER).get(`/api/bookings/holds/${first.body.holdId}`);
    expect(resumed.body).toEqual(first.body);
  });

  it('lets nobody hold more than three slots', async () => {
    const answers = [];
    for (const day of [10, 11, 12, 13]) {
      answers.push(await booking.hold({ startDate: `2026-06-${day}T18:00:00Z`, endDate: `2026-06-${day}T22:00:00Z` }));
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 409]);
    expect(answers[3]?.body.code).toBe('too_many_holds');
  });

  it('answers a repeat with the same Idempotency-Key with the first hold, and refuses the key for another wish', async () => {
    const send = (body: object) =>
      booking.as(RENTER).post<{ holdId: string; code?: string }>('/api/bookings/holds', body, {
        'idempotency-key': 'the-same-key',
      });
    const [first, second] = [await send(booking.wish()), await send(booking.wish())];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect((await send(booking.wish({ guestCount: 5 }))).body.code).toBe('idempotency_key_reused');
  });

  it.each([
    ['a price that is not ours', { totalPrice: 1 }, 409, 'price_changed'],
    [
      'a start outside the slots',
      { startDate: '2026-06-15T18:10:00Z', endDate: '2026-06-15T22:10:00Z' },
      422,
      'outside_hours',
    ],
    ['a duration below the minimum', { endDate: '2026-06-15T20:00:00Z' }, 422, 'duration_not_allowed'],
    ['a duration of more than 12 hours', { endDate: '2026-06-16T07:00:00Z' }, 422, 'duration_not_allowed'],
    ['an end before the start', { endDate: '2026-06-15T17:00:00Z' }, 422, 'duration_not_allowed'],
    [
      'less than 36 hours of notice',
      { startDate: '2026-06-02T18:00:00Z', endDate: '2026-06-02T22:00:00Z' },
      422,
      'notice_too_short',
    ],
    ['more guests than the boat carries', { guestCount: 13 }, 422, 'too_many_guests'],
    ['a captain without licences', { captainId: 8 }, 422, 'captain_unavailable'],
    ['a boat that is not there', { boatId: 99 }, 404, 'boat_not_found'],
    ['no guests', { guestCount: 0 }, 400, 'invalid_input'],
    ['a day that does not exist', { startDate: '2026-02-30T14:00' }, 400, 'invalid_input'],
  ])('refuses %s and holds nothing', async (_, changes, status, code) => {
    const answer = await booking.hold(changes);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await booking.sql.query('SELECT 1 FROM claims')).rowCount).toBe(0);
  });

  it('holds a boat that goes out with a captain only for nobody without one', async () => {
    const facts = { rules: { onlyWithCaptain: true } };
    await addBoat(booking.sql, 14);
    await booking.sql.query('UPDATE boats SET facts = $1 WHERE id = 14', [facts]);
    await booking.sql.query('INSERT INTO captain_rates VALUES (14, $1, 6500, true)', [CAPTAIN]);
    const refused = await booking.hold({ boatId: 14 });
    expect([refused.status, refused.body.code]).toEqual([422, 'captain_required']);
    expect((await booking.hold({ boatId: 14, captainId: CAPTAIN })).status).toBe(201);
  });

  it('takes no captain who was deactivated', async () => {
    await booking.sql.query('UPDATE users SET active = false WHERE id = $1', [CAPTAIN]);
    expect((await booking.hold({ captainId: CAPTAIN })).body.code).toBe('captain_unavailable');
    await booking.sql.query('UPDATE users SET active = true WHERE id = $1', [CAPTAIN]);
    expect((await booking.hold({ captainId: CAPTAIN })).status).toBe(201);
  });

  it('says the right price beside price_changed', async () => {
    const { body } = await booking.hold({ depositAmount: 1 });
    expect(body).toMatchObject({ code: 'price_changed', quote: { depositAmount: 350 } });
  });

  it('frees a slot that is given back, once its payment is closed', async () => {
    const { body } = await booking.hold();
    expect((await booking.as(RENTER).delete(`/api/bookings/holds/${body.holdId}`)).status).toBe(204);
    expect((await booking.hold({}, 6)).status).toBe(201);
  });

  it('keeps the slot while payments cannot say whether money is coming', async () => {
    const { body } = await booking.hold();
    booking.payments.down = true;
    expect((await booking.as(RENTER).delete(`/api/bookings/holds/${body.holdId}`)).status).toBe(503);
    expect((await booking.hold({}, 6)).body.code).toBe('slot_taken');
  });

  it('goes on giving a slot back that was interrupted, as nobody can pay for it any more', async () => {
    const { body } = await booking.hold();
    booking.payments.down = true;
    await booking.as(RENTER).delete(`/api/bookings/holds/${body.holdId}`);
    booking.payments.down = false;
    booking.clock.advance({ seconds: 16 }); // whoever tried in between has a lease of 15 seconds
    await eventuallyHolds(
      () => booking.hold({}, 6),
      ({ status }) => status === 201,
    );
  });

  it('does not show a hold to another renter', async () => {
    const { body } = await booking.hold();
    expect((await booking.as(6).get(`/api/bookings/holds/${body.holdId}`)).status).toBe(404);
    expect((await booking.as(6).delete(`/api/bookings/holds/${body.holdId}`)).status).toBe(404);
  });
});
