import type { BookingView } from '@harbourline/contracts';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import {
  ACCEPT,
  BOAT,
  CAPTAIN,
  DECLINE,
  OWNER,
  RENTER,
  SLOT,
  startBooking,
  type TestBooking,
} from './support/start-booking';

describe('the owner’s answer', () => {
  let booking: TestBooking;
  beforeAll(async () => {
    booking = await startBooking();
  });
  afterAll(() => booking.stop());
  afterEach(() => booking.reset());

  it('confirms when the owner accepts, and only then shows each side how to reach the other', async () => {
    const { id } = await booking.pending();
    const seenBefore = await booking.as(OWNER, 'owner').get<BookingView>(`/api/bookings/${id}`);
    expect(seenBefore.body.renter).toBeNull();
    const { status, body } = await booking.patch('owner', id, ACCEPT);
    expect([status, body.status, body.respondBy]).toEqual([200, 'confirmed', null]);
    expect(body.renter).toEqual({ fullName: 'Rory Renter', phone: '+14165550105', email: '5@example.com' });
    const seen = await booking.as(RENTER).get<BookingView>(`/api/bookings/${id}`);
    expect(seen.body.owner).toEqual({ fullName: 'Olivia Owner', phone: '+14165550103', email: '3@example.com' });
    expect(await booking.toldOf(id)).toEqual(['booking.requested.v1', 'booking.confirmed.v1']);
  });

  it('frees the slot and gives the whole deposit back when the owner declines', async () => {
    const { id } = await booking.pending();
    const { body } = await booking.patch('owner', id, { ...DECLINE, reason: 'Engine trouble' });
    expect(body).toMatchObject({
      status: 'cancelled',
      outcome: 'owner_declined',
      cancellationReason: 'Engine trouble',
    });
    expect((await booking.events()).at(-1)).toMatchObject({
      type: 'booking.declined.v1',
      data: { refundCents: 35_000, cancelledBy: 'owner', settlement: { rule: 'R3', refundCents: 35_000 } },
    });
    expect((await booking.hold({}, 6)).status).toBe(201);
  });

  it('counts for how soon the owner answers, from the request to the first of them', async () => {
    const times = async () => (await booking.as(null).get(`/api/boats/${BOAT}/answer-times`)).body;
    expect(await times()).toEqual({ days: 90, answered: 0, medianMinutes: null });
    const { id } = await booking.pending();
    booking.clock.advance({ hours: 2 });
    expect(await times()).toEqual({ days: 90, answered: 0, medianMinutes: null });
    await booking.patch('owner', id, ACCEPT);
    booking.clock.advance({ hours: 1 });
    await booking.patch('owner', id, { status: 'cancelled', reason: 'Engine trouble' });
    expect(await times()).toEqual({ days: 90, answered: 1, medianMinutes: 120 });
    await booking.sql.query('UPDATE boats SET available = false WHERE id = $1', [BOAT]);
    expect(await times()).toMatchObject({ code: 'boat_not_found' });
    await booking.sql.query('UPDATE boats SET available = true WHERE id = $1', [BOAT]);
  });

  it('is not called quick where most requests have expired without one', async () => {
    const times = async () => (await booking.as(null).get(`/api/boats/${BOAT}/answer-times`)).body;
    const { id } = await booking.pending();
    await booking.patch('owner', id, DECLINE);
    expect(await times()).toEqual({ days: 90, answered: 1, medianMinutes: 0 });
    for (const day of ['2026-06-15', '2026-06-16']) {
      const { id: expiring, respondBy } = await booking.pending({
        startDate: `${day}T18:00:00.000Z`,
        endDate: `${day}T22:00:00.000Z`,
      });
      booking.clock.set(new Date(Date.parse(respondBy ?? '') + 1).toISOString());
      await eventuallyHolds(
        async () => (await booking.as(OWNER, 'owner').get<BookingView>(`/api/bookings/${expiring}`)).body.outcome,
        (outcome) => outcome === 'expired',
      );
    }
    expect(await times()).toEqual({ days: 90, answered: 1, medianMinutes: null });
  });

  it('declines without a reason as well', async () => {
    const { id } = await booking.pending();
    expect((await booking.patch('owner', id, { status: 'cancelled' })).body.outcome).toBe('owner_declined');
  });

  it.each([
    ['accepted and declined', [ACCEPT, DECLINE]],
    ['accepted and adjusted', [ACCEPT, { ownerAdjusted: true, adjustedStartTime: '16:00' }]],
    ['adjusted twice', ['15:00', '16:00'].map((adjustedStartTime) => ({ ownerAdjusted: true, adjustedStartTime }))],
  ])('lets one of two answers at once win: %s', async (_, bodies) => {
    const { id } = await booking.pending();
    const answers = await Promise.all(bodies.map((body) => booking.patch('owner', id, body)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect([400, 409]).toContain(statuses[1]);
    expect(await booking.toldOf(id)).toHaveLength(2);
    expect(await booking.historyOf(id)).toHaveLength(2);
  });

  it('is too late for a reservation that its renter has just taken back, or the other way round', async () => {
    const { id } = await booking.pending();
    const [answer, takenBack] = await Promise.all([
      booking.patch('owner', id, DECLINE),
      booking.patch('renter', id, { status: 'cancelled' }),
    ]);
    expect([answer.status, takenBack.status].sort()).toEqual([200, 409]);
    expect(await booking.toldOf(id)).toHaveLength(2);
  });

  it('ends an unanswered reservation by itself, frees the slot and gives the deposit back', async () => {
    const { id } = await booking.pending();
    booking.clock.set('2026-06-02T12:00:00.001Z');
    await eventuallyHolds(
      () => booking.toldOf(id),
      (types) => types.includes('booking.expired.v1'),
    );
    expect((await booking.events()).at(-1)).toMatchObject({ data: { outcome: 'expired', refundCents: 35_000 } });
    expect((await booking.historyOf(id)).at(-1)).toMatchObject({
      ...{ actor: 'system', action: 'expired', from_status: 'pending', to_status: 'cancelled' },
      reason: null,
    });
    expect((await booking.hold({ ...SLOT }, 6)).status).toBe(201);
  });

  it('does not end a reservation at the last instant at which the owner may answer it', async () => {
    const overdue = await booking.pending({ startDate: '2026-06-14T18:00:00Z', endDate: '2026-06-14T22:00:00Z' });
    booking.clock.advance({ seconds: 1 });
    const { id, respondBy } = await booking.pending();
    booking.clock.set(respondBy ?? '');
    await eventuallyHolds(
      () => booking.toldOf(overdue.id),
      (types) => types.includes('booking.expired.v1'),
    );
    await booking.untilNothingIsDue();
    expect(await booking.toldOf(id)).toEqual(['booking.requested.v1']);
  });

  it.each([
    ['the renter accepting for the owner', RENTER, 'renter', ACCEPT, 409, 'booking_not_adjusted'],
    ['the captain accepting for the owner', CAPTAIN, 'captain', ACCEPT, 403, 'forbidden'],
    ['another owner', 4, 'owner', ACCEPT, 404, 'booking_not_found'],
    ['another renter', 6, 'renter', { status: 'cancelled' }, 404, 'booking_not_found'],
    ['a status that does not exist', OWNER, 'owner', { status: 'sunk' }, 400, 'invalid_input'],
    ['nothing at all', OWNER, 'owner', {}, 400, 'invalid_input'],
    ['an act that has an address of its own', OWNER, 'owner', { captainId: CAPTAIN }, 400, 'invalid_input'],
    ['an answer of the captain, which has one', CAPTAIN, 'captain', { answer: 'accepted' }, 403, 'forbidden'],
  ] as const)('refuses %s', async (_, who, role, body, status, code) => {
    const { id } = await booking.pending({ captainId: CAPTAIN });
    const answer = await booking.patch(role, id, body, who);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await booking.toldOf(id)).toEqual(['booking.requested.v1']);
  });

  it('comes once', async () => {
    const { id } = await booking.confirmed();
    const again = await booking.patch('owner', id, ACCEPT);
    expect([again.status, again.body.code, again.body.message]).toEqual([
      409,
      'booking_not_pending',
      'This reservation has already been confirmed.',
    ]);
    expect((await booking.patch('owner', 4_711, ACCEPT)).body.code).toBe('booking_not_found');
  });

  it('comes too late once the renter has canceled, and says that this is why', async () => {
    const { id } = await booking.pending();
    await booking.patch('renter', id, { status: 'cancelled' });
    for (const answer of [ACCEPT, { ownerAdjusted: true, adjustedStartTime: '16:00' }]) {
      const { status, body } = await booking.patch('owner', id, answer);
      expect([status, body.code, body.message]).toEqual([
        ...[409, 'booking_not_pending', 'The renter has canceled this reservation.'],
      ]);
    }
  });

  it('keeps the history of a booking, with the deposit that was paid', async () => {
    const { id } = await booking.confirmed();
    const nothing = { reason: null, reason_code: null, changes: [], money_kind: null, money_cents: null };
    expect(await booking.historyOf(id)).toEqual([
      {
        ...{ ...nothing, money_kind: 'deposit', money_cents: 35_000 },
        ...{ actor: 'renter', actor_id: RENTER, action: 'requested', from_status: null, to_status: 'pending' },
      },
      {
        ...nothing,
        ...{ actor: 'owner', actor_id: OWNER, action: 'accepted', from_status: 'pending', to_status: 'confirmed' },
      },
    ]);
  });
});
