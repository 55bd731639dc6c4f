import type { RouteResponse, quoteChange } from '@harbourline/contracts';
import { acts } from '@harbourline/test-kit/acts-on-bookings';
import { ACCEPT, CAPTAIN, OWNER, RENTER, SLOT, startBooking, type TestBooking } from './support/start-booking';

/** A day later, which is cheaper, and 2 hours longer: 6 × 200 instead of 4 × 350. */
const LATER = { startDate: '2026-06-16T18:00:00.000Z', endDate: '2026-06-17T00:00:00.000Z' };

describe('a change by the renter before the answer', () => {
  let booking: TestBooking;
  beforeAll(async () => {
    booking = await startBooking({}, { jobs: false });
    await booking.sql.query(`UPDATE boats SET custom_rates = custom_rates || '{"2026-06-16":200}'`);
  });
  afterAll(() => booking.stop());
  afterEach(async () => {
    await booking.reset();
    await booking.sql.query(
      'UPDATE boats SET rate_cents = 35000, discount_percent = 0, available = true, deleted = false',
    );
    await booking.sql.query('UPDATE users SET active = true');
  });

  const quote = (id: number, change: object, who = RENTER) =>
    booking.as(who).post<RouteResponse<typeof quoteChange>>(`/api/bookings/${id}/change-quote`, change);

  it('moves the reservation at today’s price; the deposit stays, the difference goes to the balance', async () => {
    const { id } = await booking.pending({ captainId: CAPTAIN });
    booking.clock.set('2026-06-02T06:00:00.000Z');
    const { status, body } = await booking.act('renter', acts.changeReservation(id, { ...LATER, guestCount: 7 }));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...LATER,
      status: 'pending',
      guestCount: 7,
      captainId: CAPTAIN,
      boatRentalAmount: 1200,
      captainFee: 390,
      totalPrice: 1590,
      depositAmount: 415,
      balanceDue: 785,
      dueToCaptain: 390,
      respondBy: '2026-06-03T06:00:00.000Z',
    });
    expect(await booking.claimsOf(id)).toEqual([
      { kind: 'booking', captain: CAPTAIN, from: new Date(LATER.startDate), to: new Date(LATER.endDate) },
    ]);
    expect(await booking.toldOf(id)).toEqual(['booking.requested.v1', 'booking.changed.v1']);
    expect((await booking.historyOf(id)).at(-1)).toMatchObject({
      ...{ actor: 'renter', actor_id: RENTER, action: 'changed', from_status: 'pending', to_status: 'pending' },
      changes: expect.arrayContaining([
        { field: 'guestCount', from: 4, to: 7 },
        { field: 'totalPrice', from: 1660, to: 1590 },
      ]),
    });
    expect((await booking.hold(SLOT, 6)).status).toBe(201);
  });

  it('may overlap the time that it had', async () => {
    const { id } = await booking.pending();
    const change = { startDate: '2026-06-15T19:00:00.000Z', endDate: '2026-06-15T23:00:00.000Z' };
    expect((await booking.act('renter', acts.changeReservation(id, change))).body).toMatchObject(change);
  });

  it('may be for the group alone, and leaves what is left out', async () => {
    const { id } = await booking.pending();
    expect((await booking.act('renter', acts.changeReservation(id, { guestCount: 9 }))).body).toMatchObject({
      ...SLOT,
      guestCount: 9,
    });
  });

  it('takes the owner’s discount of today from 6 hours on', async () => {
    const { id } = await booking.pending();
    await booking.sql.query('UPDATE boats SET discount_percent = 10');
    expect((await quote(id, LATER)).body).toMatchObject({ discountAmount: 120, boatRentalAmount: 1080 });
    expect((await quote(id, { endDate: '2026-06-15T23:00:00.000Z' })).body.discountAmount).toBe(0);
    expect((await booking.act('renter', acts.changeReservation(id, LATER))).body.boatRentalAmount).toBe(1080);
  });

  it('says what it would cost, its own time not being in the way, and changes nothing', async () => {
    const { id } = await booking.pending();
    const overlapping = { startDate: '2026-06-15T19:00:00.000Z', endDate: '2026-06-15T23:00:00.000Z' };
    expect((await quote(id, overlapping)).body).toMatchObject({
      ...overlapping,
      ...{ hours: 4, totalPrice: 1400, depositAmount: 350, balanceDue: 1050, difference: 0 },
      ...{ free: true, reason: null },
    });
    expect((await quote(id, { endDate: '2026-06-15T21:00:00.000Z' })).body.difference).toBe(-350);
    expect(await booking.toldOf(id)).toHaveLength(1);
    await booking.hold(LATER, 6);
    expect((await quote(id, LATER)).body).toMatchObject({ free: false, reason: { code: 'slot_taken' } });
    expect((await quote(id, { guestCount: 13 })).body.reason?.code).toBe('too_many_guests');
    expect((await quote(id, LATER, 6)).body.code).toBe('booking_not_found');
  });

  it('is refused when it would cost less than the deposit, which is paid', async () => {
    const { id } = await booking.pending({ endDate: '2026-06-16T06:00:00.000Z' });
    await booking.sql.query('UPDATE boats SET rate_cents = 30000');
    const cheaper = { endDate: '2026-06-15T21:00:00.000Z' };
    for (const answer of [await quote(id, cheaper), await booking.act('renter', acts.changeReservation(id, cheaper))]) {
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([
        422,
        'deposit_above_total',
        'The deposit would be more than the total price.',
      ]);
    }
  });

  it.each([
    ['nothing new', { guestCount: 4 }, 422, 'same_time'],
    ['no change at all', {}, 400, 'invalid_input'],
    [
      'a start outside the slots',
      { startDate: '2026-06-15T13:30:00Z', endDate: '2026-06-15T17:30:00Z' },
      422,
      'outside_hours',
    ],
    ['a duration below the minimum', { endDate: '2026-06-15T20:00:00Z' }, 422, 'duration_not_allowed'],
    ['an end before the start', { endDate: '2026-06-15T10:00:00Z' }, 422, 'duration_not_allowed'],
    ['less notice', { startDate: '2026-06-02T22:00:00Z', endDate: '2026-06-03T02:00:00Z' }, 422, 'notice_too_short'],
    ['more guests than the boat carries', { guestCount: 13 }, 422, 'too_many_guests'],
    ['no guests', { guestCount: 0 }, 400, 'invalid_input'],
    ['a time that is taken', { startDate: '2026-06-20T18:00:00Z', endDate: '2026-06-20T22:00:00Z' }, 409, 'slot_taken'],
    ['another time and an answer at once', { guestCount: 5, status: 'sunk' }, 400, 'invalid_input'],
  ])('is refused for %s', async (_, change, status, code) => {
    await booking.hold({ startDate: '2026-06-20T20:00:00Z', endDate: '2026-06-21T00:00:00Z' }, 6);
    const { id } = await booking.pending();
    const answer = await booking.act('renter', acts.changeReservation(id, change));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await booking.toldOf(id)).toHaveLength(1);
  });

  it('is refused while a changed time waits for the renter, and once the owner has answered', async () => {
    const { id } = await booking.pending();
    await booking.patch('owner', id, { ownerAdjusted: true, adjustedStartTime: '16:00' });
    for (const answer of [await quote(id, LATER), await booking.act('renter', acts.changeReservation(id, LATER))])
      expect([answer.status, answer.body.code]).toEqual([409, 'booking_adjusted']);
    await booking.act('owner', acts.withdrawAdjustment(id));
    await booking.patch('owner', id, ACCEPT);
    for (const answer of [await quote(id, LATER), await booking.act('renter', acts.changeReservation(id, LATER))])
      expect([answer.status, answer.body.code]).toEqual([409, 'booking_not_pending']);
  });

  it.each([
    ['the boat cannot be reserved any more', 'UPDATE boats SET available = false', 'boat_unavailable'],
    ['its captain has gone', `UPDATE users SET active = false WHERE id = ${CAPTAIN}`, 'captain_unavailable'],
  ])('is refused when %s', async (_, sql, code) => {
    const { id } = await booking.pending({ captainId: CAPTAIN });
    await booking.sql.query(sql);
    expect((await booking.act('renter', acts.changeReservation(id, LATER))).body.code).toBe(code);
  });

  it.each([
    ['another renter', 'renter', 6, 404],
    ['the owner', 'owner', OWNER, 403],
  ] as const)('is not for %s', async (_, role, who, status) => {
    const { id } = await booking.pending();
    expect((await booking.act(role, acts.changeReservation(id, LATER), who)).status).toBe(status);
  });
});
