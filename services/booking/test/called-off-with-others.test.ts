import type { BookingView, HistoryEntry } from '@harbourline/contracts';
import { acts } from '@harbourline/test-kit/acts-on-bookings';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { withdrawBoat } from '../src/use-cases/withdraw-boat';
import {
  BOAT,
  CAPTAIN,
  CHEAPER_CAPTAIN,
  DEARER_CAPTAIN,
  OWNER,
  RENTER,
  SLOT,
  startBooking,
  type TestBooking,
} from './support/start-booking';

/** Two days before the start, 2026-06-15 at 18:00. */
const NEAR = '2026-06-13T18:00:00.000Z';
/** Two days after it, with three days left to find a new time. */
const AFTER_START = '2026-06-17T18:00:00.000Z';
const TOO_LATE = '2026-06-20T18:00:00.001Z';
const NEW_TIME = { startDate: '2026-06-24T18:00:00.000Z', endDate: '2026-06-24T22:00:00.000Z' };
const ENGINE = { cause: 'mechanical', reason: 'The engine does not start.' } as const;
const LEFT_BECAUSE = 'Broken arm';
const STRANGER = 6;

let booking: TestBooking;
beforeAll(async () => {
  booking = await startBooking({ TAX_PERCENT: '13' });
});
afterAll(() => booking.stop());
afterEach(async () => {
  await booking.reset();
  await booking.sql.query(
    'UPDATE users SET active = true, confirms_charters = false; UPDATE boats SET available = true, deleted = false',
  );
});

async function near(captainId: number | null = null): Promise<number> {
  const { id } = await booking.confirmed({ captainId });
  booking.clock.set(NEAR);
  return id;
}

async function calledOff(captainId: number | null = null): Promise<number> {
  const id = await near(captainId);
  expect((await booking.act('owner', acts.callOff(id, ENGINE))).body.calledOff).toMatchObject({ cause: 'mechanical' });
  return id;
}

const seen = async (id: number) => (await booking.as(RENTER).get<BookingView>(`/api/bookings/${id}`)).body;
const actionsOf = async (id: number) => (await booking.historyOf(id)).map(({ action }) => action);

describe('who calls a charter off', () => {
  it.each(['owner', 'captain', 'admin'] as const)('is the %s, and the history says so, and why', async (role) => {
    const id = await near(CAPTAIN);
    const by = role === 'admin' ? 'administrator' : role;
    expect((await booking.act(role, acts.callOff(id, ENGINE))).body.calledOff).toMatchObject({ by });
    const { body } = await booking.as(RENTER).get<HistoryEntry[]>(`/api/bookings/${id}/history`);
    expect(body.at(-1)).toMatchObject({
      ...{ actor: by, action: 'called off', fromStatus: 'confirmed', toStatus: 'confirmed', reason: ENGINE.reason },
      changes: [{ field: 'calledOff', from: null, to: 'mechanical' }],
    });
  });

  it('is neither its renter, nor a captain who has left it, nor anyone else', async () => {
    const id = await near(CAPTAIN);
    expect((await booking.act('renter', acts.callOff(id, ENGINE))).status).toBe(403);
    for (const [role, who] of [
      ['owner', STRANGER],
      ['captain', DEARER_CAPTAIN],
    ] as const) {
      expect((await booking.act(role, acts.callOff(id, ENGINE), who)).body.code).toBe('booking_not_found');
    }
    await booking.act('captain', acts.leaveCharter(id, LEFT_BECAUSE));
    expect((await booking.act('captain', acts.callOff(id, ENGINE))).body.code).toBe('booking_not_found');
    expect((await seen(id)).calledOff).toBeNull();
  });

  it('has to say why, and for one of the two reasons', async () => {
    const id = await near();
    for (const body of [{ cause: 'weather' }, { cause: 'mood', reason: 'No' }, { ...ENGINE, reason: ' ' }]) {
      expect((await booking.act('owner', ['POST', `/api/bookings/${id}/call-off`, body])).status).toBe(400);
    }
    expect(await actionsOf(id)).toEqual(['requested', 'accepted']);
  });
});

