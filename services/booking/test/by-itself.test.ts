import { acts } from '@harbourline/test-kit/acts-on-bookings';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { CAPTAIN, NOW, SLOT, startBooking, type TestBooking } from './support/start-booking';

describe('what happens by itself', () => {
  let booking: TestBooking;
  let another: { stop(): Promise<void> } | undefined;
  beforeAll(async () => {
    booking = await startBooking({ COMPLETION_HOURS: '1', TAX_PERCENT: '10' });
  });
  afterAll(async () => {
    await another?.stop();
    await booking.stop();
  });
  afterEach(() => booking.reset());

  const hears = (id: number, type: string) =>
    eventuallyHolds(
      () => booking.toldOf(id),
      (types) => types.includes(type),
    );
  const lastEvent = async () => (await booking.events()).at(-1)?.data;

  it('ends a reservation whose renter has not answered the changed time, with the whole deposit', async () => {
    const { id } = await booking.pending();
    booking.clock.set('2026-06-02T06:00:00.000Z');
    await booking.patch('owner', id, { ownerAdjusted: true, adjustedStartTime: '16:00' });
    booking.clock.set('2026-06-03T06:00:00.001Z');
    await hears(id, 'booking.expired.v1');
    expect(await lastEvent()).toMatchObject({
      ...{ status: 'cancelled', outcome: 'adjustment_lapsed', cancelledBy: 'system', adjusted: null },
      settlement: { rule: 'R3', refundCents: 35_000 },
    });
    expect((await booking.historyOf(id)).at(-1)).toMatchObject({
      ...{ actor: 'system', action: 'adjustment lapsed', reason: null },
    });
    expect(await booking.claimsOf(id)).toEqual([]);
  });

  it('waits for the renter past the owner’s own time', async () => {
    const { id } = await booking.pending();
    booking.clock.set('2026-06-02T06:00:00.000Z');
    await booking.patch('owner', id, { ownerAdjusted: true, adjustedStartTime: '16:00' });
    booking.clock.set('2026-06-03T06:00:00.000Z');
    const other = await booking.pending({ startDate: '2026-06-20T18:00:00Z', endDate: '2026-06-20T22:00:00Z' });
    booking.clock.set('2026-06-03T05:00:00.000Z');
    await booking.sql.query(`UPDATE bookings SET respond_by = '2026-06-03T04:59:59Z' WHERE id = $1`, [other.id]);
    await hears(other.id, 'booking.expired.v1'); // the jobs have run
    const { body } = await booking.patch('renter', id, { status: 'confirmed', ownerAdjusted: false });
    expect(body.status).toBe('confirmed');
  });

  it('ends a booking whose captain was not replaced in time; the renter may choose', async () => {
    const { id } = await booking.confirmed({ captainId: CAPTAIN });
    booking.clock.set('2026-06-03T12:00:00.000Z');
    await booking.act('captain', acts.leaveCharter(id, 'Ill'));
    booking.clock.set('2026-06-04T12:00:00.001Z');
    await hears(id, 'booking.cancelled.v1');
    expect(await lastEvent()).toMatchObject({
      ...{ outcome: 'captain_cancelled', cancelledBy: 'captain', captainWanted: false, refundChoice: null },
      chooseBy: '2026-06-11T12:00:00.001Z',
      settlement: { rule: 'R6', refundCents: 41_500, creditInstead: true },
    });
    expect(await booking.claimsOf(id)).toEqual([]);
  });

  it('refunds a deposit whose renter has not chosen in time, and asks no more', async () => {
    const { id } = await booking.confirmed();
    booking.clock.set('2026-06-03T12:00:00.000Z');
    await booking.patch('owner', id, { status: 'cancelled', reason: 'Sold' });
    booking.clock.set('2026-06-10T12:00:00.001Z');
    await hears(id, 'booking.refund-chosen.v1');
    expect(await lastEvent()).toMatchObject({ refundChoice: 'refund', status: 'cancelled' });
    expect((await booking.historyOf(id)).at(-1)).toMatchObject({
      ...{ actor: 'system', action: 'refund chosen', from_status: 'cancelled', to_status: 'cancelled' },
      changes: [{ field: 'refundChoice', from: null, to: 'refund' }],
    });
    const late = await booking.act('renter', acts.chooseRefund(id, 'credit'));
    expect([late.status, late.body.code, late.body.message]).toEqual([
      ...[409, 'no_choice', 'There is nothing to choose for this booking.'],
    ]);
  });

  it('completes a charter some time after its end, divides its deposit, and keeps its time', async () => {
    const { id } = await booking.confirmed();
    booking.clock.set('2026-06-15T23:00:00.000Z');
    await hears(id, 'booking.completed.v1');
    expect(await lastEvent()).toMatchObject({
      status: 'completed',
      settlement: {
        rule: 'completed',
        refundCents: 0,
        ownerKeepsCents: 12_600,
        platformKeepsCents: 21_000,
        taxCents: 1_400,
      },
    });
    expect(await booking.claimsOf(id)).toMatchObject([{ kind: 'booking', from: new Date(SLOT.startDate) }]);
    const { body } = await booking.as(5).get(`/api/bookings/${id}`);
    expect(body).toMatchObject({ status: 'completed', refund: { rule: 'completed', amount: 0 } });
    const late = await booking.patch('renter', id, { status: 'cancelled' });
    expect([late.status, late.body.code]).toEqual([409, 'booking_not_active']);
  });

  it('completes nothing a moment earlier', async () => {
    const { id } = await booking.confirmed();
    const { id: other } = await booking.confirmed({
      startDate: '2026-06-14T18:00:00Z',
      endDate: '2026-06-14T22:00:00Z',
    });
    booking.clock.set('2026-06-15T22:59:59.999Z');
    await hears(other, 'booking.completed.v1');
    await booking.untilNothingIsDue();
    expect(await booking.toldOf(id)).not.toContain('booking.completed.v1');
  });

  it('happens once, also when several replicas do it', async () => {
    another = await booking.replica();
    const ids: number[] = [];
    for (const day of [10, 11, 12, 13]) {
      const on = { startDate: `2026-06-${day}T18:00:00Z`, endDate: `2026-06-${day}T22:00:00Z` };
      ids.push((await booking.pending(on)).id);
      booking.clock.set(NOW);
    }
    booking.clock.set('2026-06-02T12:00:00.001Z');
    for (const id of ids) await hears(id, 'booking.expired.v1');
    for (const id of ids) expect(await booking.toldOf(id)).toHaveLength(2);
  });
});
