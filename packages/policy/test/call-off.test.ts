import fc from 'fast-check';
import {
  addHours,
  ACTORS,
  CALL_OFF_HOURS,
  isRebookable,
  mayAct,
  mayCallOffAt,
  movesFor,
  REBOOK_DAYS,
  refundFor,
  STATUSES,
} from '../src';

const start = new Date('2026-07-04T18:00:00Z');
const instant = fc.date({ min: new Date('2026-06-01'), max: new Date('2026-12-31'), noInvalidDate: true });

describe('calling off', () => {
  it('is possible from exactly 72 hours before the start until just before it', () => {
    const first = addHours(start, -CALL_OFF_HOURS);
    expect(CALL_OFF_HOURS).toBe(72);
    expect(mayCallOffAt(new Date(first.getTime() - 1), start)).toBe(false);
    expect(mayCallOffAt(first, start)).toBe(true);
    expect(mayCallOffAt(new Date(start.getTime() - 1), start)).toBe(true);
    expect(mayCallOffAt(start, start)).toBe(false);
  });

  it('is possible in one stretch of time alone, wherever that lies', () => {
    fc.assert(
      fc.property(instant, instant, (now, anyStart) => {
        const hours = (anyStart.getTime() - now.getTime()) / 3_600_000;
        expect(mayCallOffAt(now, anyStart)).toBe(hours > 0 && hours <= CALL_OFF_HOURS);
      }),
    );
  });

  it('is never the renter’s or the system’s, and only of what is confirmed and was not called off', () => {
    const situations = fc.record({
      actor: fc.constantFrom(...ACTORS),
      status: fc.constantFrom(...STATUSES),
      ...{ captainWanted: fc.boolean(), captainAwaited: fc.boolean() },
      ...{ ownerAccepted: fc.boolean(), calledOff: fc.boolean() },
      proposalBy: fc.constantFrom(null, 'renter' as const, 'owner' as const),
    });
    fc.assert(
      fc.property(situations, (situation) => {
        const { actor, status, captainWanted, calledOff } = situation;
        const may =
          status === 'confirmed' &&
          !calledOff &&
          (actor === 'owner' || actor === 'administrator' || (actor === 'captain' && !captainWanted));
        expect(mayAct('callOff', situation)).toBe(may);
        // A charter that was called off is not completed: its renter moves it to another time, or it ends.
        expect(mayAct('complete', situation)).toBe(actor === 'system' && status === 'confirmed' && !calledOff);
        expect(mayAct('endCalledOff', situation)).toBe(actor === 'system' && status === 'confirmed' && calledOff);
        const without = movesFor({ ...situation, calledOff: false }).filter((action) => action !== 'callOff');
        if (actor !== 'system') expect(movesFor({ ...situation, calledOff: true })).toEqual(without);
      }),
    );
  });
});

describe('the new time', () => {
  it('starts at most 60 times 24 hours after the first start', () => {
    const last = addHours(start, REBOOK_DAYS * 24);
    expect(REBOOK_DAYS).toBe(60);
    expect(isRebookable(start, last)).toBe(true);
    expect(isRebookable(start, new Date(last.getTime() + 1))).toBe(false);
  });

  it('may be earlier, and once a start is near enough every earlier one is', () => {
    fc.assert(
      fc.property(instant, instant, (one, other) => {
        const [earlier, later] = one <= other ? [one, other] : [other, one];
        if (isRebookable(start, later)) expect(isRebookable(start, earlier)).toBe(true);
      }),
    );
  });
});

it('gives the whole deposit back by R4, with nothing to choose and nothing to keep', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (depositCents) => {
      expect(refundFor({ cause: 'platform', depositCents })).toMatchObject({
        ...{ rule: 'R4', refundCents: depositCents, creditInstead: false },
        ...{ ownerKeepsCents: 0, platformKeepsCents: 0, taxCents: 0 },
      });
    }),
  );
});
