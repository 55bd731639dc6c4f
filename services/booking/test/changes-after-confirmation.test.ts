import type { BookingView, HistoryEntry, quoteProposal, Role, RouteResponse } from '@harbourline/contracts';
import { acts } from '@harbourline/test-kit/acts-on-bookings';
import {
  ACCEPT,
  CAPTAIN,
  CHEAPER_CAPTAIN,
  OWNER,
  RENTER,
  SLOT,
  startBooking,
  type TestBooking,
} from './support/start-booking';

/** A day later, which is cheaper, and an hour longer: 5 × 250 instead of 4 × 350. */
const LATER = { startDate: '2026-06-16T18:00:00.000Z', endDate: '2026-06-16T23:00:00.000Z' };
const OTHER = { renter: 'owner', owner: 'renter' } as const;
const STRANGER = 6;
const asClaim = ({ startDate, endDate }: typeof SLOT, kind: string, captain: number | null = null) => ({
  ...{ kind, captain },
  from: new Date(startDate),
  to: new Date(endDate),
});

let booking: TestBooking;
beforeAll(async () => {
  booking = await startBooking();
  await booking.sql.query(`UPDATE boats SET custom_rates = custom_rates || '{"2026-06-16":250}'`);
});
afterAll(() => booking.stop());
afterEach(async () => {
  await booking.reset();
  await booking.sql.query('UPDATE users SET active = true; UPDATE boats SET rate_cents = 35000, deleted = false');
});

const propose = (by: Role, id: number, change: object, who?: number) =>
  booking.act(by, acts.proposeChange(id, change), who);

/** A confirmed charter of which a change is proposed. */
async function proposed(by: 'renter' | 'owner' = 'renter', change: object = LATER, made = booking.confirmed()) {
  const { id } = await made;
  const answer = await propose(by, id, change);
  expect([answer.status, answer.body.code]).toEqual([200, undefined]);
  return { id, changeId: answer.body.proposedChange?.id, view: answer.body };
}

type Said = 'accepted' | 'declined' | 'withdrawn';
const answer = (
  who: Role,
  { id, changeId }: { id: number; changeId: string | undefined },
  said: Said,
  { reason }: { reason?: string } = {},
) => {
  if (said === 'declined') return booking.act(who, acts.declineChange(id, changeId, reason));
  return booking.act(who, (said === 'accepted' ? acts.acceptChange : acts.withdrawChange)(id, changeId));
};

const seenBy = async (role: Role, who: number, id: number) =>
  (await booking.as(who, role).get<BookingView>(`/api/bookings/${id}`)).body;

