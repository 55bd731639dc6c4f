import fc from 'fast-check';
import {
  addHours,
  balanceAtDock,
  DOCK_ACTS,
  dockMay,
  dockRefusal,
  dockTimes,
  isDockTime,
  MOST_BOARD_RECORDS,
  type BoardState,
  type DockActName,
  type DockSide,
  type DockState,
} from '../src';
import { agreedText, boardInWords } from '../src/words';

const startDate = new Date('2026-07-04T18:00:00Z');
const endDate = new Date('2026-07-04T22:00:00Z');
const charter = { startDate, endDate };
const sides = fc.constantFrom<DockSide>('renter', 'owner', 'captain');
const NOTHING: DockState = { calledOff: false, checkIn: null, checkOut: null, balance: null, balanceDueCents: 100_00 };
const ZONE = 'America/Toronto';

/** What people try at a dock, one after the other; each names what it saw, or something else. */
const tries = fc.array(
  fc.record({ act: fc.constantFrom(...DOCK_ACTS), side: sides, sees: fc.constantFrom('first', 'second', 'other') }),
  { maxLength: 40 },
);

type Try = { act: DockActName; side: DockSide; sees: string };

function named(state: DockState, { act, sees }: Try): string {
  if (act === 'confirm-balance') return sees === 'other' ? 'no such' : (state.balance?.id ?? 'no such');
  const records = { first: state.checkIn?.id, second: state.checkOut?.id };
  return (sees === 'other' ? undefined : records[sees as 'first' | 'second']) ?? 'no such';
}

function agreed(record: BoardState | null, recordId: string): BoardState | null {
  return record && record.id === recordId ? { ...record, agreed: true } : record;
}

function done(state: DockState, { act, side }: Try, recordId: string, id: string): DockState {
  const anew = (record: BoardState | null) => ({ id, agreed: false, times: (record?.times ?? 0) + 1 });
  if (act === 'check-in') return { ...state, checkIn: anew(state.checkIn) };
  if (act === 'check-out') return { ...state, checkOut: anew(state.checkOut) };
  if (act === 'mark-balance') return { ...state, balance: { id, by: side, confirmed: false } };
  if (act === 'confirm-balance') return { ...state, balance: state.balance && { ...state.balance, confirmed: true } };
  return { ...state, checkIn: agreed(state.checkIn, recordId), checkOut: agreed(state.checkOut, recordId) };
}

function* played(life: Try[], first: DockState = NOTHING) {
  let state = first;
  for (const [index, one] of life.entries()) {
    const recordId = named(state, one);
    if (dockRefusal({ act: one.act, recordId }, one.side, state)) continue;
    const before = state;
    state = done(state, one, recordId, `record ${index}`);
    yield { ...one, before, after: state };
  }
}

describe('when things are recorded at the dock', () => {
  it('is from exactly two hours before the start until exactly two days after the end', () => {
    const { opensAt, closesAt } = dockTimes(charter);
    expect([opensAt, closesAt]).toEqual([addHours(startDate, -2), addHours(endDate, 48)]);
    for (const [at, open] of [
      [new Date(opensAt.getTime() - 1), false],
      [opensAt, true],
      [closesAt, true],
      [new Date(closesAt.getTime() + 1), false],
    ] as const) {
      expect(isDockTime(charter, at, at)).toBe(open);
    }
  });

  it('lets what was done in time arrive for a week after the end, and a clock be five minutes ahead', () => {
    const last = addHours(endDate, 7 * 24);
    expect(isDockTime(charter, endDate, last)).toBe(true);
    expect(isDockTime(charter, endDate, new Date(last.getTime() + 1))).toBe(false);
    expect(isDockTime(charter, endDate, addHours(endDate, -5 / 60))).toBe(true);
    expect(isDockTime(charter, endDate, new Date(endDate.getTime() - 5 * 60_000 - 1))).toBe(false);
  });

  it('is never before it can have been done, whatever a phone says', () => {
    const instants = fc.date({ min: addHours(startDate, -100), max: addHours(endDate, 400), noInvalidDate: true });
    fc.assert(
      fc.property(instants, instants, (at, now) => {
        if (!isDockTime(charter, at, now)) return;
        expect(at.getTime()).toBeLessThanOrEqual(now.getTime() + 5 * 60_000);
        expect(at.getTime()).toBeGreaterThanOrEqual(addHours(startDate, -2).getTime());
        expect(now.getTime()).toBeLessThanOrEqual(addHours(endDate, 7 * 24).getTime());
      }),
    );
  });
});