describe('a charter that is called off', () => {
  it('ends the change that was proposed for it, and frees its slot', async () => {
    const id = await near();
    const { body } = await booking.act('renter', acts.proposeChange(id, NEW_TIME));
    await booking.act('owner', acts.callOff(id, ENGINE));
    expect(await seen(id)).toMatchObject({ ...SLOT, proposedChange: null, calledOff: { cause: 'mechanical' } });
    expect((await booking.claimsOf(id)).map(({ kind }) => kind)).toEqual(['booking']);
    const changeId = body.proposedChange?.id;
    const answer = await booking.act('owner', acts.acceptChange(id, changeId));
    expect(answer.body.code).toBe('change_not_open');
  });

  it('keeps the captain who confirms each charter, who is told of a new time and not asked', async () => {
    await booking.sql.query('UPDATE users SET confirms_charters = true WHERE id = $1', [CAPTAIN]);
    const { id } = await booking.pending({ captainId: CAPTAIN });
    await booking.act('captain', acts.acceptCharter(id));
    await booking.patch('owner', id, { status: 'confirmed', ownerAdjusted: false });
    booking.clock.set(NEAR);
    await booking.act('captain', acts.callOff(id, ENGINE));
    const { body } = await booking.act('renter', acts.proposeChange(id, NEW_TIME));
    await booking.act('owner', acts.acceptChange(id, body.proposedChange?.id));
    expect(await seen(id)).toMatchObject({
      ...{ ...NEW_TIME, status: 'confirmed', captainId: CAPTAIN, captainAnswer: 'accepted', calledOff: null },
    });
    expect(await booking.claimsOf(id)).toMatchObject([{ kind: 'booking', captain: CAPTAIN }]);
  });

  it('can be called off again at its new time, from 72 hours before that on', async () => {
    const id = await calledOff();
    const { body } = await booking.act('owner', acts.proposeChange(id, NEW_TIME));
    await booking.act('renter', acts.acceptChange(id, body.proposedChange?.id));
    expect((await booking.act('owner', acts.callOff(id, ENGINE))).body.code).toBe('too_early_to_call_off');
    booking.clock.set('2026-06-21T18:00:00.000Z');
    const again = await booking.act('owner', acts.callOff(id, ENGINE));
    expect(again.body.calledOff).toMatchObject({ chooseBy: '2026-06-28T18:00:00.000Z' });
  });

  it('is to come for renter, owner and captain, even when its first end is over', async () => {
    const id = await calledOff(CAPTAIN);
    booking.clock.set(AFTER_START);
    for (const [role, who] of [
      ['renter', RENTER],
      ['owner', OWNER],
      ['captain', CAPTAIN],
    ] as const) {
      const counts = await booking.as(who, role).get('/api/bookings/counts');
      expect([role, counts.body]).toMatchObject([role, { upcoming: 1, completed: 0 }]);
    }
    const captain = booking.as(CAPTAIN, 'captain');
    const onTab = async (tab: string) =>
      (await captain.get<BookingView[]>(`/api/bookings/captain/${CAPTAIN}?tab=${tab}`)).body.map((one) => one.id);
    expect([await onTab('upcoming'), await onTab('completed')]).toEqual([[id], []]);
    const earned = await captain.get(`/api/bookings/captain/${CAPTAIN}/earnings`);
    expect(earned.body).toMatchObject({ completed: { charters: 0, fees: 0 }, toCome: { charters: 1, fees: 260 } });
  });
});

describe('the captain of a charter that was called off', () => {
  it('may leave it even after its first start; the owner has a day to find another', async () => {
    const id = await calledOff(CAPTAIN);
    booking.clock.set(AFTER_START);
    await booking.act('captain', acts.leaveCharter(id, LEFT_BECAUSE));
    expect(await seen(id)).toMatchObject({ captainWanted: true, respondBy: '2026-06-18T18:00:00.000Z' });
    await booking.untilNothingIsDue();
    expect((await booking.act('renter', acts.proposeChange(id, NEW_TIME))).body.code).toBe('change_waiting');
    await booking.act('owner', acts.replaceCaptain(id, CHEAPER_CAPTAIN));
    const { body } = await booking.act('renter', acts.proposeChange(id, NEW_TIME));
    expect(body.proposedChange).toMatchObject({ captainId: CHEAPER_CAPTAIN });
  });

  it('is not replaced in time: the whole deposit goes back, with nothing to choose', async () => {
    const id = await calledOff(CAPTAIN);
    await booking.act('captain', acts.leaveCharter(id, LEFT_BECAUSE));
    booking.clock.set('2026-06-14T18:00:00.001Z');
    await booking.untilNothingIsDue();
    expect(await seen(id)).toMatchObject({
      ...{ status: 'cancelled', outcome: 'captain_cancelled' },
      refund: { rule: 'R4', amount: 415, creditInstead: false },
    });
  });

  it('is released when they are no captain any more, even after its first start', async () => {
    const id = await calledOff(CAPTAIN);
    booking.clock.set(AFTER_START);
    await booking.sql.query('UPDATE users SET active = false WHERE id = $1', [CAPTAIN]);
    await booking.untilNothingIsDue();
    expect(await seen(id)).toMatchObject({ captainId: null, captainWanted: true, calledOff: { cause: 'mechanical' } });
  });
});

