import type { HistoryEntry, Role } from '@harbourline/contracts';
import { acts } from '@harbourline/test-kit/acts-on-bookings';
import {
  ACCEPT,
  CAPTAIN,
  CHEAPER_CAPTAIN,
  OWNER,
  PARTY,
  RENTER,
  startBooking,
  type TestBooking,
} from './support/start-booking';

describe('the history of a booking', () => {
  let booking: TestBooking;
  beforeAll(async () => {
    booking = await startBooking({}, { jobs: false });
    await booking.sql.query(
      `INSERT INTO users VALUES (1, 'admin', 'Ada Administrator', '1@example.com', '+14165550101', false, true)`,
    );
  });
  afterAll(() => booking.stop());
  afterEach(() => booking.reset());

  const read = (id: number, role: Role, who = PARTY[role]) =>
    booking.as(who, role).get<HistoryEntry[]>(`/api/bookings/${id}/history`);
  const history = async (id: number, role: Role) => (await read(id, role)).body;

  it('says when, who, what, from what to what, why, and which money moved', async () => {
    const { id } = await booking.pending();
    booking.clock.set('2026-06-01T13:00:00.000Z');
    await booking.act('renter', acts.changeReservation(id, { guestCount: 6 }));
    await booking.patch('owner', id, ACCEPT);
    await booking.patch('admin', id, { status: 'cancelled', reason: 'Storm', cause: 'unsafe' });
    expect(await history(id, 'admin')).toEqual([
      {
        ...{ at: '2026-06-01T12:00:00.000Z', actor: 'renter', actorName: 'Rory Renter', action: 'requested' },
        ...{ fromStatus: null, toStatus: 'pending', changes: [] },
        ...{ reason: null, reasonCode: null, effectCodes: [], effect: [] },
        money: { kind: 'deposit', amount: 350 },
      },
      expect.objectContaining({
        ...{ at: '2026-06-01T13:00:00.000Z', action: 'changed', fromStatus: 'pending', toStatus: 'pending' },
        changes: [{ field: 'guestCount', from: 4, to: 6 }],
      }),
      expect.objectContaining({ actor: 'owner', actorName: 'Olivia Owner', action: 'accepted', toStatus: 'confirmed' }),
      expect.objectContaining({
        ...{ actor: 'administrator', actorName: 'Ada Administrator', fromStatus: 'confirmed', toStatus: 'cancelled' },
        reason: 'Storm',
      }),
    ]);
  });

  it('names others only while the booking is confirmed, and never who administers', async () => {
    const { id } = await booking.pending();
    const names = async (role: Role) => (await history(id, role)).map(({ actorName }) => actorName);
    expect(await names('renter')).toEqual(['Rory Renter']);
    expect(await names('owner')).toEqual([null]);
    await booking.patch('admin', id, { status: 'confirmed', reason: 'By phone' });
    expect(await names('owner')).toEqual(['Rory Renter', null]);
    await booking.patch('renter', id, { status: 'cancelled' });
    expect(await names('owner')).toEqual([null, null, null]);
    expect(await names('renter')).toEqual(['Rory Renter', null, 'Rory Renter']);
  });

  it('does not name a captain who has left to anybody but administrators', async () => {
    const { id } = await booking.confirmed({ captainId: CAPTAIN });
    await booking.act('captain', acts.leaveCharter(id, 'Ill'));
    await booking.act('owner', acts.replaceCaptain(id, CHEAPER_CAPTAIN));
    const left = (entries: HistoryEntry[]) => entries.find(({ actor }) => actor === 'captain')?.actorName;
    expect(left(await history(id, 'renter'))).toBeNull();
    expect(left((await read(id, 'captain', CHEAPER_CAPTAIN)).body)).toBeNull();
    expect(left(await history(id, 'admin'))).toBe('Cam Captain');
    expect((await read(id, 'captain')).body.code).toBe('booking_not_found');
  });

  it('keeps refund and credit between renter and platform, and all money but theirs from captains', async () => {
    const { id } = await booking.confirmed({ captainId: CAPTAIN });
    await booking.as(1, 'admin').patch(`/api/admin/bookings/${id}`, { boatRentalAmount: 1_300, captainFee: 300 });
    booking.clock.set('2026-06-03T12:00:00.000Z');
    await booking.patch('owner', id, { status: 'cancelled', reason: 'Engine trouble' });
    await booking.act('renter', acts.chooseRefund(id, 'refund'));
    await booking.sql.query(
      `INSERT INTO booking_history (booking_id, at, actor, action, from_status, to_status, money_kind, money_cents)
       VALUES ($1, $2, 'system', 'refunded', 'cancelled', 'cancelled', 'refund', 41500)`,
      [id, '2026-06-03T12:01:00.000Z'],
    );
    const [renter, owner, captain, admin] = await Promise.all(
      (['renter', 'owner', 'captain', 'admin'] as const).map((role) => history(id, role)),
    );
    expect(renter?.map(({ money }) => money)).toEqual([
      ...[{ kind: 'deposit', amount: 415 }, null, null, null, null, { kind: 'refund', amount: 415 }],
    ]);
    expect(admin).toHaveLength(6);
    expect(owner?.map(({ money }) => money)).toEqual([{ kind: 'deposit', amount: 415 }, null, null, null]);
    expect(captain?.map(({ money }) => money)).toEqual([null, null, null, null]);
    const fields = (entries: HistoryEntry[] | undefined) =>
      entries?.flatMap(({ changes }) => changes.map(({ field }) => field));
    expect(fields(renter)).toEqual(expect.arrayContaining(['boatRentalAmount', 'totalPrice', 'refundChoice']));
    expect(fields(owner)).not.toContain('refundChoice');
    expect(fields(captain)?.sort()).toEqual(['captainFee', 'dueToCaptain']);
    for (const entries of [renter, owner, captain])
      expect(JSON.stringify(entries)).not.toMatch(/owner_?keeps|platform_?keeps|tax/i);
  });

  it('is for the booking’s parties', async () => {
    const { id } = await booking.confirmed({ captainId: CAPTAIN });
    for (const [who, role] of [
      [6, 'renter'],
      [4, 'owner'],
      [8, 'captain'],
    ] as const) {
      const { status, body } = await read(id, role, who);
      expect([status, body.code]).toEqual([404, 'booking_not_found']);
    }
    for (const [who, role] of [
      [RENTER, 'renter'],
      [OWNER, 'owner'],
      [CAPTAIN, 'captain'],
      [1, 'admin'],
    ] as const)
      expect((await read(id, role, who)).status).toBe(200);
    expect((await booking.as(null).get(`/api/bookings/${id}/history`)).status).toBe(401);
  });
});
