import fc from 'fast-check';
import {
  addHours,
  depositStanding,
  hasMessages,
  isBalanceDue,
  isAwaited,
  mayAct,
  OUTCOMES,
  ownerDeadline,
  PROVIDER_GRACE_HOURS,
  proposalDeadline,
  REBOOK_CHOICE_HOURS,
  refundFor,
  situationOf,
  STANDINGS,
  standingOf,
  STATUSES,
  takesPlace,
  type Action,
  type BookingFacts,
  type Party,
  type Standing,
  type StandingKind,
} from '../src';
import { bookingFacts, CONFIRMED, paid, REQUEST } from './booking-facts';

const PARTIES: readonly Party[] = ['renter', 'owner', 'captain'];

/** The acts by which each party gives the answer that a booking waits for. */
const ANSWERS: Readonly<Record<Party, readonly Action[]>> = {
  renter: ['acceptProposal'],
  owner: ['accept', 'replaceCaptain', 'acceptProposal'],
  captain: ['acceptCharter'],
};

const at = (facts: Partial<BookingFacts>, now = REQUEST.startDate.getTime() - 1) =>
  standingOf({ ...REQUEST, ...facts }, new Date(now));
const inTime = (facts: BookingFacts) => addHours(facts.startDate, -48);

describe('where a booking stands', () => {
  it('is one standing, whatever the facts and the time', () => {
    const seen = new Set<StandingKind>();
    fc.assert(
      fc.property(bookingFacts, ({ facts, now }) => {
        const standing = standingOf(facts, now);
        seen.add(standing.kind);
        expect(STANDINGS).toContain(standing.kind);
      }),
      { numRuns: 4_000 },
    );
    expect(STANDINGS.filter((kind) => !seen.has(kind))).toEqual([]);
  });

  it('awaits exactly those whose answer the rules accept', () => {
    fc.assert(
      fc.property(bookingFacts, fc.constantFrom(...PARTIES), ({ facts, now }, party) => {
        const standing = standingOf(facts, now);
        const situation = situationOf(facts, party);
        const accepted = ANSWERS[party].some((act) => mayAct(act, situation));
        const isOver = ['overdue', 'completed', 'underWay', 'ended', 'confirmed'].includes(standing.kind);
        // A renter whose charter is called off is awaited for a proposal of their own.
        const finds = party === 'renter' && standing.kind === 'calledOff';
        if (finds) expect(mayAct('propose', { ...situation, proposalBy: null })).toBe(true);
        else if (!isOver && !isLapsed(facts, now))
          expect([standing.kind, accepted]).toEqual([standing.kind, isAwaited(standing, party)]);
      }),
      { numRuns: 4_000 },
    );
  });

  it('awaits nobody after the time, and nobody without one who is not asked', () => {
    fc.assert(
      fc.property(bookingFacts, ({ facts, now }) => {
        const { awaits, until } = standingOf(facts, now);
        if (awaits.length === 0) expect(until).toBeNull();
        if (until && facts.status !== 'cancelled') expect(until.getTime()).toBeGreaterThanOrEqual(now.getTime());
      }),
    );
  });

  it('takes place only where it is confirmed and not called off', () => {
    fc.assert(
      fc.property(bookingFacts, ({ facts, now }) => {
        if (!takesPlace(standingOf(facts, now))) return;
        expect([facts.status, facts.calledOff]).toEqual(['confirmed', null]);
        expect([facts.captainWanted, facts.startDate > now || facts.proposal !== null]).toEqual([false, true]);
      }),
    );
  });

  it('promises of the deposit what becomes of it once the time for an answer is over', () => {
    fc.assert(
      fc.property(bookingFacts, ({ facts, now }) => {
        // A proposal that lapses leaves a charter as it was: its own time decides then.
        if (facts.status === 'confirmed' && facts.proposal) return;
        const { kind, until, deposit } = standingOf(facts, now);
        const later = until && standingOf(facts, new Date(until.getTime() + 1));
        if (later?.kind === 'overdue') expect([kind, later.deposit.becomes]).toEqual([kind, deposit.becomes]);
      }),
      { numRuns: 4_000 },
    );
  });

  it('gives back no more than was paid, and says nothing of money to who may not know it', () => {
    fc.assert(
      fc.property(bookingFacts, ({ facts, now }) => {
        const { becomes, refundCents } = standingOf(facts, now).deposit;
        const goesBack = becomes === 'refunded' || becomes === 'to_choose';
        if (!goesBack) expect(refundCents).toBe(0);
        else if (facts.deposit === null) expect(refundCents).toBeNull();
        else expect(refundCents).toBe(facts.deposit.how === 'unpaid' ? 0 : facts.deposit.depositCents);
      }),
    );
  });
});