describe('who records what', () => {
  it('never changes what both have agreed to, and comes to an end', () => {
    fc.assert(
      fc.property(tries, (life) => {
        const acts = [...played(life)];
        for (const { before, after } of acts) {
          for (const record of ['checkIn', 'checkOut'] as const) {
            if (before[record]?.agreed) expect(after[record]).toEqual(before[record]);
          }
          if (before.balance?.confirmed) expect(after.balance).toEqual(before.balance);
          if (after.checkOut) expect(after.checkIn).not.toBeNull();
        }
        expect(acts.length).toBeLessThanOrEqual(2 * MOST_BOARD_RECORDS + 4);
      }),
    );
  });

  it('takes both sides for an agreement and for a balance', () => {
    fc.assert(
      fc.property(tries, (life) => {
        for (const { act, side, before } of played(life)) {
          if (act === 'check-in' || act === 'check-out') expect(side).not.toBe('renter');
          if (act === 'agree') expect(side).toBe('renter');
          if (act === 'confirm-balance') expect(side === 'renter').not.toBe(before.balance?.by === 'renter');
        }
      }),
    );
  });

  it('offers exactly what is not refused, and nothing at another time', () => {
    fc.assert(
      fc.property(tries, sides, (life, side) => {
        const state = [...played(life)].at(-1)?.after ?? NOTHING;
        const may = dockMay(side, state, { ...charter, now: endDate });
        for (const act of may) {
          const ids = [state.checkIn?.id, state.checkOut?.id, state.balance?.id];
          expect(ids.some((recordId) => dockRefusal({ act, recordId }, side, state) === undefined)).toBe(true);
        }
        expect(may.includes('agree')).toBe(
          side === 'renter' && [state.checkIn, state.checkOut].some((record) => record?.agreed === false),
        );
        expect(dockMay(side, state, { ...charter, now: addHours(startDate, -3) })).toEqual([]);
      }),
    );
  });

  it('offers no check-in of a charter that was called off, and no balance where nothing is due', () => {
    expect(dockMay('owner', { ...NOTHING, calledOff: true }, { ...charter, now: startDate })).toEqual(['mark-balance']);
    expect(dockMay('captain', { ...NOTHING, balanceDueCents: 0 }, { ...charter, now: startDate })).toEqual([
      'check-in',
    ]);
    expect(balanceAtDock({ balanceFromRenterCents: 98_500, dueToCaptainCents: 26_000 })).toBe(124_500);
  });
});

describe('what both sides agree to', () => {
  const facts = { by: 'owner', at: startDate, zone: ZONE, peopleOnBoard: 6, pictures: 4 } as const;

  it('is a check-in in sentences', () => {
    expect(agreedText(boardInWords({ ...facts, act: 'check-in' }), 'A scratch at the stern')).toEqual([
      'Check-in on July 4, 2026, 2:00 p.m. EDT, recorded by the owner.',
      'The renter’s photo ID has been seen.',
      '6 people are on board.',
      'The boat’s condition at the check-in is as shown in the 4 photos.',
      'Note: “A scratch at the stern”',
    ]);
  });

  it('is a check-out in sentences', () => {
    const record = { ...facts, act: 'check-out', by: 'captain', peopleOnBoard: null } as const;
    expect(agreedText(boardInWords({ ...record, pictures: 1 }), null)).toEqual([
      'Check-out on July 4, 2026, 2:00 p.m. EDT, recorded by the captain. The boat has been returned.',
      'The boat’s condition at the check-out is as shown in the photo.',
    ]);
    expect(boardInWords({ ...record, pictures: 0 }).at(-1)).toBe(
      'No photos were taken of the boat’s condition at the check-out.',
    );
  });
});
