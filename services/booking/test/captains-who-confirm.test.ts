import type { BookingView, CaptainEarnings } from '@harbourline/contracts';
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

const OWNERS_TIME = '2026-06-02T12:00:00.000Z';

let booking: TestBooking;
beforeAll(async () => {
  booking = await startBooking({}, { jobs: false });
});
afterAll(() => booking.stop());
beforeEach(() => confirmsEach(CAPTAIN));
afterEach(async () => {
  await booking.sql.query('UPDATE users SET confirms_charters = false');
  await booking.reset();
});

async function confirmsEach(captain: number, confirms = true) {
  await booking.sql.query('UPDATE users SET confirms_charters = $2 WHERE id = $1', [captain, confirms]);
}
const asked = () => booking.pending({ captainId: CAPTAIN });
const yes = (id: number, captain = CAPTAIN) => booking.act('captain', acts.acceptCharter(id), captain);
const no = (id: number) => booking.act('captain', acts.declineCharter(id, 'Away that day'));
const seen = async (id: number) => (await booking.as(RENTER).get<BookingView>(`/api/bookings/${id}`)).body;
const lastTold = async (id: number) => (await booking.toldOf(id)).at(-1);
const at = (time: string) => booking.clock.set(time);

describe('a captain who confirms each charter', () => {
  it('is asked with the request, until the owner’s deadline', async () => {
    const request = await asked();
    expect(request).toMatchObject({
      ...{ status: 'pending', captainAnswer: 'awaited', ownerAcceptedAt: null, respondBy: OWNERS_TIME },
    });
    expect((await booking.events()).at(-1)).toMatchObject({
      ...{ type: 'booking.requested.v1', data: { captainAnswer: 'awaited', ownerAcceptedAt: null } },
    });
  });

  it('is not asked who has not wanted that by then, whatever they set later', async () => {
    await confirmsEach(CAPTAIN, false);
    const { id } = await asked();
    await confirmsEach(CAPTAIN);
    expect((await yes(id)).body.code).toBe('captain_not_asked');
    expect((await booking.patch('owner', id, ACCEPT)).body).toMatchObject({ status: 'confirmed', captainAnswer: null });
  });

  it('is still waited for who does not want it any more', async () => {
    const { id } = await asked();
    await confirmsEach(CAPTAIN, false);
    expect((await booking.patch('owner', id, ACCEPT)).body.status).toBe('pending');
    expect((await yes(id)).body.status).toBe('confirmed');
  });

  it.each(['owner', 'captain'] as const)(
    'makes it confirmed with the second yes, the %s’s being the first',
    async (first) => {
      const { id } = await asked();
      const ownerSays = () => booking.patch('owner', id, ACCEPT);
      const captainSays = () => yes(id);
      const [one, other] = first === 'owner' ? [ownerSays, captainSays] : [captainSays, ownerSays];
      const now = booking.clock.now().toISOString();
      const half = await one();
      expect(half).toMatchObject({
        status: 200,
        body: {
          ...{ status: 'pending', respondBy: OWNERS_TIME },
          ...(first === 'owner'
            ? { captainAnswer: 'awaited', ownerAcceptedAt: now }
            : { captainAnswer: 'accepted', ownerAcceptedAt: null }),
        },
      });
      expect(await lastTold(id)).toBe(`booking.captain-${first === 'owner' ? 'awaited' : 'accepted'}.v1`);
      const whole = await other();
      expect(whole.body).toMatchObject({ status: 'confirmed', captainAnswer: 'accepted', respondBy: null });
      expect(await lastTold(id)).toBe('booking.confirmed.v1');
      expect((await booking.toldOf(id)).filter((type) => type === 'booking.confirmed.v1')).toHaveLength(1);
    },
  );

  it('and the owner may answer at once: it is confirmed once', async () => {
    const { id } = await asked();
    const both = await Promise.all([booking.patch('owner', id, ACCEPT), yes(id)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await seen(id)).toMatchObject({ status: 'confirmed', captainAnswer: 'accepted' });
    expect((await booking.toldOf(id)).filter((type) => type === 'booking.confirmed.v1')).toHaveLength(1);
  });

  it('answers once, in their own requests, and no longer than the time lasts', async () => {
    const { id } = await asked();
    expect((await yes(id, CHEAPER_CAPTAIN)).body.code).toBe('booking_not_found');
    at('2026-06-02T12:00:00.001Z');
    expect((await yes(id)).body.code).toBe('response_overdue');
    expect((await no(id)).body.code).toBe('response_overdue');
    at(OWNERS_TIME);
    expect((await yes(id)).status).toBe(200);
    expect((await no(id)).body.code).toBe('captain_not_asked');
  });

  it('has to wait while the renter answers a proposal, and is asked anew about its time', async () => {
    const { id } = await asked();
    await yes(id);
    await booking.patch('owner', id, { ownerAdjusted: true, adjustedStartTime: '16:00' });
    expect((await yes(id)).body.code).toBe('captain_not_asked');
    const accepted = await booking.patch('renter', id, { status: 'confirmed', ownerAdjusted: false });
    expect(accepted.body).toMatchObject({
      ...{ status: 'pending', startDate: '2026-06-15T20:00:00.000Z', captainAnswer: 'awaited', ownerAdjusted: false },
      ...{ respondBy: OWNERS_TIME, ownerAcceptedAt: booking.clock.now().toISOString() },
    });
    expect(await lastTold(id)).toBe('booking.captain-awaited.v1');
    expect((await yes(id)).body.status).toBe('confirmed');
  });

  it('is asked anew when the renter changes the request', async () => {
    const { id } = await asked();
    await yes(id);
    booking.clock.pass({ hours: 2 });
    const changed = await booking.act('renter', acts.changeReservation(id, { guestCount: 6 }));
    expect(changed.body).toMatchObject({ captainAnswer: 'awaited', respondBy: '2026-06-02T14:00:00.000Z' });
  });
});

describe('a captain’s no', () => {
  it('needs a reason, frees them, and gives the owner time to find another', async () => {
    const { id } = await asked();
    expect((await booking.act('captain', acts.declineCharter(id))).body.fields).toEqual({
      reason: 'Please give a reason',
    });
    booking.clock.pass({ hours: 3 });
    expect((await no(id)).status).toBe(200);
    expect(await seen(id)).toMatchObject({
      ...{ status: 'pending', captainId: null, captainWanted: true, captainAnswer: null, captainFee: 260 },
      respondBy: '2026-06-02T15:00:00.000Z',
    });
    expect((await booking.claimsOf(id)).map(({ captain }) => captain)).toEqual([null]);
    expect(await lastTold(id)).toBe('booking.captain-declined.v1');
    expect((await booking.historyOf(id)).at(-1)).toMatchObject({
      ...{ actor: 'captain', actor_id: CAPTAIN, action: 'captain declined', reason: 'Away that day' },
    });
    expect((await yes(id)).body.code).toBe('booking_not_found');
  });

  it('leads to another captain, whom choosing is the owner’s yes, at no higher fee and not the same', async () => {
    const { id } = await asked();
    await no(id);
    expect((await booking.patch('owner', id, ACCEPT)).body.code).toBe('captain_declined');
    const choose = (captainId: number) => booking.act('owner', acts.replaceCaptain(id, captainId));
    expect((await choose(CAPTAIN)).body.code).toBe('captain_unavailable');
    expect((await choose(DEARER_CAPTAIN)).body.code).toBe('captain_too_expensive');
    expect((await choose(CHEAPER_CAPTAIN)).body).toMatchObject({
      ...{ status: 'confirmed', captainId: CHEAPER_CAPTAIN, captainFee: 200, captainAnswer: null, respondBy: null },
    });
    expect(await lastTold(id)).toBe('booking.confirmed.v1');
    expect((await booking.claimsOf(id)).map(({ captain }) => captain)).toEqual([CHEAPER_CAPTAIN]);
  });

  it('leads to one who confirms each charter as well, and is asked in turn', async () => {
    await confirmsEach(CHEAPER_CAPTAIN);
    const { id } = await asked();
    await booking.patch('owner', id, ACCEPT);
    await no(id);
    const acceptedAt = (await seen(id)).ownerAcceptedAt;
    booking.clock.pass({ hours: 5 });
    const chosen = await booking.act('owner', acts.replaceCaptain(id, CHEAPER_CAPTAIN));
    expect(chosen.body).toMatchObject({
      ...{ status: 'pending', captainAnswer: 'awaited', ownerAcceptedAt: acceptedAt },
      ...{ captainWanted: false, respondBy: '2026-06-02T17:00:00.000Z' },
    });
    expect(await lastTold(id)).toBe('booking.captain-awaited.v1');
    expect((await yes(id, CHEAPER_CAPTAIN)).body.status).toBe('confirmed');
  });

  it('does not keep the owner from declining, nor the renter from leaving with everything', async () => {
    const [one, other] = [await asked(), await booking.pending({ captainId: CAPTAIN, ...NEXT_WEEK })];
    for (const { id } of [one, other]) await no(id);
    expect((await booking.patch('owner', one.id, DECLINE)).body).toMatchObject({ outcome: 'owner_declined' });
    expect((await booking.patch('renter', other.id, { status: 'cancelled' })).body).toMatchObject({
      refund: { rule: 'R3', amount: 415 },
    });
  });
});

const NEXT_WEEK = { startDate: '2026-06-22T18:00:00.000Z', endDate: '2026-06-22T22:00:00.000Z' };

describe('administrators', () => {
  it('answer in the captain’s stead, and have everyone asked again', async () => {
    const { id } = await asked();
    const set = (status: string) =>
      booking.as(1, 'admin').patch<BookingView>(`/api/bookings/${id}`, { status, reason: 'By phone' });
    expect((await set('confirmed')).body).toMatchObject({ status: 'confirmed', captainAnswer: null });
    expect((await set('pending')).body).toMatchObject({ status: 'pending', captainAnswer: null });
  });

  it('give a request to another captain, who is asked if they want to be', async () => {
    await confirmsEach(CHEAPER_CAPTAIN);
    const { id } = await asked();
    await booking.patch('owner', id, ACCEPT);
    const edited = await booking.as(1, 'admin').patch(`/api/admin/bookings/${id}`, { captainId: CHEAPER_CAPTAIN });
    expect(edited.body).toMatchObject({ captainAnswer: 'awaited', ownerAcceptedAt: null, respondBy: OWNERS_TIME });
  });
});

describe('earnings', () => {
  const earnings = async (who = CAPTAIN) =>
    booking.as(who, 'captain').get<CaptainEarnings>(`/api/bookings/captain/${CAPTAIN}/earnings`);

  it('are the fees of charters that are over or to come, by the month of the boat’s clock', async () => {
    await confirmsEach(CAPTAIN, false);
    // Late on June 30 in Toronto, when it is July elsewhere.
    const late = { startDate: '2026-07-01T02:00:00.000Z', endDate: '2026-07-01T06:00:00.000Z' };
    const july = { startDate: '2026-07-10T18:00:00.000Z', endDate: '2026-07-10T22:00:00.000Z' };
    for (const slot of [SLOT, late, july]) await booking.confirmed({ captainId: CAPTAIN, ...slot });
    const { id } = await booking.confirmed({ captainId: CAPTAIN, ...NEXT_WEEK });
    await booking.pending({
      captainId: CAPTAIN,
      startDate: '2026-07-11T18:00:00.000Z',
      endDate: '2026-07-11T22:00:00.000Z',
    });
    await booking.patch('owner', id, { ...DECLINE, reason: 'Engine' });
    at('2026-06-16T12:00:00.000Z');
    expect((await earnings()).body).toEqual({
      months: [
        { month: '2026-07', completed: { charters: 0, fees: 0 }, toCome: { charters: 1, fees: 260 } },
        { month: '2026-06', completed: { charters: 1, fees: 260 }, toCome: { charters: 1, fees: 260 } },
      ],
      completed: { charters: 1, fees: 260 },
      toCome: { charters: 2, fees: 520 },
    });
  });

  it('are nobody else’s business', async () => {
    expect((await earnings(CHEAPER_CAPTAIN)).body).toMatchObject({ code: 'user_not_found' });
    expect((await booking.as(OWNER, 'owner').get(`/api/bookings/captain/${CAPTAIN}/earnings`)).status).toBe(403);
  });
});