describe('what follows from where a booking stands', () => {
  const REQUESTED: StandingKind[] = [
    ...(['awaitingOwner', 'awaitingOwnerAndCaptain', 'awaitingCaptain', 'captainToBeChosen'] as const),
    'awaitingRenter',
  ];
  const TO_COME: StandingKind[] = ['confirmed', 'changeProposed', 'captainLeft', 'underWay'];

  it('is that its people may write from the confirmation on, and after an end of what was confirmed', () => {
    fc.assert(
      fc.property(bookingFacts, ({ facts, now }) => {
        const standing = standingOf(facts, now);
        const isOver = standing.kind === 'ended' || standing.kind === 'overdue';
        const expected = isOver ? standing.wasConfirmed : !REQUESTED.includes(standing.kind);
        expect([standing.kind, hasMessages(standing)]).toEqual([standing.kind, expected]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is that the balance is due of requests and charters to come or under way, and of nothing else', () => {
    fc.assert(
      fc.property(bookingFacts, ({ facts, now }) => {
        const standing = standingOf(facts, now);
        const expected = [...REQUESTED, ...TO_COME].includes(standing.kind);
        expect([standing.kind, isBalanceDue(standing)]).toEqual([standing.kind, expected]);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the deadlines', () => {
  const { startDate } = REQUEST;
  const placed = addHours(startDate, -240);

  it('of a request are its owner’s, its captain’s or its renter’s', () => {
    const respondBy = ownerDeadline(placed, startDate);
    expect(turnOf(at({ respondBy }, placed.getTime()))).toEqual(['awaitingOwner', ['owner'], respondBy]);
    expect(turnOf(at({ respondBy, captainAnswer: 'awaited' }, placed.getTime()))).toEqual([
      'awaitingOwnerAndCaptain',
      ['owner', 'captain'],
      respondBy,
    ]);
    expect(turnOf(at({ respondBy, captainAnswer: 'awaited', ownerAccepted: true }, placed.getTime()))).toEqual([
      'awaitingCaptain',
      ['captain'],
      respondBy,
    ]);
    const renters = proposalDeadline(placed, startDate, addHours(startDate, 1));
    expect(turnOf(at({ respondBy: renters, proposal: { by: 'owner', respondBy: renters } }, placed.getTime()))).toEqual(
      ['awaitingRenter', ['renter'], renters],
    );
  });

  it('are judged by the clock: the last instant is in time, the next is not', () => {
    const respondBy = ownerDeadline(placed, startDate);
    expect(at({ respondBy }, respondBy.getTime()).kind).toBe('awaitingOwner');
    expect(at({ respondBy }, respondBy.getTime() + 1)).toMatchObject({ kind: 'overdue', next: 'ends', awaits: [] });
  });

  it('of a captain alone lead to another captain, and not to the end', () => {
    const asked = { respondBy: placed, captainAnswer: 'awaited', ownerAccepted: true } as const;
    expect(at(asked).deposit.becomes).toBe('stays');
    expect(at(asked)).toMatchObject({ kind: 'overdue', next: 'captainToBeChosen' });
  });

  it('of a charter that is called off are the renter’s, or those of who has to answer a new time', () => {
    const now = addHours(startDate, -24);
    const chooseBy = addHours(now, REBOOK_CHOICE_HOURS);
    const calledOff = { cause: 'weather', by: 'owner', chooseBy } as const;
    const respondBy = addHours(now, 24);
    const stands = (facts: Partial<BookingFacts>, time = now) =>
      turnOf(standingOf({ ...CONFIRMED, calledOff, ...facts }, time));
    expect(stands({})).toEqual(['calledOff', ['renter'], chooseBy]);
    expect(stands({ proposal: { by: 'renter', respondBy } })).toEqual(['newTimeProposed', ['owner'], respondBy]);
    expect(stands({ proposal: { by: 'owner', respondBy } })).toEqual(['newTimeProposed', ['renter'], respondBy]);
    // It is still called off when its first start has come.
    expect(stands({}, addHours(CONFIRMED.endDate, 1))).toEqual(['calledOff', ['renter'], chooseBy]);
    expect(stands({}, addHours(chooseBy, 1))).toEqual(['overdue', [], null]);
  });
});

describe('the deposit', () => {
  it('of a charter whose captain has left becomes what the rules for its end say', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 48 }), fc.integer({ min: 1, max: 48 }), (confirmed, left) => {
        const confirmedAt = addHours(CONFIRMED.startDate, confirmed - 100);
        const respondBy = addHours(confirmedAt, left);
        const standing = standingOf({ ...CONFIRMED, confirmedAt, respondBy, captainWanted: true }, confirmedAt);
        const depositCents = 41_500;
        const end = new Date(respondBy.getTime() + 1);
        const rule = refundFor({ cause: 'provider', depositCents, at: end, confirmedAt, breach: false });
        expect(standing.deposit).toEqual({
          becomes: rule.creditInstead ? 'to_choose' : 'refunded',
          refundCents: rule.refundCents,
        });
      }),
      { examples: [[0, PROVIDER_GRACE_HOURS]] },
    );
  });

  it('of an ended charter is the renter’s to choose where there is a choice', () => {
    const deposit = depositStanding({
      ...paid,
      division: { rule: 'R6', refundCents: paid.depositCents, creditInstead: true },
    });
    const chooseRefundBy = addHours(CONFIRMED.startDate, 24);
    const standing = standingOf(
      { ...CONFIRMED, status: 'cancelled', outcome: 'owner_cancelled', deposit, chooseRefundBy },
      CONFIRMED.startDate,
    );
    expect(turnOf(standing)).toEqual(['ended', ['renter'], chooseRefundBy]);
    expect(standing).toMatchObject({ wasConfirmed: true, deposit: { becomes: 'refunded', refundCents: 41_500 } });
  });
});

describe('an end', () => {
  it.each(OUTCOMES)(
    '%s says whether there was a confirmed charter, also where the time of it is not known',
    (outcome) => {
      const end = { status: 'cancelled', outcome } as const;
      const ruled = (rule: 'R3' | 'R4') =>
        depositStanding({ ...paid, division: { rule, refundCents: paid.depositCents, creditInstead: false } });
      expect(at({ ...end, deposit: ruled('R3') })).toMatchObject({ wasConfirmed: false });
      expect(at({ ...end, deposit: ruled('R4') })).toMatchObject({ wasConfirmed: true });
      expect(at({ ...end, deposit: null, confirmedAt: inTime(REQUEST) })).toMatchObject({ wasConfirmed: true });
    },
  );

  it('is the standing of nothing but a cancelled booking', () => {
    for (const status of STATUSES) expect(at({ status }).kind === 'ended').toBe(status === 'cancelled');
  });
});

function turnOf({ kind, awaits, until }: Standing): [StandingKind, readonly Party[], Date | null] {
  return [kind, awaits, until];
}

/** A proposal whose time is over can be answered by nobody, and is no standing of its own. */
function isLapsed({ proposal }: BookingFacts, now: Date): boolean {
  return proposal?.respondBy != null && proposal.respondBy < now;
}
