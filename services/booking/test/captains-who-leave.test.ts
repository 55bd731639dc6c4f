import type { BookingView, Role } from '@harbourline/contracts';
import { acts } from '@harbourline/test-kit/acts-on-bookings';
import {
  CAPTAIN,
  CHEAPER_CAPTAIN,
  DEARER_CAPTAIN,
  OWNER,
  RENTER,
  SLOT,
  startBooking,
  type TestBooking,
} from './support/start-booking';

const asClaim = (captain: number | null) => ({
  ...{ kind: 'booking', captain },
  from: new Date(SLOT.startDate),
  to: new Date(SLOT.endDate),
});

describe('a captain who leaves a confirmed charter', () => {
  let booking: TestBooking;
  beforeAll(async () => {
    booking = await startBooking({}, { jobs: false });
  });
  afterAll(() => booking.stop());
  afterEach(() => booking.reset());

  async function left(): Promise<number> {
    const { id } = await booking.confirmed({ captainId: CAPTAIN });
    expect((await booking.act('captain', acts.leaveCharter(id, 'Broken arm'))).status).toBe(200);
    return id;
  }

  it('is free again, while the booking keeps the boat and waits for its owner', async () => {
    const id = await left();
    const { body } = await booking.as(RENTER).get(`/api/bookings/${id}`);
    expect(body).toMatchObject({
      ...{ status: 'confirmed', captainId: null, captainWanted: true, captainFee: 260 },
      respondBy: '2026-06-02T12:00:00.000Z',
    });
    expect(await booking.claimsOf(id)).toEqual([asClaim(null)]);
    expect((await booking.events()).at(-1)).toMatchObject({
      type: 'booking.captain-left.v1',
      data: {
        ...{ captainId: null, captainWanted: true, changeReason: 'Broken arm' },
        previous: { ...SLOT, status: 'confirmed', guestCount: 4, captainId: CAPTAIN },
      },
    });
    expect((await booking.historyOf(id)).at(-1)).toMatchObject({
      ...{ actor: 'captain', actor_id: CAPTAIN, action: 'captain left', reason: 'Broken arm' },
      ...{ from_status: 'confirmed', to_status: 'confirmed' },
    });
    expect((await booking.act('captain', acts.leaveCharter(id, 'Broken arm'))).body.code).toBe('booking_not_found');
  });

  it('has to say why', async () => {
    const { id } = await booking.confirmed({ captainId: CAPTAIN });
    const answer = await booking.act('captain', acts.leaveCharter(id));
    expect([answer.status, answer.body.fields]).toEqual([400, { reason: 'Please give a reason' }]);
  });

  it('cannot leave before it is confirmed', async () => {
    const { id } = await booking.pending({ captainId: CAPTAIN });
    const answer = await booking.act('captain', acts.leaveCharter(id, 'Broken arm'));
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      ...[409, 'booking_not_confirmed', 'This is available once the booking is confirmed.'],
    ]);
  });

  it.each([
    ['who asks for less, which the renter saves', CHEAPER_CAPTAIN, 200, 1600],
    ['at the same fee', DEARER_CAPTAIN, 260, 1660],
  ])('is replaced by one %s', async (_, captainId, captainFee, totalPrice) => {
    const id = await left();
    const sameRate = 'UPDATE captain_rates SET hourly_rate_cents = $2 WHERE captain_id = $1';
    await booking.sql.query(sameRate, [DEARER_CAPTAIN, 6500]);
    const { body } = await booking.act('owner', acts.replaceCaptain(id, captainId));
    expect(body).toMatchObject({
      ...{ status: 'confirmed', captainId, captainWanted: false, respondBy: null, captainFee, totalPrice },
      ...{ depositAmount: 415, balanceDue: 985, dueToCaptain: captainFee },
    });
    expect(await booking.claimsOf(id)).toEqual([asClaim(captainId)]);
    expect((await booking.toldOf(id)).at(-1)).toBe('booking.captain-replaced.v1');
    expect((await booking.historyOf(id)).at(-1)).toMatchObject({
      ...{ actor: 'owner', actor_id: OWNER, action: 'captain replaced' },
      changes: expect.arrayContaining([{ field: 'captainId', from: null, to: captainId }]),
    });
    await booking.sql.query(sameRate, [DEARER_CAPTAIN, 9000]);
  });

  it.each([
    [
      'asks for more',
      DEARER_CAPTAIN,
      ...[422, 'captain_too_expensive', 'This captain charges more than the one who left.'],
    ],
    ['has no licences', 8, 422, 'captain_unavailable', 'This captain does not take charters on this boat.'],
    ['is nobody', 99, 422, 'captain_unavailable', expect.any(String)],
  ] as const)('is not replaced by one who %s', async (_, captainId, status, code, message) => {
    const id = await left();
    const answer = await booking.act('owner', acts.replaceCaptain(id, captainId));
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([status, code, message]);
    expect(await booking.claimsOf(id)).toEqual([asClaim(null)]);
  });

  it('is not replaced by one who is not free', async () => {
    const id = await left();
    await booking.as(CHEAPER_CAPTAIN, 'captain').post('/api/calendar-blocks', { ...SLOT });
    const answer = await booking.act('owner', acts.replaceCaptain(id, CHEAPER_CAPTAIN));
    expect([answer.status, answer.body.code]).toEqual([409, 'captain_taken']);
  });

  it('is no replacement of their own, and the owner is told who has left, as nobody else is', async () => {
    const id = await left();
    const seenBy = async (who: number, role: Role) =>
      (await booking.as(who, role).get<BookingView>(`/api/bookings/${id}`)).body.captainsWhoLeft;
    expect([await seenBy(OWNER, 'owner'), await seenBy(1, 'admin'), await seenBy(RENTER, 'renter')]).toEqual([
      [CAPTAIN],
      [CAPTAIN],
      null,
    ]);
    const answer = await booking.act('owner', acts.replaceCaptain(id, CAPTAIN));
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      ...[422, 'captain_unavailable', 'This captain cannot take the charter. Please choose another.'],
    ]);
    const { body } = await booking.act('owner', acts.replaceCaptain(id, CHEAPER_CAPTAIN));
    expect([body.captainId, body.captainsWhoLeft]).toEqual([CHEAPER_CAPTAIN, []]);
  });

  it('is replaced for whatever time an administrator has set', async () => {
    const id = await left();
    const edit = { endDate: '2026-06-15T19:40:00.000Z', captainFee: 260, despite: ['duration_not_allowed'] };
    expect((await booking.as(1, 'admin').patch(`/api/admin/bookings/${id}`, edit)).status).toBe(200);
    const replaced = await booking.act('owner', acts.replaceCaptain(id, CHEAPER_CAPTAIN));
    expect(replaced.body).toMatchObject({ captainId: CHEAPER_CAPTAIN, captainFee: 83.33 });
  });

  it('is replaced only where one has left, by the owner', async () => {
    const { id } = await booking.confirmed({ captainId: CAPTAIN });
    const replace = acts.replaceCaptain(id, CHEAPER_CAPTAIN);
    const unasked = await booking.act('owner', replace);
    expect([unasked.status, unasked.body.code, unasked.body.message]).toEqual([
      ...[409, 'captain_not_wanted', 'This booking does not need another captain.'],
    ]);
    await booking.act('captain', acts.leaveCharter(id, 'Broken arm'));
    expect((await booking.act('owner', replace, 4)).body.code).toBe('booking_not_found');
    await booking.patch('renter', id, { status: 'cancelled' });
    expect((await booking.act('owner', replace)).body.code).toBe('booking_not_active');
  });

  it('costs the renter nothing who does not want to wait', async () => {
    const id = await left();
    booking.clock.set('2026-06-14T12:00:00.000Z');
    const { body } = await booking.patch('renter', id, { status: 'cancelled' });
    expect(body).toMatchObject({
      outcome: 'renter_cancelled',
      refund: { rule: 'R6', amount: 415, creditInstead: true },
    });
  });

  it('is replaced once when the owner answers twice', async () => {
    const id = await left();
    const answers = await Promise.all(
      [CHEAPER_CAPTAIN, CHEAPER_CAPTAIN].map((captainId) => booking.act('owner', acts.replaceCaptain(id, captainId))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await booking.claimsOf(id)).toHaveLength(1);
  });
});
