import fc from 'fast-check';
import {
  addHours,
  balanceAtDock,
  consentOf,
  DOCK_ACTS,
  dockMay,
  dockRefusal,
  dockTimeRefusal,
  dockTimes,
  isDockTime,
  isSameName,
  MOST_BOARD_RECORDS,
  objectionEnds,
  partsOfBalance,
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
  fc.record({
    ...{ act: fc.constantFrom(...DOCK_ACTS), side: sides, sees: fc.constantFrom('first', 'second', 'other') },
    here: fc.boolean(),
  }),
  { maxLength: 40 },
);

/** `here`: with the renter's yes on the recorder's phone. */
type Try = { act: DockActName; side: DockSide; sees: string; here: boolean };

function named(state: DockState, { act, sees }: Try): string {
  if (act === 'confirm-balance') return sees === 'other' ? 'no such' : (state.balance?.id ?? 'no such');
  const records = { first: state.checkIn?.id, second: state.checkOut?.id };
  return (sees === 'other' ? undefined : records[sees as 'first' | 'second']) ?? 'no such';
}

function answered(record: BoardState | null, recordId: string, act: DockActName): BoardState | null {
  return record && record.id === recordId ? { ...record, consent: act === 'agree' ? 'agreed' : 'objected' } : record;
}

function done(state: DockState, { act, side, here }: Try, recordId: string, id: string): DockState {
  const anew = (record: BoardState | null): BoardState => ({
    ...{ id, consent: here ? 'agreed-elsewhere' : 'open', times: (record?.times ?? 0) + 1 },
  });
  const answer = (record: BoardState | null) => answered(record, recordId, act);
  switch (act) {
    case 'check-in':
      return { ...state, checkIn: anew(state.checkIn) };
    case 'check-out':
      return { ...state, checkOut: anew(state.checkOut) };
    case 'mark-balance':
      return { ...state, balance: { id, by: side, confirmed: false } };
    case 'confirm-balance':
      return { ...state, balance: state.balance && { ...state.balance, confirmed: true } };
    case 'agree':
    case 'object':
      return { ...state, checkIn: answer(state.checkIn), checkOut: answer(state.checkOut) };
  }
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

describe('what may be recorded at the dock', () => {
  const record = (more: Partial<BoardState> = {}): BoardState => ({ id: 'r', consent: 'open', times: 1, ...more });
  const agreedRecord = record({ consent: 'agreed' });
  const often = record({ times: MOST_BOARD_RECORDS });
  const balance = (more: Partial<NonNullable<DockState['balance']>> = {}) => ({
    balance: { id: 'b', by: 'renter' as const, confirmed: false, ...more },
  });

  it.each<[DockActName, DockSide, string | undefined, Partial<DockState>, string | undefined]>([
    ['check-in', 'owner', undefined, {}, undefined],
    ['check-in', 'captain', undefined, { checkIn: record({ times: MOST_BOARD_RECORDS - 1 }) }, undefined],
    ['check-in', 'renter', undefined, {}, 'not_yours'],
    ['check-in', 'owner', undefined, { calledOff: true }, 'not_open'],
    ['check-in', 'owner', undefined, { checkIn: record(), checkOut: record() }, 'checked_out'],
    ['check-in', 'owner', undefined, { checkIn: agreedRecord }, 'settled'],
    ['check-in', 'owner', undefined, { checkIn: often }, 'too_often'],
    ['check-out', 'owner', undefined, { checkIn: often }, undefined],
    ['check-out', 'owner', undefined, { checkIn: record(), calledOff: true }, undefined],
    ['check-out', 'owner', undefined, { checkIn: agreedRecord, checkOut: record() }, undefined],
    ['check-out', 'renter', undefined, { checkIn: record() }, 'not_yours'],
    ['check-out', 'owner', undefined, {}, 'not_checked_in'],
    ['check-out', 'owner', undefined, { checkIn: record(), checkOut: agreedRecord }, 'settled'],
    ['check-out', 'owner', undefined, { checkIn: record(), checkOut: often }, 'too_often'],
    ['agree', 'renter', 'r', { checkIn: record() }, undefined],
    ['agree', 'renter', 'o', { checkIn: record(), checkOut: record({ id: 'o' }) }, undefined],
    ['agree', 'owner', 'r', { checkIn: record() }, 'not_yours'],
    ['agree', 'renter', 'other', { checkIn: record() }, 'newer_record'],
    ['agree', 'renter', 'r', { checkIn: agreedRecord }, 'settled'],
    ['mark-balance', 'renter', undefined, {}, undefined],
    ['mark-balance', 'owner', undefined, balance(), 'newer_record'],
    ['mark-balance', 'owner', undefined, balance({ confirmed: true }), 'settled'],
    ['mark-balance', 'owner', undefined, { balanceDueCents: 0 }, 'nothing_due'],
    ['confirm-balance', 'owner', 'b', balance(), undefined],
    ['confirm-balance', 'renter', 'b', balance({ by: 'captain' }), undefined],
    ['confirm-balance', 'owner', 'b', {}, 'newer_record'],
    ['confirm-balance', 'owner', 'other', balance(), 'newer_record'],
    ['confirm-balance', 'renter', 'b', balance(), 'not_yours'],
    ['confirm-balance', 'captain', 'b', balance({ by: 'owner' }), 'not_yours'],
    ['confirm-balance', 'owner', 'b', balance({ confirmed: true }), 'settled'],
  ])('is, of a %s by the %s (%s) after %j: %s', (act, side, recordId, state, refused) => {
    expect(dockRefusal({ act, recordId }, side, { ...NOTHING, ...state })).toBe(refused);
  });

  it('is shown to the renter of the first record that is still to be agreed to', () => {
    const now = startDate;
    const may = (state: Partial<DockState>) => dockMay('renter', { ...NOTHING, ...state }, { ...charter, now });
    expect(may({ checkIn: agreedRecord, checkOut: record({ id: 'o' }) })).toEqual(['agree', 'mark-balance']);
    expect(may({ checkIn: agreedRecord, checkOut: agreedRecord })).toEqual(['mark-balance']);
  });
});

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
  it('never changes what the renter has answered, nor records anew what was agreed to anywhere, and comes to an end', () => {
    fc.assert(
      fc.property(tries, (life) => {
        const acts = [...played(life)];
        for (const { before, after } of acts) {
          for (const record of ['checkIn', 'checkOut'] as const) {
            const [was, is] = [before[record], after[record]];
            if (was && was.consent !== 'open') expect(is?.id).toBe(was.id);
            if (was?.consent === 'agreed' || was?.consent === 'objected') expect(is).toEqual(was);
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
          if (act === 'agree' || act === 'object') expect(side).toBe('renter');
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
        const consents = [state.checkIn, state.checkOut].map((record) => record?.consent);
        const isAnswerable = consents.includes('open') || consents.includes('agreed-elsewhere');
        expect(may.includes('agree')).toBe(side === 'renter' && isAnswerable);
        expect(may.includes('object')).toBe(side === 'renter' && consents.includes('agreed-elsewhere'));
        expect(dockMay(side, state, { ...charter, now: addHours(startDate, -3) })).toEqual([]);
        const late = dockMay(side, state, { ...charter, now: addHours(endDate, 49) });
        expect(late).toEqual(may.filter((act) => consents.includes('agreed-elsewhere') && /agree|object/.test(act)));
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

  it('parts a balance into the owner’s and the captain’s, as long as it is still the one that is due', () => {
    const due = { balanceFromRenterCents: 98_500, dueToCaptainCents: 26_000 };
    expect(partsOfBalance(124_500, due)).toEqual({ ownerCents: 98_500, captainCents: 26_000 });
    expect(partsOfBalance(124_501, due)).toBeUndefined();
    expect(partsOfBalance(98_500, { ...due, dueToCaptainCents: 0 })).toBeUndefined();
    expect(partsOfBalance(26_000, { ...due, balanceFromRenterCents: 0 })).toBeUndefined();
  });
});

describe('a yes on another’s phone', () => {
  const arrived = addHours(startDate, 1);
  const said = { answer: null, agreedElsewhere: arrived };

  it('can be objected to for exactly 48 hours after it arrived, and only until the renter has answered', () => {
    expect(objectionEnds(arrived)).toEqual(addHours(arrived, 48));
    expect(consentOf(said, objectionEnds(arrived))).toBe('agreed-elsewhere');
    expect(consentOf(said, new Date(objectionEnds(arrived).getTime() + 1))).toBe('not-objected');
    for (const now of [arrived, addHours(arrived, 1_000)]) {
      expect(consentOf({ ...said, answer: 'agree' }, now)).toBe('agreed');
      expect(consentOf({ ...said, answer: 'object' }, now)).toBe('objected');
    }
    expect(consentOf({ answer: null, agreedElsewhere: null }, addHours(arrived, 1_000))).toBe('open');
  });

  it.each([
    ['open', undefined, 'nothing_said'],
    ['agreed-elsewhere', undefined, undefined],
    ['not-objected', 'settled', 'objection_late'],
    ['agreed', 'settled', 'settled'],
    ['objected', 'settled', 'settled'],
  ] as const)('that stands as %s lets the renter agree: %s, object: %s', (consent, agree, object) => {
    const state: DockState = { ...NOTHING, checkIn: { id: 'in', consent, times: 1 } };
    const refused = (act: 'agree' | 'object') => dockRefusal({ act, recordId: 'in' }, 'renter', state);
    expect([refused('agree'), refused('object')]).toEqual([agree, object]);
  });

  it('is answered when its time is not over, though all else is, and never before the dock has opened', () => {
    const now = addHours(endDate, 60);
    const refused = (at: Date) => dockTimeRefusal({ act: 'object', consent: 'agreed-elsewhere' }, charter, { at, now });
    expect(refused(now)).toBeUndefined();
    expect(refused(addHours(now, 0.1))).toBe('not_open');
    expect(refused(addHours(startDate, -2.1))).toBe('not_open');
    expect(dockTimeRefusal({ act: 'agree', consent: 'open' }, charter, { at: now, now })).toBe('not_open');
  });

  it.each([
    ['Rory Renter', 'Rory Renter', true],
    ['RENTER  rory', 'Rory Renter', true],
    ['Rory M. Renter', 'Rory Renter', true],
    ['Rory Renter', 'R. Renter', true],
    ['R Renter', 'Rory Renter', true],
    ['Genevieve O’Brien', "Geneviève O'Brien", true],
    ['Anne Marie Côté', 'Anne-Marie Cote', true],
    ['Somebody Else', 'Rory Renter', false],
    ['Rory', 'Rory Renter', false],
    ['Rory Rentner', 'Rory Renter', false],
    ['Ян Ковальський', 'Ян Ковальський', true],
  ])('under the name %s is that of %s: %s', (typed, ofAccount, same) => {
    expect(isSameName(typed, ofAccount)).toBe(same);
  });
});

describe('a check-out', () => {
  it('is not recorded before the charter begins, by whichever clock', () => {
    const refused = (at: Date) => dockTimeRefusal({ act: 'check-out' }, charter, { at, now: at });
    expect(refused(new Date(startDate.getTime() - 1))).toBe('not_begun');
    expect(refused(startDate)).toBeUndefined();
    const checkedIn: DockState = { ...NOTHING, checkIn: { id: 'in', consent: 'open', times: 1 } };
    const before = { ...charter, now: addHours(startDate, -1) };
    expect(dockMay('owner', checkedIn, before)).toEqual(['check-in', 'mark-balance']);
    expect(dockMay('owner', checkedIn, { ...charter, now: startDate })).toContain('check-out');
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

  it('counts who is on board, where somebody did', () => {
    const words = (peopleOnBoard: number | null) => boardInWords({ ...facts, act: 'check-in', peopleOnBoard });
    expect(words(1)).toContain('1 person is on board.');
    expect(words(null)).toEqual(words(6).filter((sentence) => sentence !== '6 people are on board.'));
    expect(agreedText(words(6), null)).toEqual(words(6));
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