describe.each(['renter', 'owner'] as const)('a change that the %s proposes', (by) => {
  const other = OTHER[by];

  it('keeps the new slot beside the old one, and the charter is confirmed as it was', async () => {
    booking.clock.set('2026-06-01T18:00:00.000Z');
    const { id, view } = await proposed(by);
    expect(view).toMatchObject({ status: 'confirmed', ...SLOT, totalPrice: 1400, depositAmount: 350, respondBy: null });
    expect(view.proposedChange).toMatchObject({
      ...{ by, ...LATER, respondBy: '2026-06-02T18:00:00.000Z', captainId: null, guestCount: 4 },
      ...{ totalPrice: 1250, balanceDue: 900, difference: -150 },
    });
    expect(await booking.claimsOf(id)).toEqual([asClaim(SLOT, 'booking'), asClaim(LATER, 'proposal')]);
    for (const slot of [SLOT, LATER]) expect((await booking.hold(slot, STRANGER)).body.code).toBe('slot_taken');
    expect((await booking.events()).at(-1)).toMatchObject({
      type: 'booking.change-proposed.v1',
      data: { status: 'confirmed', ...SLOT, proposedChange: { by, ...LATER, totalCents: 125_000 } },
    });
  });

  it('becomes the charter once the other side accepts, with the deposit as it was', async () => {
    const change = await proposed(by, { ...LATER, guestCount: 6 });
    const before = await seenBy('renter', RENTER, change.id);
    const { body } = await answer(other, change, 'accepted');
    expect(body).toMatchObject({ status: 'confirmed', ...LATER, guestCount: 6, proposedChange: null });
    expect(body).toMatchObject({ totalPrice: 1250, depositAmount: 350, balanceDue: 900, createdAt: before.createdAt });
    expect(await booking.claimsOf(change.id)).toEqual([asClaim(LATER, 'booking')]);
    expect((await booking.toldOf(change.id)).at(-1)).toBe('booking.change-accepted.v1');
    expect((await booking.hold(SLOT, STRANGER)).status).toBe(201);
  });

  it.each([
    ['the other side declines', other, 'declined', 'booking.change-declined.v1'],
    ['it is withdrawn', by, 'withdrawn', 'booking.change-withdrawn.v1'],
  ] as const)('leaves all as it was when %s', async (_, who, said, told) => {
    const change = await proposed(by);
    const { body } = await answer(who, change, said);
    expect(body).toMatchObject({ status: 'confirmed', ...SLOT, totalPrice: 1400, proposedChange: null });
    expect(await booking.claimsOf(change.id)).toEqual([asClaim(SLOT, 'booking')]);
    expect((await booking.events()).at(-1)).toMatchObject({
      type: told,
      data: { ...SLOT, proposedChange: null, previous: { proposedChange: { by, ...LATER } } },
    });
    expect((await booking.hold(LATER, STRANGER)).status).toBe(201);
  });

  it('is answered by the other side alone, and only while it is open', async () => {
    const change = await proposed(by);
    for (const said of ['accepted', 'declined'] as const) {
      expect((await answer(by, change, said)).body.code).toBe('change_not_open');
    }
    expect((await answer(other, change, 'withdrawn')).body.code).toBe('change_not_open');
    await answer(by, change, 'withdrawn');
    // Another one that looks the same is another one.
    await propose(by, change.id, LATER);
    expect((await answer(other, change, 'accepted')).body.code).toBe('change_not_open');
  });

  it('is in the history from beginning to end, with what it does to the rules', async () => {
    const change = await proposed(by);
    await answer(other, change, 'accepted');
    const { body } = await booking.as(OWNER, 'owner').get<HistoryEntry[]>(`/api/bookings/${change.id}/history`);
    // The renter left a nearer start.
    const day = by === 'renter' ? 'Friday, June 12' : 'Saturday, June 13';
    const late = expect.stringContaining(`counts as late from ${day}, 2026, 2:00 p.m. EDT on`);
    expect(body.slice(2)).toMatchObject([
      {
        ...{ actor: by, action: 'change proposed', fromStatus: 'confirmed', toStatus: 'confirmed' },
        effect: [late, expect.stringContaining('Free cancellation is possible until')],
        changes: expect.arrayContaining([
          { field: 'changeProposed', from: false, to: true },
          { field: 'startDate', from: SLOT.startDate, to: LATER.startDate },
          { field: 'totalPrice', from: 1400, to: 1250 },
        ]),
      },
      {
        ...{ actor: other, action: 'change accepted' },
        effect: [late, expect.any(String)],
        changes: expect.arrayContaining([{ field: 'startDate', from: SLOT.startDate, to: LATER.startDate }]),
      },
    ]);
  });
});

