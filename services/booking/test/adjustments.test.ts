import { acts } from '@harbourline/test-kit/acts-on-bookings';
import {
  ACCEPT,
  CAPTAIN,
  CHEAPER_CAPTAIN,
  DEARER_CAPTAIN,
  DECLINE,
  OWNER,
  RENTER,
  SLOT,
  startBooking,
  type TestBooking,
} from './support/start-booking';

const ADJUST = { ownerAdjusted: true, adjustedStartTime: '16:00' };
const NEW_SLOT = { startDate: '2026-06-15T20:00:00.000Z', endDate: '2026-06-16T00:00:00.000Z' };
const TAKE = { status: 'confirmed', ownerAdjusted: false };
const OUTSIDE = 'Charters start every 30 minutes between 10:00 a.m. and 10:30 p.m., local time.';
const asClaim = ({ startDate, endDate }: typeof SLOT, kind: string, captain: number | null = null) => ({
  ...{ kind, captain },
  from: new Date(startDate),
  to: new Date(endDate),
});

describe('a changed time', () => {
  let booking: TestBooking;
  beforeAll(async () => {
    booking = await startBooking({}, { jobs: false });
  });
  afterAll(() => booking.stop());
  afterEach(() => booking.reset());

  it('is kept free beside the old one, for as long, on the same date, until the renter answers', async () => {
    const { id } = await booking.pending();
    booking.clock.set('2026-06-01T18:00:00.000Z');
    const { status, body } = await booking.patch('owner', id, ADJUST);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'pending',
      ...SLOT,
      ownerAdjusted: true,
      adjustedStartTime: '16:00',
      adjustedCaptainId: null,
      adjustedStartDate: NEW_SLOT.startDate,
      adjustedEndDate: NEW_SLOT.endDate,
      respondBy: '2026-06-02T18:00:00.000Z',
    });
    expect(await booking.claimsOf(id)).toEqual([asClaim(SLOT, 'booking'), asClaim(NEW_SLOT, 'proposal')]);
    for (const slot of [SLOT, NEW_SLOT]) expect((await booking.hold(slot, 6)).body.code).toBe('slot_taken');
    expect((await booking.events()).at(-1)).toMatchObject({
      type: 'booking.adjusted.v1',
      data: { adjusted: { ...NEW_SLOT, captainId: null }, respondBy: '2026-06-02T18:00:00.000Z' },
    });
  });

  it.each([
    ['accept', ACCEPT],
    ['decline', DECLINE],
    ['adjust again', { ...ADJUST, adjustedStartTime: '17:00' }],
  ])('locks what the owner can do until the renter answers: not %s', async (_, body) => {
    const { id } = await booking.pending();
    await booking.patch('owner', id, ADJUST);
    const locked = await booking.patch('owner', id, body);
    expect([locked.status, locked.body.code, locked.body.message]).toEqual([
      409,
      'booking_adjusted',
      'The renter has to answer your proposal first.',
    ]);
  });

  it('confirms the booking at the new time when the renter takes it, and frees the old one', async () => {
    const { id } = await booking.pending();
    await booking.patch('owner', id, ADJUST);
    const { body } = await booking.patch('renter', id, TAKE);
    expect(body).toMatchObject({ status: 'confirmed', ...NEW_SLOT, ownerAdjusted: false, respondBy: null });
    expect(body).toMatchObject({ adjustedStartTime: null, adjustedStartDate: null, adjustedEndDate: null });
    expect(await booking.claimsOf(id)).toEqual([asClaim(NEW_SLOT, 'booking')]);
    expect((await booking.toldOf(id)).at(-1)).toBe('booking.adjustment-accepted.v1');
    expect((await booking.hold({ ...SLOT, endDate: '2026-06-15T21:00:00Z' }, 6)).body.code).toBe('slot_taken');
    const before = { startDate: '2026-06-15T17:00:00Z', endDate: '2026-06-15T20:00:00Z' };
    expect((await booking.hold(before, 6)).status).toBe(201);
  });

  it('ends with the whole deposit when the renter cancels instead', async () => {
    const { id } = await booking.pending();
    await booking.patch('owner', id, ADJUST);
    const { body } = await booking.patch('renter', id, { status: 'cancelled' });
    expect(body).toMatchObject({
      outcome: 'renter_cancelled',
      ownerAdjusted: false,
      refund: { rule: 'R3', amount: 350 },
    });
    expect(await booking.claimsOf(id)).toEqual([]);
  });

  it('can be taken back, and the reservation waits for the owner as before', async () => {
    const { id, respondBy } = await booking.pending();
    booking.clock.set('2026-06-01T18:00:00.000Z');
    await booking.patch('owner', id, ADJUST);
    const { body } = await booking.act('owner', acts.withdrawAdjustment(id));
    expect(body).toMatchObject({ status: 'pending', ownerAdjusted: false, adjustedStartDate: null, respondBy });
    expect(await booking.claimsOf(id)).toEqual([asClaim(SLOT, 'booking')]);
    expect((await booking.toldOf(id)).at(-1)).toBe('booking.adjustment-withdrawn.v1');
    expect((await booking.patch('owner', id, ACCEPT)).body.status).toBe('confirmed');
  });

  it('is in the history from beginning to end', async () => {
    const { id } = await booking.pending();
    await booking.patch('owner', id, ADJUST);
    await booking.patch('renter', id, TAKE);
    expect((await booking.historyOf(id)).slice(1)).toMatchObject([
      {
        ...{ actor: 'owner', actor_id: OWNER, action: 'adjusted', from_status: 'pending', to_status: 'pending' },
        changes: expect.arrayContaining([{ field: 'adjustedStartTime', from: null, to: '16:00' }]),
      },
      {
        ...{ actor: 'renter', actor_id: RENTER, action: 'adjustment accepted', to_status: 'confirmed' },
        changes: expect.arrayContaining([{ field: 'startDate', from: SLOT.startDate, to: NEW_SLOT.startDate }]),
      },
    ]);
  });

  it('can come with a captain who asks for less, and the renter pays the less', async () => {
    const { id } = await booking.pending({ captainId: CAPTAIN });
    await booking.patch('owner', id, { ...ADJUST, adjustedCaptainId: CHEAPER_CAPTAIN });
    expect(await booking.claimsOf(id)).toEqual([
      asClaim(SLOT, 'booking', CAPTAIN),
      asClaim(NEW_SLOT, 'proposal', CHEAPER_CAPTAIN),
    ]);
    const { body } = await booking.patch('renter', id, TAKE);
    expect(body).toMatchObject({ captainId: CHEAPER_CAPTAIN, captainFee: 200, totalPrice: 1600, dueToCaptain: 200 });
    expect(body).toMatchObject({ depositAmount: 415, balanceDue: 985 });
  });

  it('can be a change of the captain alone', async () => {
    const { id } = await booking.pending({ captainId: CAPTAIN });
    const proposal = { ownerAdjusted: true, adjustedStartTime: '14:00', adjustedCaptainId: CHEAPER_CAPTAIN };
    expect((await booking.patch('owner', id, proposal)).body.adjustedCaptainId).toBe(CHEAPER_CAPTAIN);
    expect((await booking.patch('renter', id, TAKE)).body).toMatchObject({ ...SLOT, captainId: CHEAPER_CAPTAIN });
  });

  it.each([
    ['the time it has already', { adjustedStartTime: '14:00' }, 'same_time', 'The reservation already has this time.'],
    ['a time outside the slots', { adjustedStartTime: '09:30' }, 'outside_hours', OUTSIDE],
    ['a time between the slots', { adjustedStartTime: '16:10' }, 'outside_hours', OUTSIDE],
    ['a captain without licences', { adjustedCaptainId: 8 }, 'captain_unavailable', expect.any(String)],
    ['a dearer captain', { adjustedCaptainId: DEARER_CAPTAIN }, 'captain_too_expensive', expect.any(String)],
  ])('refuses %s', async (_, change, code, message) => {
    const { id } = await booking.pending({ captainId: CAPTAIN });
    const { status, body } = await booking.patch('owner', id, { ...ADJUST, ...change });
    expect([status, body.code, body.message]).toEqual([422, code, message]);
    expect(await booking.claimsOf(id)).toHaveLength(1);
  });

  it.each([
    ['', 'Start time is required'],
    [undefined, 'Start time is required'],
    ['4 pm', 'Please enter a time, such as 14:30'],
  ])('has to be a time, not %p', async (adjustedStartTime, message) => {
    const { id } = await booking.pending();
    const { status, body } = await booking.patch('owner', id, { ownerAdjusted: true, adjustedStartTime });
    expect([status, body.fields]).toEqual([400, { adjustedStartTime: message }]);
  });

  it('is refused when it is over already', async () => {
    const { id } = await booking.pending();
    await booking.sql.query(`UPDATE bookings SET respond_by = start_date`);
    booking.clock.set('2026-06-15T17:00:00.000Z');
    const { status, body } = await booking.patch('owner', id, { ...ADJUST, adjustedStartTime: '12:30' });
    expect([status, body.code, body.message]).toEqual([422, 'notice_too_short', 'The new time is already over.']);
  });

  it('does not tell the owner what else the captain does', async () => {
    const { id } = await booking.pending({ captainId: CAPTAIN });
    const elsewhere = { startDate: '2026-06-15T22:30:00.000Z', endDate: '2026-06-15T23:30:00.000Z' };
    await booking.as(CAPTAIN, 'captain').post('/api/calendar-blocks', elsewhere);
    const refused = await booking.patch('owner', id, ADJUST);
    expect([refused.status, refused.body.code]).toEqual([409, 'captain_taken']);
    expect(refused.body).not.toHaveProperty('conflict');
  });

  it('cannot bring a captain to a renter who wants none', async () => {
    const { id } = await booking.pending();
    const { status, body } = await booking.patch('owner', id, { ...ADJUST, adjustedCaptainId: CHEAPER_CAPTAIN });
    expect([status, body.code]).toEqual([409, 'captain_not_wanted']);
  });

  it.each([
    ['answered by the renter before there is one', (id: number) => booking.patch('renter', id, TAKE)],
    ['taken back by the owner before there is one', (id: number) => booking.act('owner', acts.withdrawAdjustment(id))],
  ] as const)('cannot be %s', async (_, said) => {
    const { id } = await booking.pending();
    const answer = await said(id);
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      409,
      'booking_not_adjusted',
      'There is no proposed change to answer.',
    ]);
  });

  it.each([
    ['another owner', 'owner', 4, ADJUST],
    ['another renter', 'renter', 6, TAKE],
  ] as const)('is no business of %s', async (_, role, who, body) => {
    const { id } = await booking.pending();
    expect((await booking.patch(role, id, body, who)).body.code).toBe('booking_not_found');
  });
});
