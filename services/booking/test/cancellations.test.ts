import type { RefundPreview } from '@harbourline/contracts';
import { POLICY_VERSION } from '@harbourline/policy';
import { acts } from '@harbourline/test-kit/acts-on-bookings';
import { CAPTAIN, OWNER, PARTY, RENTER, SLOT, startBooking, type TestBooking } from './support/start-booking';

const REASON = { status: 'cancelled', reason: 'Engine trouble' };
describe('the end of a booking', () => {
  let booking: TestBooking;
  beforeAll(async () => {
    booking = await startBooking({ TAX_PERCENT: '13' }, { jobs: false });
  });
  afterAll(() => booking.stop());
  afterEach(() => booking.reset());

  /** A captain leaves a charter; for the others it is a cancellation. */
  const end = (role: 'renter' | 'owner' | 'captain', id: number, who?: number) =>
    role === 'captain'
      ? booking.act(role, acts.leaveCharter(id, REASON.reason), who)
      : booking.patch(role, id, REASON, who);

  const preview = (role: keyof typeof PARTY, id: number, query = '', who = PARTY[role]) =>
    booking.as(who, role).get<RefundPreview>(`/api/bookings/${id}/refund-preview${query}`);

  // Placed at NOW (June 1, 12:00Z), to start on June 15 at 18:00Z: 72 hours before is June 12 at 18:00Z.
  it.each([
    ['renter', 'R7', '2026-06-02T12:00:00.000Z', '2026-06-02T12:00:00.000Z', [35_000, 0, 0, 0]],
    ['renter', 'R8', '2026-06-02T12:00:00.001Z', '2026-06-12T18:00:00.000Z', [0, 12_180, 21_000, 1_820]],
    ['renter', 'R8', '2026-06-12T17:59:59.999Z', '2026-06-12T18:00:00.000Z', [0, 12_180, 21_000, 1_820]],
    ['renter', 'R9', '2026-06-12T18:00:00.000Z', null, [0, 27_405, 3_500, 4_095]],
    ['renter', 'R9', '2026-06-15T18:00:00.000Z', null, [0, 27_405, 3_500, 4_095]],
    ['owner', 'R5', '2026-06-02T12:00:00.000Z', '2026-06-02T12:00:00.000Z', [35_000, 0, 0, 0]],
    ['owner', 'R6', '2026-06-02T12:00:00.001Z', null, [35_000, 0, 0, 0]],
  ] as const)('is what was shown before: by the %s, %s at %s', async (role, rule, at, until, division) => {
    const { id } = await booking.confirmed();
    booking.clock.set(at);
    const shown = await preview(role, id);
    const [refundCents, ownerKeepsCents, platformKeepsCents, taxCents] = division;
    expect(shown.body).toMatchObject({
      ...{ rule, amount: refundCents / 100, creditInstead: rule === 'R6', until },
      ...{ ownerKeeps: null, platformKeeps: null },
    });
    const { status, body } = await end(role, id);
    expect([status, body.outcome, body.cancelledAt]).toEqual([200, `${role}_cancelled`, at]);
    expect((await booking.events()).at(-1)).toMatchObject({
      type: 'booking.cancelled.v1',
      data: {
        ...{ cancelledBy: role, cancelledAt: at, cancellationReason: REASON.reason, refundCents },
        settlement: { rule, refundCents, ownerKeepsCents, platformKeepsCents, taxCents, policyVersion: POLICY_VERSION },
      },
    });
    expect(await booking.claimsOf(id)).toEqual([]);
  });

  it('gives the whole deposit back while nobody has confirmed, whoever ends it', async () => {
    const { id } = await booking.pending();
    for (const role of ['renter', 'owner', 'admin'] as const)
      expect((await preview(role, id)).body).toMatchObject({ rule: 'R3', amount: 350, until: null });
    const { body } = await booking.patch('renter', id, { status: 'canceled', reason: 'Rain' });
    expect(body).toMatchObject({ outcome: 'renter_cancelled', cancellationReason: 'Rain', refund: { rule: 'R3' } });
    expect((await booking.historyOf(id)).at(-1)).toMatchObject({
      ...{ actor: 'renter', actor_id: RENTER, action: 'cancelled', reason: 'Rain' },
      ...{ from_status: 'pending', to_status: 'cancelled' },
    });
  });

  it('by the owner needs a reason once it is confirmed', async () => {
    const { id } = await booking.confirmed();
    for (const body of [{ status: 'canceled' }, { status: 'cancelled', reason: '  ' }]) {
      const answer = await booking.patch('owner', id, body);
      expect([answer.status, answer.body.fields]).toEqual([400, { reason: 'Please give a reason' }]);
    }
    await booking.patch('owner', id, REASON);
    expect((await booking.historyOf(id)).at(-1)).toMatchObject({
      ...{ actor: 'owner', actor_id: OWNER, action: 'cancelled', reason: 'Engine trouble' },
      ...{ from_status: 'confirmed', to_status: 'cancelled' },
    });
  });

  it('shows administrators what each cause would do, and who keeps what', async () => {
    const { id } = await booking.confirmed();
    booking.clock.set('2026-06-10T12:00:00.000Z');
    const seen = async (cause: string) => (await preview('admin', id, `?cause=${cause}`)).body;
    const all = { amount: 350, creditInstead: false, until: null, ownerKeeps: 0, platformKeeps: 0 };
    expect((await preview('admin', id)).body).toMatchObject({ rule: 'R4', ...all });
    expect(await seen('unsafe')).toMatchObject({ rule: 'R4', ...all });
    expect(await seen('provider_breach')).toMatchObject({ rule: 'R5', ...all });
    const none = { amount: 0, creditInstead: false };
    const mark = '2026-06-13T18:00:00.000Z';
    expect(await seen('renter_breach')).toMatchObject({
      rule: 'R2',
      ...none,
      until: mark,
      ownerKeeps: 0,
      platformKeeps: 350,
    });
    booking.clock.set(mark);
    expect(await seen('renter_breach')).toMatchObject({
      rule: 'R1',
      ...none,
      until: null,
      ownerKeeps: 350,
      platformKeeps: 0,
    });
    expect((await preview('renter', id, '?cause=platform')).body.rule).toBe('R9');
    expect((await preview('admin', id, '?cause=whim')).status).toBe(400);
  });

  it('is out of reach once the charter has begun, except for administrators', async () => {
    const { id } = await booking.confirmed({ captainId: CAPTAIN });
    booking.clock.set('2026-06-15T18:00:00.001Z');
    for (const role of ['renter', 'owner', 'captain'] as const) {
      for (const answer of [await preview(role, id), await end(role, id)])
        expect([answer.status, answer.body.code, answer.body.message]).toEqual([
          ...[409, 'charter_started', 'This charter has already begun. Please contact us.'],
        ]);
    }
    expect((await preview('admin', id)).body.rule).toBe('R4');
  });

  it('comes once', async () => {
    const { id } = await booking.confirmed({ captainId: CAPTAIN });
    await booking.patch('renter', id, { status: 'cancelled' });
    for (const role of ['renter', 'owner', 'captain'] as const) {
      for (const answer of [await preview(role, id), await end(role, id)])
        expect([answer.status, answer.body.code, answer.body.message]).toEqual([
          ...[409, 'booking_not_active', 'This booking has already ended.'],
        ]);
    }
    expect((await preview('admin', id)).body.code).toBe('booking_not_active');
    expect(await booking.toldOf(id)).toHaveLength(3);
  });

  it('comes once, too, when renter and owner cancel at the same time', async () => {
    const { id } = await booking.confirmed();
    const answers = await Promise.all([booking.patch('renter', id, REASON), booking.patch('owner', id, REASON)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await booking.toldOf(id)).toHaveLength(3);
    expect((await booking.hold(SLOT, 6)).status).toBe(201);
  });

  it('is shown to nobody else', async () => {
    const { id } = await booking.confirmed({ captainId: CAPTAIN });
    for (const [role, who] of [
      ['renter', 6],
      ['owner', 4],
      ['captain', 8],
    ] as const) {
      expect((await preview(role, id, '', who)).body.code).toBe('booking_not_found');
      expect((await end(role, id, who)).body.code).toBe('booking_not_found');
    }
  });

  it('lies with the owner no more, and shows them nothing, once the boat’s listing is deleted', async () => {
    const { id } = await booking.confirmed({ captainId: CAPTAIN });
    await booking.sql.query('UPDATE boats SET deleted = true');
    for (const role of ['owner', 'captain'] as const) {
      expect((await preview(role, id)).body.code).toBe('booking_not_found');
      expect((await end(role, id)).body.code).toBe('booking_not_found');
    }
    expect((await preview('renter', id)).body.rule).toBe('R7');
    await booking.sql.query('UPDATE boats SET deleted = false');
  });
});