describe('what a change costs and does', () => {
  const quote = (by: 'renter' | 'owner', id: number, body: object) =>
    booking
      .as(by === 'renter' ? RENTER : OWNER, by)
      .post<RouteResponse<typeof quoteProposal> & { code?: string }>(`/api/bookings/${id}/proposal-quote`, body);

  it('is said before it is proposed, at the rates of today, and nothing is kept', async () => {
    const { id } = await booking.confirmed();
    await booking.sql.query('UPDATE boats SET rate_cents = 30000');
    const nextWeek = { startDate: '2026-06-22T18:00:00.000Z', endDate: '2026-06-22T22:00:00.000Z' };
    const { body } = await quote('renter', id, nextWeek);
    expect(body).toMatchObject({
      ...{
        ...nextWeek,
        free: true,
        reason: null,
        totalPrice: 1200,
        depositAmount: 350,
        balanceDue: 850,
        difference: -200,
      },
      effect: [
        'If you cancel, that counts as late from Friday, June 12, 2026, 2:00 p.m. EDT on: 72 hours before the new start, or earlier where you moved the charter to a later date.',
        expect.stringMatching(/^Free cancellation is possible until/),
      ],
    });
    expect(await booking.claimsOf(id)).toEqual([asClaim(SLOT, 'booking')]);
  });

  it('stays at the price that was agreed where only the number of guests is another', async () => {
    const { id } = await booking.confirmed();
    await booking.sql.query('UPDATE boats SET rate_cents = 40000');
    const { body } = await quote('owner', id, { guestCount: 9 });
    expect(body).toMatchObject({ totalPrice: 1400, difference: 0, guestCount: 9 });
    expect(body.effect).toEqual(['The rules for canceling stay as they are.']);
  });

  it('says what is in the way', async () => {
    const { id } = await booking.confirmed();
    await booking.hold(LATER, STRANGER);
    expect((await quote('renter', id, LATER)).body).toMatchObject({ free: false, reason: { code: 'slot_taken' } });
    expect((await quote('renter', id, { guestCount: 13 })).body.reason?.code).toBe('too_many_guests');
  });

  it.each([
    ['no renter’s proposal', 'renter', false],
    ['an owner’s proposal, which the renter may take or leave', 'owner', true],
  ] as const)('has the rule of notice for %s', async (_, by, free) => {
    const { id } = await booking.confirmed();
    const soon = { startDate: '2026-06-02T18:00:00.000Z', endDate: '2026-06-02T22:00:00.000Z' };
    const { body } = await quote(by, id, soon);
    expect([body.free, body.reason?.code ?? null]).toEqual([free, free ? null : 'notice_too_short']);
    // Never later than the earlier of both starts.
    const sooner = { startDate: '2026-06-01T20:00:00.000Z', endDate: '2026-06-02T00:00:00.000Z' };
    if (free) expect((await quote(by, id, sooner)).body.respondBy).toBe('2026-06-01T20:00:00.000Z');
  });

  const weeks = { startDate: '2026-06-29T18:00:00.000Z', endDate: '2026-06-29T22:00:00.000Z' };
  const ruleOf = async (id: number) =>
    (await booking.as(RENTER).get<{ rule: string }>(`/api/bookings/${id}/refund-preview`)).body.rule;

  it.each([
    ['the nearer start for a renter who moved it away', 'renter', 'R9'],
    ['the new start where the owner proposed it', 'owner', 'R8'],
  ] as const)('counts the 72 hours from %s, and the 24 from the reservation', async (_, by, rule) => {
    const { id } = await booking.confirmed();
    booking.clock.set('2026-06-13T17:00:00.000Z'); // 49 hours before
    expect(await ruleOf(id)).toBe('R9');
    const change = await proposed(by, weeks, Promise.resolve({ id } as BookingView));
    expect(await ruleOf(id)).toBe('R9');
    const { body } = await answer(OTHER[by], change, 'accepted');
    expect([body.leftStart, await ruleOf(id)]).toEqual([by === 'renter' ? SLOT.startDate : null, rule]);
    await booking.patch('renter', id, { status: 'cancelled' });
    expect((await seenBy('renter', RENTER, id)).refund?.rule).toBe(rule);
  });

  it.each([
    [2, 'from the start that a request had before its renter moved it', 'R9'],
    [1, 'from the new start', 'R7'],
  ] as const)('counts, by version %d of the rules, %s', async (version, _, rule) => {
    const soon = { startDate: '2026-06-04T18:00:00.000Z', endDate: '2026-06-04T22:00:00.000Z' };
    const { id } = await booking.pending(soon);
    await booking.sql.query('UPDATE bookings SET policy_version = $1', [version]);
    await booking.act('renter', acts.changeReservation(id, SLOT));
    await booking.patch('owner', id, ACCEPT);
    booking.clock.set('2026-06-01T20:00:00.000Z');
    expect(await ruleOf(id)).toBe(rule);
  });

  it('counts from the new time alone after weather, though the renter proposed it', async () => {
    const { id } = await booking.confirmed();
    booking.clock.set('2026-06-13T19:00:00.000Z');
    await booking.act('owner', acts.callOff(id, { cause: 'weather', reason: 'Storm' }));
    const change = await proposed('renter', weeks, Promise.resolve({ id } as BookingView));
    const { body } = await answer('owner', change, 'accepted');
    expect(body).toMatchObject({ ...weeks, leftStart: null });
    expect(await ruleOf(id)).toBe('R8');
  });

  it('keeps the lead that the renter has lost, and no more, after weather', async () => {
    const { id } = await booking.confirmed();
    booking.clock.set('2026-06-13T19:00:00.000Z');
    const later = { startDate: '2026-06-17T18:00:00.000Z', endDate: '2026-06-17T22:00:00.000Z' };
    await answer('owner', await proposed('renter', later, Promise.resolve({ id } as BookingView)), 'accepted');
    booking.clock.set('2026-06-15T19:00:00.000Z');
    await booking.act('owner', acts.callOff(id, { cause: 'weather', reason: 'Gale' }));
    const moved = await proposed('renter', weeks, Promise.resolve({ id } as BookingView));
    const { body } = await answer('owner', moved, 'accepted');
    expect(body).toMatchObject({ ...weeks, leftStart: '2026-06-27T18:00:00.000Z' });
    expect(await ruleOf(id)).toBe('R8');
  });

  it('can be another captain, or one where there was none, as far as the deposit is enough', async () => {
    const cheaper = await proposed('owner', { captainId: CHEAPER_CAPTAIN }, booking.confirmed({ captainId: CAPTAIN }));
    expect(cheaper.view.proposedChange).toMatchObject({ captainId: CHEAPER_CAPTAIN, captainFee: 200, difference: -60 });
    expect(cheaper.view.proposedChange?.captainName).toBe('Chloe Cheaper');
    const { body } = await answer('renter', cheaper, 'accepted');
    expect(body).toMatchObject({ captainId: CHEAPER_CAPTAIN, captainFee: 200, ...SLOT });
    expect(await booking.claimsOf(cheaper.id)).toEqual([asClaim(SLOT, 'booking', CHEAPER_CAPTAIN)]);
    // Back again: its total had been so much.
    const back = await proposed('renter', { captainId: CAPTAIN }, Promise.resolve({ id: cheaper.id } as BookingView));
    expect((await answer('owner', back, 'accepted')).body).toMatchObject({ captainId: CAPTAIN, captainFee: 260 });
    await booking.reset();
    const wanted = await proposed(
      'renter',
      { ...LATER, captainId: CHEAPER_CAPTAIN },
      booking.confirmed({ endDate: '2026-06-15T23:00:00.000Z' }),
    );
    expect((await answer('owner', wanted, 'accepted')).body).toMatchObject({
      captainId: CHEAPER_CAPTAIN,
      captainFee: 250,
    });
  });
});

