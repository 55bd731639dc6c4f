import type { BookingView } from '@harbourline/contracts';
import { acts } from '@harbourline/test-kit/acts-on-bookings';
import { BOAT, CAPTAIN, CHEAPER_CAPTAIN, RENTER, SLOT, startBooking, type TestBooking } from './support/start-booking';

const LATER = { startDate: '2026-06-15T19:00:00.000Z', endDate: '2026-06-15T23:00:00.000Z' };

describe('an administrator’s edit', () => {
  let booking: TestBooking;
  beforeAll(async () => {
    booking = await startBooking({}, { jobs: false });
  });
  afterAll(() => booking.stop());
  afterEach(() => booking.reset());

  const edit = (id: number, body: object) =>
    booking.as(1, 'admin').patch<BookingView>(`/api/admin/bookings/${id}`, body);

  it('changes what is given, leaves the rest, and keeps what it was before in the history', async () => {
    const { id } = await booking.confirmed({ captainId: CAPTAIN });
    const changes = { guestCount: 6, specialRequests: 'Two cakes', paidDate: '2026-06-01T10:00:00.000Z' };
    const { status, body } = await edit(id, {
      ...changes,
      boatRentalAmount: 1_500,
      totalPrice: 7,
      despite: ['total_differs', 'deposit_too_small'],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ ...changes, ...SLOT, status: 'confirmed', captainId: CAPTAIN, captainFee: 260 },
      ...{ boatRentalAmount: 1_500, totalPrice: 1_760, depositAmount: 415, balanceDue: 1_085, dueToCaptain: 260 },
    });
    expect((await booking.historyOf(id)).at(-1)).toMatchObject({
      ...{ actor: 'administrator', action: 'edited', from_status: 'confirmed', to_status: 'confirmed' },
      changes: expect.arrayContaining([
        { field: 'guestCount', from: 4, to: 6 },
        { field: 'boatRentalAmount', from: 1_400, to: 1_500 },
        { field: 'totalPrice', from: 1_660, to: 1_760 },
        { field: 'specialRequests', from: null, to: 'Two cakes' },
      ]),
    });
    expect((await booking.events()).at(-1)).toMatchObject({
      type: 'booking.updated.v1',
      data: {
        previous: {
          ...{ ...SLOT, status: 'confirmed', guestCount: 4, captainId: CAPTAIN, specialRequests: null },
          ...{ totalCents: 166_000, depositCents: 41_500, dueToCaptainCents: 26_000 },
        },
      },
    });
  });

  it('that changes nothing is no change, and tells nobody', async () => {
    const made = await booking.confirmed();
    const { depositAmount, captainId, guestCount, paidDate, status } = made;
    const same = { ...SLOT, depositAmount, captainId, guestCount, paidDate, status, specialRequests: null };
    expect((await edit(made.id, same)).body).toEqual(await onesOwn(made.id));
    expect(await booking.toldOf(made.id)).toEqual(['booking.requested.v1', 'booking.confirmed.v1']);
  });

  const onesOwn = async (id: number) => (await booking.as(1, 'admin').get(`/api/bookings/${id}`)).body;

  it('moves the slot with the time: the new one is taken, the old one free', async () => {
    const { id } = await booking.confirmed({ captainId: CAPTAIN });
    expect((await edit(id, LATER)).body).toMatchObject(LATER);
    const [claim] = await booking.claimsOf(id);
    expect(claim).toEqual({
      ...{ kind: 'booking', captain: CAPTAIN, from: new Date(LATER.startDate), to: new Date(LATER.endDate) },
    });
  });

  it('never overlaps: the booking in the way is named, and everything stays as it was', async () => {
    const first = await booking.confirmed();
    const { id } = await booking.confirmed({ startDate: '2026-06-15T22:00:00Z', endDate: '2026-06-16T02:00:00Z' });
    const { status, body } = await edit(id, { startDate: '2026-06-15T21:00:00Z' });
    expect([status, body.code, body.message]).toEqual([
      ...[409, 'slot_taken', `This overlaps booking ${first.id}, June 15, 2:00–6:00 p.m. EDT`],
    ]);
    expect(await booking.claimsOf(id)).toMatchObject([{ from: new Date('2026-06-15T22:00:00Z') }]);
  });

  it('refuses two edits at once that want each other’s slot, without a deadlock', async () => {
    const first = await booking.confirmed();
    const second = await booking.confirmed({ startDate: '2026-06-15T22:00:00Z', endDate: '2026-06-16T02:00:00Z' });
    const [one, other] = await Promise.all([
      edit(first.id, { startDate: second.startDate, endDate: second.endDate }),
      edit(second.id, { startDate: first.startDate, endDate: first.endDate }),
    ]);
    expect([one.status, other.status]).toEqual([409, 409]);
  });

  it('books another captain at their own rate, or the given fee, and nobody for nothing', async () => {
    const { id } = await booking.confirmed();
    const despite = ['deposit_too_small'];
    const dearer = await edit(id, { captainId: CHEAPER_CAPTAIN, despite });
    expect(dearer.body).toMatchObject({ captainFee: 200, totalPrice: 1_600 });
    expect((await edit(id, { captainId: CAPTAIN, captainFee: 100 })).body).toMatchObject({ totalPrice: 1_500 });
    expect(await booking.claimsOf(id)).toMatchObject([{ captain: CAPTAIN }]);
    expect((await edit(id, { captainId: null })).body).toMatchObject({ captainFee: 0, totalPrice: 1_400 });
    expect((await edit(id, { captainFee: 100 })).body.fields).toEqual({ captainFee: 'There is no captain to pay' });
    expect((await edit(id, { captainId: 8 })).body.code).toBe('captain_unavailable');
  });

  it('finds the captain whom a charter waits for', async () => {
    const { id } = await booking.confirmed({ captainId: CAPTAIN });
    await booking.act('captain', acts.leaveCharter(id, 'Ill'));
    expect((await edit(id, { captainId: null, captainFee: 260, guestCount: 5 })).body.captainWanted).toBe(true);
    expect((await edit(id, { captainId: CHEAPER_CAPTAIN })).body).toMatchObject({
      captainWanted: false,
      respondBy: null,
    });
  });

  it.each(['pending', 'confirmed', 'completed'])('does not forget the captain who has left: %s', async (status) => {
    const { id } = await booking.confirmed({ captainId: CAPTAIN });
    await booking.act('captain', acts.leaveCharter(id, 'Ill'));
    const refused = await edit(id, { status, despite: ['charter_not_over'] });
    // It is confirmed already: nothing changes.
    if (status === 'confirmed') expect([refused.status, refused.body.captainWanted]).toEqual([200, true]);
    else expect([refused.status, refused.body.code]).toEqual([422, 'captain_unavailable']);
    const found = await edit(id, { status, captainId: CHEAPER_CAPTAIN, despite: ['charter_not_over'] });
    expect(found.body).toMatchObject({ status, captainId: CHEAPER_CAPTAIN, captainWanted: false });
  });

  it('ends the wait for a captain with a time that has begun already', async () => {
    const { id } = await booking.confirmed({ captainId: CAPTAIN });
    await booking.act('captain', acts.leaveCharter(id, 'Ill'));
    const past = { startDate: '2026-06-01T08:00:00.000Z', endDate: '2026-06-01T11:00:00.000Z' };
    expect((await edit(id, { ...past, despite: ['outside_hours'] })).body).toMatchObject({
      captainWanted: true,
      respondBy: '2026-06-01T08:00:00.000Z',
    });
  });

  it.each([
    [
      'a start outside the hours',
      { startDate: '2026-06-15T18:15:00Z', endDate: '2026-06-15T22:15:00Z' },
      'outside_hours',
    ],
    ['a duration that nobody else may have', { endDate: '2026-06-15T20:00:00Z' }, 'duration_not_allowed'],
    [
      'a start without notice',
      { startDate: '2026-06-02T18:00:00Z', endDate: '2026-06-02T22:00:00Z' },
      'notice_too_short',
    ],
    ['more guests than the boat carries', { guestCount: 13 }, 'too_many_guests'],
    ['a total that does not add up', { boatRentalAmount: 1_300, totalPrice: 1_400 }, 'total_differs'],
    ['a total for which the deposit is too small', { boatRentalAmount: 1_500 }, 'deposit_too_small'],
  ])('asks before %s', async (_, change, rule) => {
    const { id } = await booking.confirmed();
    const asked = await edit(id, { ...change, reason: 'Agreed with the owner' });
    expect([asked.status, asked.body.code, Object.keys(asked.body.fields ?? {})]).toEqual([
      ...[409, 'confirmation_needed'],
      [rule],
    ]);
    expect((await edit(id, { ...change, reason: 'Agreed with the owner', despite: [rule] })).status).toBe(200);
    expect((await booking.historyOf(id)).at(-1)).toMatchObject({ reason: 'Agreed with the owner' });
  });

  it('lets a proposal of the owner lapse with another time, and the owner answer anew', async () => {
    const { id } = await booking.pending();
    await booking.patch('owner', id, { ownerAdjusted: true, adjustedStartTime: '16:00' });
    booking.clock.set('2026-06-01T18:00:00.000Z');
    expect((await edit(id, LATER)).body).toMatchObject({
      ...{ ownerAdjusted: false, adjustedStartDate: null, respondBy: '2026-06-02T18:00:00.000Z', status: 'pending' },
    });
    expect(await booking.claimsOf(id)).toHaveLength(1);
  });

  it('changes no deposit that was paid by card, and none above the total', async () => {
    const paid = await booking.confirmed();
    expect((await edit(paid.id, { depositAmount: 300 })).body.code).toBe('deposit_paid_by_card');
    expect((await edit(paid.id, { depositAmount: 350 })).status).toBe(200);
    expect((await edit(paid.id, { boatRentalAmount: 349 })).body.code).toBe('deposit_above_total');
    const made = await booking.as(1, 'admin').post<BookingView>('/api/admin/bookings', {
      boatId: BOAT,
      renterId: RENTER,
      startDate: '2026-06-20T14:00',
    });
    expect((await edit(made.body.id, { depositAmount: 100 })).body).toMatchObject({
      depositAmount: 100,
      balanceDue: 1_300,
    });
    expect((await edit(made.body.id, { depositAmount: null })).body.depositAmount).toBe(350);
  });

  it('settles a completed charter anew, and leaves the money and the time of a canceled one alone', async () => {
    const { id } = await booking.confirmed();
    await edit(id, { status: 'completed', despite: ['charter_not_over'] });
    await edit(id, { boatRentalAmount: 1_000 });
    expect((await booking.events()).at(-1)?.data.settlement).toMatchObject({
      ...{ rule: 'completed', ownerKeepsCents: 20_000, platformKeepsCents: 15_000 },
    });
    await edit(id, { status: 'cancelled', reason: 'Mistaken' });
    for (const change of [{ boatRentalAmount: 900 }, LATER, { captainId: CAPTAIN }])
      expect((await edit(id, change)).body.code).toBe('booking_final');
    expect((await edit(id, { specialRequests: 'For the records' })).status).toBe(200);
    expect(await booking.claimsOf(id)).toEqual([]);
  });

  it('refuses a booking that is not there, an end before the start, and everybody else', async () => {
    expect((await edit(99, { guestCount: 2 })).body.code).toBe('booking_not_found');
    const { id } = await booking.confirmed();
    expect((await edit(id, { endDate: SLOT.startDate })).body.code).toBe('duration_not_allowed');
    for (const [who, role] of [
      [RENTER, 'renter'],
      [3, 'owner'],
      [CAPTAIN, 'captain'],
    ] as const) {
      expect((await booking.as(who, role).patch(`/api/admin/bookings/${id}`, { guestCount: 2 })).status).toBe(403);
    }
  });
});