describe('a charter for which no new time was found', () => {
  it('is ended once, also when several replicas look', async () => {
    const another = await booking.replica();
    try {
      const id = await calledOff();
      booking.clock.set(TOO_LATE);
      await eventuallyHolds(
        () => actionsOf(id),
        (actions) => actions.includes('no new time'),
      );
      await booking.untilNothingIsDue();
      expect(await actionsOf(id)).toEqual(['requested', 'accepted', 'called off', 'no new time']);
      expect((await booking.toldOf(id)).filter((type) => type === 'booking.cancelled.v1')).toHaveLength(1);
      expect((await booking.events()).at(-1)?.data).toMatchObject({
        ...{ cancelledBy: 'system', calledOff: null, refundChoice: null, chooseBy: null },
        endedCalledOff: { cause: 'mechanical', by: 'owner' },
        settlement: { rule: 'R4', refundCents: 35_000, ownerKeepsCents: 0, platformKeepsCents: 0 },
      });
      expect(await booking.claimsOf(id)).toEqual([]);
    } finally {
      await another.stop();
    }
  });

  it('is left alone by a renter who comes too late for a new time, and may still be ended by hand', async () => {
    const quiet = await startBooking({}, { jobs: false });
    try {
      const { id } = await quiet.confirmed();
      quiet.clock.set(NEAR);
      await quiet.act('owner', acts.callOff(id, ENGINE));
      quiet.clock.set(TOO_LATE);
      expect((await quiet.act('renter', acts.proposeChange(id, NEW_TIME))).body.code).toBe('response_overdue');
      const { body } = await quiet.patch('renter', id, { status: 'cancelled' });
      expect(body).toMatchObject({ status: 'cancelled', refund: { rule: 'R4', amount: 350 } });
    } finally {
      await quiet.stop();
    }
  });
});

describe('others who end or move a charter that was called off', () => {
  const deps = () => ({ db: booking.service.db, clock: booking.clock });

  it('end it with everything back when its boat is withdrawn, even after its first end', async () => {
    const id = await calledOff();
    booking.clock.set(AFTER_START);
    await booking.sql.query('UPDATE boats SET deleted = true');
    await withdrawBoat(deps(), { id: BOAT });
    const { rows } = await booking.sql.query('SELECT outcome, refund_rule, refund_cents FROM bookings WHERE id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ outcome: 'boat_withdrawn', refund_rule: 'R4', refund_cents: 35_000 }]);
  });

  it.each([
    ['pending', {}, { status: 'pending', calledOff: null }],
    ['completed', { despite: ['charter_not_over'] }, { status: 'completed', calledOff: null }],
    ['cancelled', { cause: 'platform' }, { status: 'cancelled', calledOff: null, refund: { rule: 'R4', amount: 350 } }],
    ['cancelled', { cause: 'renter_breach' }, { status: 'cancelled', refund: { rule: 'R1', amount: 0 } }],
  ] as const)('set it to %s with %j as administrators, and it is settled', async (status, more, expected) => {
    const id = await calledOff();
    const { body } = await booking.patch('admin', id, { status, reason: 'As agreed', ...more });
    expect(body).toMatchObject(expected);
    booking.clock.set(TOO_LATE);
    await booking.untilNothingIsDue();
    expect(await actionsOf(id)).not.toContain('no new time');
  });

  it('move it as administrators, and it takes place', async () => {
    const id = await calledOff();
    const edit = await booking.as(1, 'admin').patch(`/api/admin/bookings/${id}`, { ...NEW_TIME, reason: 'By phone' });
    expect([edit.status, edit.body]).toMatchObject([200, { ...NEW_TIME, status: 'confirmed', calledOff: null }]);
    booking.clock.set('2026-06-24T22:00:00.000Z');
    await booking.untilNothingIsDue();
    expect((await seen(id)).status).toBe('completed');
  });
});