describe('what ends a proposed change', () => {
  const open = async () =>
    (await booking.sql.query('SELECT 1 FROM bookings WHERE change_proposal IS NOT NULL')).rowCount;

  it('is its time, at the first instant after it, and all stays as it was', async () => {
    const change = await proposed('renter');
    booking.clock.set('2026-06-02T12:00:00.000Z');
    await booking.untilNothingIsDue();
    expect(await open()).toBe(1);
    booking.clock.set('2026-06-02T12:00:00.001Z');
    await booking.untilNothingIsDue();
    expect(await seenBy('renter', RENTER, change.id)).toMatchObject({
      status: 'confirmed',
      ...SLOT,
      proposedChange: null,
    });
    expect(await booking.claimsOf(change.id)).toEqual([asClaim(SLOT, 'booking')]);
    expect((await booking.toldOf(change.id)).at(-1)).toBe('booking.change-lapsed.v1');
  });

  it.each<[string, (id: number) => Promise<unknown>, number]>([
    ['the renter cancels', (id) => booking.patch('renter', id, { status: 'cancelled' }), 0],
    ['the owner cancels', (id) => booking.patch('owner', id, { status: 'cancelled', reason: 'Engine' }), 0],
    ['the captain leaves', (id) => booking.act('captain', acts.leaveCharter(id, 'Ill')), 1],
    ['an administrator cancels', (id) => booking.patch('admin', id, { status: 'cancelled', reason: 'Storm' }), 0],
    [
      'an administrator takes the confirmation back',
      (id) => booking.patch('admin', id, { status: 'pending', reason: 'A' }),
      1,
    ],
    [
      'an administrator changes the charter',
      (id) => booking.as(1, 'admin').patch(`/api/admin/bookings/${id}`, { guestCount: 5, reason: 'Phone' }),
      1,
    ],
    [
      'an administrator moves the charter to that very time',
      (id) => booking.as(1, 'admin').patch(`/api/admin/bookings/${id}`, { ...LATER, reason: 'Phone' }),
      1,
    ],
  ])('is that %s', async (_, end, claims) => {
    const change = await proposed('owner', LATER, booking.confirmed({ captainId: CAPTAIN }));
    expect(await end(change.id)).toMatchObject({ status: 200 });
    expect(await open()).toBe(0);
    expect(await booking.claimsOf(change.id)).toHaveLength(claims);
    expect((await booking.historyOf(change.id)).at(-1)?.['changes']).toContainEqual({
      ...{ field: 'changeProposed', from: true, to: false },
    });
    expect((await answer('renter', change, 'accepted')).status).toBe(409);
  });

  it('is a release that does not know of it, whose change it does not survive', async () => {
    const change = await proposed('owner');
    // As the release before saves a booking.
    await booking.sql.query('UPDATE bookings SET guest_count = 5, version = version + 1');
    expect((await seenBy('renter', RENTER, change.id)).proposedChange).toBeNull();
    expect((await answer('renter', change, 'accepted')).body.code).toBe('change_not_open');
    booking.clock.set('2026-06-03T12:00:00.000Z');
    await booking.untilNothingIsDue();
    expect(await open()).toBe(0);
    expect(await booking.claimsOf(change.id)).toEqual([asClaim(SLOT, 'booking')]);
  });
});

