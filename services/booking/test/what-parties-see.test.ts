import type { BookingView, Role } from '@harbourline/contracts';
import { signServiceToken } from '@harbourline/service-kit/auth/service-token';
import { call } from '@harbourline/test-kit/call';
import { TEST_INTERNAL_SECRET as secret } from '@harbourline/test-kit/test-environment';
import { CAPTAIN, startBooking, type TestBooking } from './support/start-booking';

const ROLES = ['renter', 'owner', 'captain', 'admin'] as const;
const OWNER_CONTACT = { fullName: 'Olivia Owner', phone: '+14165550103', email: '3@example.com' };
const RENTER_CONTACT = { fullName: 'Rory Renter', phone: '+14165550105', email: '5@example.com' };

describe('what a booking’s parties see of it', () => {
  let booking: TestBooking;
  beforeAll(async () => {
    booking = await startBooking({}, { jobs: false });
  });
  afterAll(() => booking.stop());
  afterEach(() => booking.reset());

  const view = async (id: number, role: Role) =>
    (
      await booking
        .as({ renter: 5, owner: 3, captain: CAPTAIN, admin: 1 }[role], role)
        .get<BookingView>(`/api/bookings/${id}`)
    ).body;

  it('is the others’ contact data once it is confirmed, and not after it was canceled', async () => {
    const { id } = await booking.pending({ captainId: CAPTAIN });
    const contacts = async (role: Role) => {
      const { owner, renter, captain } = await view(id, role);
      return [owner, renter, captain?.phone ?? null];
    };
    const own = [
      [null, RENTER_CONTACT, null],
      [OWNER_CONTACT, null, null],
      [null, null, '+14165550107'],
    ];
    const all = [OWNER_CONTACT, RENTER_CONTACT, '+14165550107'];
    const seen = () => Promise.all(ROLES.map(contacts));
    expect(await seen()).toEqual([...own, all]);
    await booking.patch('owner', id, { status: 'confirmed' });
    expect(await seen()).toEqual([all, all, all, all]);
    await booking.patch('renter', id, { status: 'cancelled' });
    expect(await seen()).toEqual([...own, all]);
  });

  it('is the boat’s name, but not for a renter or captain whose slot was lost', async () => {
    const { id } = await booking.confirmed({ captainId: CAPTAIN });
    const names = () =>
      Promise.all(ROLES.map(async (role) => [(await view(id, role)).boatName, (await view(id, role)).boat.boatName]));
    const name = ['Northern Light', 'Northern Light'];
    expect(await names()).toEqual([name, name, name, name]);
    await booking.sql.query(`UPDATE bookings SET status = 'cancelled', outcome = 'slot_lost'`);
    expect(await names()).toEqual([[null, null], name, [null, null], name]);
  });

  it('is how the boat is boarded while it is confirmed, as its owner says now, and not once it is called off or over', async () => {
    const { id } = await booking.pending({ captainId: CAPTAIN });
    const says = (marina: string) => booking.sql.query('UPDATE boats SET boarding = $1', [{ marina }]);
    const seen = () => Promise.all(ROLES.map(async (role) => (await view(id, role)).boarding?.marina));
    await says('Pier 4');
    const nobody = [undefined, undefined, undefined, undefined];
    expect(await seen()).toEqual(nobody);
    await booking.patch('owner', id, { status: 'confirmed' });
    await says('Pier 6');
    expect(await seen()).toEqual(['Pier 6', 'Pier 6', 'Pier 6', 'Pier 6']);
    await booking.sql.query(
      `UPDATE bookings SET choose_time_by = start_date, called_off_cause = 'weather', called_off_by = 'owner'`,
    );
    expect(await seen()).toEqual(nobody);
    await booking.sql.query(
      `UPDATE bookings SET choose_time_by = NULL, called_off_cause = NULL, called_off_by = NULL, status = 'completed'`,
    );
    expect(await seen()).toEqual(nobody);
    await booking.sql.query(`UPDATE bookings SET status = 'confirmed'`);
    expect(await seen()).toEqual(['Pier 6', 'Pier 6', 'Pier 6', 'Pier 6']);
    await booking.patch('renter', id, { status: 'cancelled' });
    expect(await seen()).toEqual(nobody);
  });

  it('is the refund for renter and administrator, and the amount due to the owner for administrators', async () => {
    const { id } = await booking.confirmed({ captainId: CAPTAIN });
    // 415 − 15% of 1,660
    expect(await Promise.all(ROLES.map(async (role) => (await view(id, role)).amountDueToOwner))).toEqual([
      ...[null, null, null, 166],
    ]);
    expect((await view(id, 'renter')).refund).toBeNull();
    booking.clock.set('2026-06-02T12:00:00.001Z');
    await booking.patch('owner', id, { status: 'cancelled', reason: 'Engine trouble' });
    const refund = {
      rule: 'R6',
      amount: 415,
      creditInstead: true,
      choice: null,
      chooseBy: '2026-06-09T12:00:00.001Z',
      refundedAt: null,
    };
    expect(await Promise.all(ROLES.map(async (role) => (await view(id, role)).refund))).toEqual([
      refund,
      null,
      null,
      refund,
    ]);
  });

  it('is the whole time that the owner proposes', async () => {
    const { id } = await booking.pending();
    await booking.patch('owner', id, { ownerAdjusted: true, adjustedStartTime: '16:00' });
    expect(await view(id, 'renter')).toMatchObject({
      ...{ ownerAdjusted: true, adjustedStartTime: '16:00', startDate: '2026-06-15T18:00:00.000Z' },
      ...{ adjustedStartDate: '2026-06-15T20:00:00.000Z', adjustedEndDate: '2026-06-16T00:00:00.000Z' },
    });
  });

  it('is the payment’s id for renter and administrator only', async () => {
    const { id } = await booking.confirmed({ captainId: CAPTAIN });
    const ids = await Promise.all(ROLES.map(async (role) => (await view(id, role)).paymentIntentId !== null));
    expect(ids).toEqual([true, false, false, true]);
  });

  it('is told to payments by the payment, and to nobody who is no service', async () => {
    const { id } = await booking.confirmed();
    const { paymentIntentId } = await view(id, 'admin');
    const ask = async (intent: string, token: string) => {
      const answer = await call(`${booking.service.url}/internal/bookings/by-payment/${intent}`, { token });
      return [answer.status, answer.body];
    };
    const tokenOf = (from: 'payments' | 'catalog') => signServiceToken({ from, to: 'booking', secret });
    expect(await ask(paymentIntentId ?? '', tokenOf('payments'))).toEqual([200, { bookingId: id }]);
    expect(await ask('pi_of_nobody', tokenOf('payments'))).toEqual([200, { bookingId: null }]);
    expect((await ask('pi_of_nobody', tokenOf('catalog')))[0]).toBe(403);
    expect((await ask('pi_of_nobody', 'x'))[0]).toBe(401);
  });
});
