import { signServiceToken } from '@harbourline/service-kit/auth/service-token';
import { acts } from '@harbourline/test-kit/acts-on-bookings';
import { TEST_INTERNAL_SECRET } from '@harbourline/test-kit/test-environment';
import { ACCEPT, CAPTAIN, DECLINE, startBooking, type TestBooking } from './support/start-booking';

const ADJUST = { ownerAdjusted: true, adjustedStartTime: '16:00' };
const LATE = [409, 'response_overdue', 'The time to answer this reservation has run out.'];

describe('a deadline, while nothing runs on the clock', () => {
  let booking: TestBooking;
  beforeAll(async () => {
    booking = await startBooking({}, { jobs: false });
  });
  afterAll(() => booking.stop());
  afterEach(() => booking.reset());

  it.each([
    ['accept', ACCEPT],
    ['decline', DECLINE],
    ['adjust', ADJUST],
  ])('lets the owner %s at its very end, and not after', async (_, body) => {
    const { id, respondBy } = await booking.pending();
    expect(respondBy).toBe('2026-06-02T12:00:00.000Z');
    booking.clock.set('2026-06-02T12:00:00.001Z');
    const late = await booking.patch('owner', id, body);
    expect([late.status, late.body.code, late.body.message]).toEqual(LATE);
    booking.clock.set('2026-06-02T12:00:00.000Z');
    expect((await booking.patch('owner', id, body)).status).toBe(200);
  });

  it('makes a silent owner a task for a person for its last hour', async () => {
    const { id, respondBy } = await booking.pending();
    const tasksAt = async (time: string) => {
      booking.clock.set(time);
      return (await booking.as(1, 'admin').get<object[]>('/api/admin/support-tasks/booking')).body;
    };
    expect(await tasksAt('2026-06-02T10:59:59.999Z')).toEqual([]);
    const silent = {
      kind: 'owner_silent',
      bookingId: id,
      deadline: respondBy,
      person: { id: 3, fullName: 'Olivia Owner' },
    };
    expect(await tasksAt('2026-06-02T11:00:00.000Z')).toMatchObject([silent]);
    expect(await tasksAt('2026-06-02T12:00:00.001Z')).toEqual([]);
    booking.clock.set('2026-06-02T11:30:00.000Z');
    expect((await booking.patch('owner', id, ADJUST)).status).toBe(200);
    expect(await tasksAt('2026-06-02T11:45:00.000Z')).toEqual([]);
  });

  it('lets the renter change a reservation no longer than its owner may answer it', async () => {
    const { id } = await booking.pending();
    booking.clock.set('2026-06-02T12:00:00.001Z');
    const late = await booking.act('renter', acts.changeReservation(id, { guestCount: 5 }));
    expect([late.status, late.body.code, late.body.message]).toEqual(LATE);
    expect((await booking.as(5).post<{ code: string }>(`/api/bookings/${id}/change-quote`, {})).body.code).toBe(
      'response_overdue',
    );
    booking.clock.set('2026-06-02T12:00:00.000Z');
    expect((await booking.act('renter', acts.changeReservation(id, { guestCount: 5 }))).status).toBe(200);
  });

  it('lets the renter accept a changed time for 24 hours', async () => {
    const { id } = await booking.pending();
    booking.clock.set('2026-06-02T08:00:00.000Z');
    expect((await booking.patch('owner', id, ADJUST)).body.respondBy).toBe('2026-06-03T08:00:00.000Z');
    booking.clock.set('2026-06-03T08:00:00.001Z');
    const accept = { status: 'confirmed', ownerAdjusted: false };
    const late = await booking.patch('renter', id, accept);
    expect([late.status, late.body.code, late.body.message]).toEqual(LATE);
    booking.clock.set('2026-06-03T08:00:00.000Z');
    expect((await booking.patch('renter', id, accept)).body.status).toBe('confirmed');
  });

  it.each([
    ['earlier', '13:00', '2026-06-03T17:00:00.000Z'],
    ['later', '16:00', '2026-06-03T18:00:00.000Z'],
  ])('of a renter is no later than the earlier of both starts: the new one is %s', async (_, time, respondBy) => {
    const { id } = await booking.pending({ startDate: '2026-06-03T18:00:00Z', endDate: '2026-06-03T22:00:00Z' });
    await booking.sql.query(`UPDATE bookings SET respond_by = start_date`);
    booking.clock.set('2026-06-03T00:00:00.000Z');
    const { body } = await booking.patch('owner', id, { ...ADJUST, adjustedStartTime: time });
    expect(body.respondBy).toBe(respondBy);
  });

  it('lets the owner take a changed time back as long as they could have answered', async () => {
    const { id } = await booking.pending();
    booking.clock.set('2026-06-02T08:00:00.000Z');
    await booking.patch('owner', id, ADJUST);
    booking.clock.set('2026-06-02T12:00:00.001Z');
    const late = await booking.act('owner', acts.withdrawAdjustment(id));
    expect([late.status, late.body.code]).toEqual([409, 'response_overdue']);
    booking.clock.set('2026-06-02T12:00:00.000Z');
    const { body } = await booking.act('owner', acts.withdrawAdjustment(id));
    expect(body.respondBy).toBe('2026-06-02T12:00:00.000Z');
  });

  it('lets the owner replace a captain for 24 hours, and no longer than to the start', async () => {
    const { id } = await booking.confirmed({ captainId: CAPTAIN });
    booking.clock.set('2026-06-15T08:00:00.000Z');
    const left = await booking.act('captain', acts.leaveCharter(id, 'Ill'));
    expect(left.body.respondBy).toBe('2026-06-15T18:00:00.000Z');
    booking.clock.set('2026-06-15T18:00:00.001Z');
    const late = await booking.act('owner', acts.replaceCaptain(id, 9));
    expect([late.status, late.body.code]).toEqual([409, 'response_overdue']);
    booking.clock.set('2026-06-15T18:00:00.000Z');
    expect((await booking.act('owner', acts.replaceCaptain(id, 9))).body.captainId).toBe(9);
  });

  it('lets the renter choose between credit and refund for 7 days', async () => {
    const { id } = await booking.confirmed();
    booking.clock.set('2026-06-02T12:00:00.001Z');
    const ended = await booking.patch('owner', id, { status: 'cancelled', reason: 'Engine trouble' });
    expect(ended.body.refund).toBeNull(); // it is between renter and platform
    booking.clock.set('2026-06-09T12:00:00.002Z');
    const late = await booking.act('renter', acts.chooseRefund(id, 'credit'));
    expect([late.status, late.body.code]).toEqual([409, 'response_overdue']);
    booking.clock.set('2026-06-09T12:00:00.001Z');
    const { body } = await booking.act('renter', acts.chooseRefund(id, 'credit'));
    expect(body.refund).toMatchObject({ rule: 'R6', choice: 'credit', chooseBy: '2026-06-09T12:00:00.001Z' });
  });

  it('lets a hold be paid for 15 minutes', async () => {
    const { holdId } = (await booking.hold()).body;
    const token = signServiceToken({ from: 'payments', to: 'booking', secret: TEST_INTERNAL_SECRET });
    const status = async () => {
      const cost = `/internal/holds/${holdId}/cost`;
      const headers = { authorization: `Bearer ${token}` };
      return (await booking.as(null).send<{ status: string }>('GET', cost, undefined, headers)).body.status;
    };
    booking.clock.set('2026-06-01T12:14:59.999Z');
    expect(await status()).toBe('live');
    booking.clock.set('2026-06-01T12:15:00.000Z');
    expect(await status()).toBe('expired');
  });
});