describe('who has a say', () => {
  it.each([
    ['another renter', 'renter', STRANGER, 'booking_not_found'],
    ['another owner', 'owner', 4, 'booking_not_found'],
    ['the captain', 'captain', CAPTAIN, 'forbidden'],
  ] as const)('is not %s', async (_, role, who, code) => {
    const { id } = await booking.confirmed({ captainId: CAPTAIN });
    expect((await propose(role, id, LATER, who)).body.code).toBe(code);
    const change = await proposed('renter', LATER, Promise.resolve({ id } as BookingView));
    expect((await booking.act(role, acts.acceptChange(id, change.changeId), who)).body.code).toBe(code);
  });

  it('shows the captain what is proposed', async () => {
    const { id } = await proposed('renter', LATER, booking.confirmed({ captainId: CAPTAIN }));
    expect((await seenBy('captain', CAPTAIN, id)).proposedChange).toMatchObject({ by: 'renter', ...LATER });
  });

  it('lets one of many simultaneous answers win, and one of many simultaneous proposals', async () => {
    const { id } = await booking.confirmed();
    const made = await Promise.all([1, 2, 3].map(() => propose('renter', id, LATER)));
    expect(made.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const changeId = (await seenBy('owner', OWNER, id)).proposedChange?.id;
    const answers = await Promise.all([
      answer('owner', { id, changeId }, 'accepted'),
      answer('owner', { id, changeId }, 'declined'),
      answer('renter', { id, changeId }, 'withdrawn'),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await booking.claimsOf(id)).toHaveLength(1);
  });

  it('keeps how often a side may propose, each on their own', async () => {
    const { id } = await booking.confirmed();
    for (let made = 0; made < 5; made++) {
      await answer('renter', await proposed('renter', LATER, Promise.resolve({ id } as BookingView)), 'withdrawn');
    }
    const refused = await propose('renter', id, LATER);
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
      ...[429, 'too_many_changes', String(24 * 3600)],
    ]);
    expect((await propose('owner', id, LATER)).status).toBe(200);
  });
});
