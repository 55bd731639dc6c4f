import type { BookingView } from '@harbourline/contracts';
import { CAPTAIN, SLOT, startBooking, type TestBooking } from './support/start-booking';

const NOW = '2026-06-01T12:00:00.000Z';

describe.each([
  ['with the status alone', (id: number) => `/api/bookings/${id}`],
  ['in the booking’s dialog', (id: number) => `/api/admin/bookings/${id}`],
])('an administrator sets a status, %s', (_, pathOf) => {
  let booking: TestBooking;
  beforeAll(async () => {
    booking = await startBooking({ TAX_PERCENT: '13' }, { jobs: false });
  });
  afterAll(() => booking.stop());
  afterEach(() => booking.reset());

  const set = (id: number, status: string, more: object = { reason: 'As agreed' }) =>
    booking.as(1, 'admin').patch<BookingView>(pathOf(id), { status, despite: ['charter_not_over'], ...more });

  const settlementOf = async () => (await booking.events()).at(-1)?.data.settlement;

  it('confirms, tells so, and keeps why', async () => {
    const { id } = await booking.pending();
    expect((await set(id, 'confirmed')).body).toMatchObject({ status: 'confirmed', respondBy: null });
    expect((await booking.toldOf(id)).at(-1)).toBe('booking.confirmed.v1');
    expect((await booking.historyOf(id)).at(-1)).toMatchObject({
      ...{ actor: 'administrator', from_status: 'pending', to_status: 'confirmed', reason: 'As agreed' },
    });
    // From then the owner’s 24 hours of grace count.
    booking.clock.set('2026-06-02T12:00:00.001Z');
    const left = await booking.patch('owner', id, { status: 'cancelled', reason: 'Engine trouble' });
    expect(left.body.status).toBe('cancelled');
    expect(await settlementOf()).toMatchObject({ rule: 'R6' });
  });

  it('confirms at the time that was asked for, and gives up the one that was proposed', async () => {
    const { id } = await booking.pending();
    await booking.patch('owner', id, { ownerAdjusted: true, adjustedStartTime: '16:00' });
    expect((await set(id, 'confirmed')).body).toMatchObject({ ...SLOT, ownerAdjusted: false, adjustedStartTime: null });
    expect(await booking.claimsOf(id)).toMatchObject([{ kind: 'booking', from: new Date(SLOT.startDate) }]);
  });

  it('sets back to pending, with the owner’s time from now', async () => {
    const { id } = await booking.confirmed();
    booking.clock.set('2026-06-01T18:00:00.000Z');
    expect((await set(id, 'pending')).body).toMatchObject({ status: 'pending', respondBy: '2026-06-02T18:00:00.000Z' });
    expect((await booking.toldOf(id)).at(-1)).toBe('booking.updated.v1');
  });

  it('completes and settles; what leaves that is not settled any more, and as confirmed as it was', async () => {
    const { id } = await booking.confirmed({ captainId: CAPTAIN });
    expect((await set(id, 'completed')).body).toMatchObject({
      status: 'completed',
      refund: { rule: 'completed', amount: 0 },
    });
    expect((await booking.toldOf(id)).at(-1)).toBe('booking.completed.v1');
    expect(await settlementOf()).toMatchObject({
      ownerKeepsCents: 14_442,
      platformKeepsCents: 24_900,
      taxCents: 2_158,
    });
    expect(await booking.claimsOf(id)).toHaveLength(1);

    booking.clock.set('2026-06-02T13:00:00.000Z');
    expect((await set(id, 'confirmed')).body).toMatchObject({ status: 'confirmed', refund: null });
    expect(await settlementOf()).toBeNull();
    const { rows } = await booking.sql.query('SELECT confirmed_at FROM bookings WHERE id = $1', [id]);
    expect(rows).toEqual([{ confirmed_at: new Date(NOW) }]);
    expect((await set(id, 'completed')).body.status).toBe('completed');
    expect((await set(id, 'pending')).body).toMatchObject({ status: 'pending', refund: null });
  });

  it.each([
    ['platform', 'R4', [35_000, 0, 0, 0]],
    ['unsafe', 'R4', [35_000, 0, 0, 0]],
    [undefined, 'R4', [35_000, 0, 0, 0]],
    ['renter_breach', 'R2', [0, 0, 35_000, 0]],
    ['provider_breach', 'R5', [35_000, 0, 0, 0]],
  ])('cancels a confirmed booking, cause %s, by %s', async (cause, rule, amounts) => {
    const { id } = await booking.confirmed();
    const { body } = await set(id, 'canceled', { reason: 'Storm', cause });
    expect(body).toMatchObject({
      ...{ status: 'cancelled', outcome: 'platform_cancelled', cancellationReason: 'Storm', cancelledAt: NOW },
      refund: { rule, amount: (amounts[0] ?? 0) / 100 },
    });
    const [refundCents, ownerKeepsCents, platformKeepsCents, taxCents] = amounts;
    expect(await settlementOf()).toMatchObject({ refundCents, ownerKeepsCents, platformKeepsCents, taxCents });
    expect((await booking.toldOf(id)).at(-1)).toBe('booking.cancelled.v1');
    expect(await booking.claimsOf(id)).toEqual([]);
  });

  it('forwards the deposit to the owner for a breach within 48 hours, and gives back what was never confirmed', async () => {
    const late = await booking.confirmed();
    booking.clock.set('2026-06-13T18:00:00.000Z');
    await set(late.id, 'cancelled', { reason: 'Drunk', cause: 'renter_breach' });
    expect(await settlementOf()).toMatchObject({ rule: 'R1', ownerKeepsCents: 35_000 });
    await booking.reset();
    const { id } = await booking.pending();
    await set(id, 'cancelled', { reason: 'Drunk', cause: 'renter_breach' });
    expect(await settlementOf()).toMatchObject({ rule: 'R3', refundCents: 35_000 });
  });

  it('leaves a canceled booking as it is, and does nothing twice', async () => {
    const { id } = await booking.confirmed();
    await set(id, 'cancelled');
    for (const status of ['pending', 'confirmed', 'completed']) {
      const { status: answer, body } = await set(id, status);
      expect([answer, body.code]).toEqual([409, 'booking_final']);
    }
    expect((await set(id, 'cancelled')).status).toBe(200);
    expect((await booking.toldOf(id)).filter((type) => type === 'booking.cancelled.v1')).toHaveLength(1);
  });

  it('needs no reason; the history says by whom', async () => {
    const { id } = await booking.pending();
    expect((await set(id, 'confirmed', {})).body.status).toBe('confirmed');
    expect((await booking.historyOf(id)).at(-1)).toMatchObject({ actor: 'administrator', actor_id: 1, reason: null });
  });

  it('asks before a charter is completed that is not over', async () => {
    const { id } = await booking.confirmed();
    const asked = await set(id, 'completed', { despite: [] });
    expect([asked.status, asked.body.code, asked.body.fields]).toEqual([
      ...[409, 'confirmation_needed'],
      {
        charter_not_over:
          'This charter has not begun yet. Once it is completed, its deposit is divided and it can be reviewed.',
      },
    ]);
    booking.clock.set('2026-06-15T18:00:00.000Z');
    expect((await set(id, 'completed', { despite: [] })).body.fields).toEqual({
      charter_not_over: 'This charter is not over yet.',
    });
    booking.clock.set('2026-06-15T22:00:00.000Z');
    expect((await set(id, 'completed', { despite: [] })).body.status).toBe('completed');
  });

  it('does not bring back what ended with its boat', async () => {
    const { id } = await booking.confirmed();
    await set(id, 'completed');
    await booking.sql.query('UPDATE boats SET deleted = true');
    expect((await set(id, 'confirmed')).body.code).toBe('boat_not_found');
    await booking.sql.query('UPDATE boats SET deleted = false');
  });
});
