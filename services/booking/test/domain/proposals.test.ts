import { addHours, type Proposer } from '@harbourline/policy';
import type { Booking } from '../../src/generated/prisma/client';
import { confirmed } from '../../src/domain/answer-reservation';
import {
  acceptProposal,
  lapseProposal,
  requireOpenProposal,
  withdrawProposal,
  type Meant,
} from '../../src/domain/answer-proposal';
import { loseBoat } from '../../src/domain/answer-reservation';
import type { Boat } from '../../src/domain/boat';
import {
  columnsOf,
  foreseenBy,
  keepsProposal,
  NO_PROPOSAL,
  outlives,
  proposalOf,
  type Proposal,
  type ProposalForCharter,
  type ProposalForRequest,
} from '../../src/domain/proposal';
import {
  differencesOf,
  requireConfirmed,
  requireProposableForCharter,
  requireProposableForRequest,
  ruleAgainst,
} from '../../src/domain/propose';
import {
  ADJUSTED,
  CALLED_OFF,
  CANCELLED,
  CAPTAIN_ID,
  CHARTER,
  COMPLETED,
  HOURS_TO_ANSWER,
  PLACED,
  PROPOSED,
  refusal,
  REQUEST,
  START,
  TORONTO,
  WITH_PROPOSAL,
} from './booking-row';

const IN_TIME = addHours(PLACED, HOURS_TO_ANSWER);
const RENTERS_TIME = addHours(PLACED, 30);
const OWNERS: ProposalForRequest = {
  ...{ of: 'request', by: 'owner', startDate: addHours(START, 2), endDate: addHours(START, 6) },
  ...{ captainId: CAPTAIN_ID, guestCount: 6, respondBy: RENTERS_TIME, ownerRespondBy: IN_TIME },
};
const RENTERS: ProposalForCharter = { of: 'charter', ...PROPOSED, respondBy: addHours(START, -48) };
const LEFT: Booking = { ...CHARTER, captainId: null, captainWanted: true };

describe('the proposal that waits', () => {
  it('is the owner’s for a request, with its captain unless another is proposed', () => {
    expect(proposalOf(ADJUSTED)).toEqual(OWNERS);
    expect(proposalOf({ ...ADJUSTED, adjustedCaptainId: 8 })).toEqual({ ...OWNERS, captainId: 8 });
  });

  it.each<Partial<Booking>>([
    { ownerAdjusted: false },
    { adjustedStartDate: null },
    { adjustedEndDate: null },
    { respondBy: null },
    { status: 'completed' },
  ])('is none of a request with %j', (without) => {
    expect(proposalOf({ ...ADJUSTED, ...without })).toBeNull();
  });

  it('is one side’s for a charter, as long as the charter is the one it was made for', () => {
    expect(proposalOf(WITH_PROPOSAL)).toEqual(RENTERS);
    expect(proposalOf({ ...WITH_PROPOSAL, version: 4 })).toBeNull();
    expect(proposalOf({ ...WITH_PROPOSAL, changeRespondBy: null })).toBeNull();
    expect(proposalOf({ ...WITH_PROPOSAL, changeProposal: null })).toBeNull();
    expect(proposalOf({ ...WITH_PROPOSAL, status: 'cancelled' })).toBeNull();
  });

  it('is kept by a row also where it waits for nothing any more', () => {
    expect([ADJUSTED, { ...WITH_PROPOSAL, version: 4 }, CHARTER].map(keepsProposal)).toEqual([true, true, false]);
  });

  it('is kept in the columns from which it is read', () => {
    const stored = { ...REQUEST, ...columnsOf(OWNERS, REQUEST, 4) };
    expect(columnsOf(OWNERS, REQUEST, 4)).toMatchObject({ adjustedStartTime: '16:00', adjustedCaptainId: null });
    expect(proposalOf({ ...stored, changeProposal: null })).toEqual(OWNERS);
    expect(columnsOf({ ...OWNERS, captainId: 8 }, REQUEST, 4)).toMatchObject({ adjustedCaptainId: 8 });

    const { changeProposal, ...columns } = columnsOf(RENTERS, CHARTER, 4);
    expect(columns).toMatchObject({ ownerAdjusted: false, changeRespondBy: RENTERS.respondBy });
    // The release before reads sentences there.
    expect(changeProposal).toMatchObject({ version: 4, effect: { renter: [], others: [] } });
    const row = { ...CHARTER, ...columns, changeProposal: JSON.parse(JSON.stringify(changeProposal)), version: 4 };
    expect(proposalOf(row)).toEqual(RENTERS);
    expect(columnsOf(null, CHARTER, 4)).toBe(NO_PROPOSAL);
  });

  it('for a request waits on while the request is for the same time and captain; for a charter it does not', () => {
    expect(outlives(OWNERS, ADJUSTED, { guestCount: 7, startDate: new Date(START) })).toBe(true);
    const others = [{ startDate: PLACED }, { endDate: PLACED }, { captainId: 8 }, { status: 'confirmed' }];
    for (const other of others) expect(outlives(OWNERS, ADJUSTED, other)).toBe(false);
    expect(outlives(RENTERS, WITH_PROPOSAL, { guestCount: 7 })).toBe(false);
  });
});

describe('what a proposal would do', () => {
  it('is to make the charter what was proposed', () => {
    const { startDate, endDate, captainId, guestCount } = PROPOSED;
    expect(foreseenBy(RENTERS)).toEqual({
      ...{ startDate, endDate, captainId, guestCount },
      ...{ boatRentalCents: 200_000, captainFeeCents: 50_000, totalCents: 250_000 },
      ...{ balanceFromRenterCents: 150_000, dueToCaptainCents: 50_000 },
    });
  });
});

describe('an answer to a proposal', () => {
  const open = (booking: Booking, meant: Meant, by: Proposer, now: Date) =>
    requireOpenProposal(booking, meant, { action: 'acceptProposal', by, now });
  const ofCharter: Meant = { of: 'charter', id: PROPOSED.id };
  const late = (date: Date) => new Date(date.getTime() + 1);

  it('is the other side’s to give, in time', () => {
    expect(open(ADJUSTED, { of: 'request' }, 'renter', RENTERS_TIME)).toEqual(OWNERS);
    expect(open(WITH_PROPOSAL, ofCharter, 'owner', RENTERS.respondBy)).toEqual(RENTERS);
  });

  it.each<[string, Booking, Meant, Proposer, Date, string]>([
    ['of a charter as of a request', CHARTER, { of: 'request' }, 'renter', IN_TIME, 'booking_not_pending'],
    ['of a request as of a charter', REQUEST, ofCharter, 'owner', IN_TIME, 'booking_not_confirmed'],
    ['of what has ended', CANCELLED, ofCharter, 'owner', IN_TIME, 'booking_not_active'],
    ['to nothing', REQUEST, { of: 'request' }, 'renter', IN_TIME, 'booking_not_adjusted'],
    ['to nothing of a charter', CHARTER, ofCharter, 'owner', IN_TIME, 'change_not_open'],
    ['to one’s own', ADJUSTED, { of: 'request' }, 'owner', IN_TIME, 'booking_not_adjusted'],
    ['to one’s own of a charter', WITH_PROPOSAL, ofCharter, 'renter', IN_TIME, 'change_not_open'],
    ['to an earlier one', WITH_PROPOSAL, { of: 'charter', id: 'earlier' }, 'owner', IN_TIME, 'change_not_open'],
    ['after the time', ADJUSTED, { of: 'request' }, 'renter', late(RENTERS_TIME), 'response_overdue'],
    ['after the time of a charter’s', WITH_PROPOSAL, ofCharter, 'owner', late(RENTERS.respondBy), 'response_overdue'],
  ])('is refused %s', (_, booking, meant, by, now, code) => {
    expect(() => open(booking, meant, by, now)).toThrow(refusal(code));
  });

  it('that is yes confirms a request, unless its captain has to be asked', () => {
    const { startDate, endDate } = OWNERS;
    const leftStart = addHours(startDate, -24);
    const moved = { startDate, endDate, leftStart, captainId: CAPTAIN_ID, captainFeeCents: 1 };
    const accepted = (isCaptainAsked: boolean) =>
      acceptProposal(
        { ...ADJUSTED, leftStart: addHours(ADJUSTED.startDate, -24), captainAnswer: 'awaited' },
        OWNERS,
        { amounts: { captainFeeCents: 1 }, isCaptainAsked },
        { now: IN_TIME, ownerResponseHours: HOURS_TO_ANSWER },
      );
    expect(accepted(false)).toEqual({ ...moved, captainAnswer: null, ...confirmed(IN_TIME) });
    expect(accepted(true)).toEqual({
      ...{ ...moved, captainAnswer: 'awaited', ownerAcceptedAt: IN_TIME, respondBy: addHours(IN_TIME, 24) },
    });
  });

  it('that is yes makes the charter what was proposed, and asks no other captain', () => {
    const accepted = (proposal: Proposal) =>
      acceptProposal(
        { ...WITH_PROPOSAL, captainAnswer: 'accepted' },
        proposal,
        { amounts: {}, isCaptainAsked: true },
        { now: IN_TIME, ownerResponseHours: HOURS_TO_ANSWER },
      );
    const same = { ...foreseenBy(RENTERS), confirmedAt: CHARTER.confirmedAt, leftStart: null };
    expect(accepted(RENTERS)).toEqual(same);
    expect(accepted({ ...RENTERS, captainId: 8 })).toEqual({ ...same, captainId: 8, captainAnswer: null });
  });

  it('is not needed where it is taken back: a request has its owner’s time again, a charter stays', () => {
    expect(withdrawProposal(OWNERS, IN_TIME)).toEqual({ respondBy: IN_TIME });
    expect(() => withdrawProposal(OWNERS, late(IN_TIME))).toThrow(refusal('response_overdue'));
    expect(() => withdrawProposal({ ...OWNERS, ownerRespondBy: null }, IN_TIME)).toThrow(refusal('response_overdue'));
    expect(withdrawProposal(RENTERS, late(IN_TIME))).toEqual({});
  });

  it('that does not come ends a request, and leaves a charter as it is', () => {
    expect(lapseProposal(ADJUSTED, OWNERS, START)).toEqual({
      ...{ ...loseBoat(ADJUSTED, START), outcome: 'adjustment_lapsed' },
    });
    expect(lapseProposal(WITH_PROPOSAL, RENTERS, START)).toEqual({});
  });
});

describe('what an owner proposes for a request', () => {
  const wish = { startDate: addHours(START, 1), endDate: addHours(START, 5), captainId: CAPTAIN_ID, guestCount: 6 };
  const propose =
    (booking: Booking, other: Partial<typeof wish> = {}, now = IN_TIME) =>
    () =>
      requireProposableForRequest(booking, { ...wish, ...other }, { now, zone: TORONTO });

  it('is another time or another captain', () => {
    expect(propose(REQUEST)).not.toThrow();
    const sameTime = { startDate: REQUEST.startDate, endDate: REQUEST.endDate };
    expect(propose(REQUEST, { ...sameTime, captainId: 8 })).not.toThrow();
    expect(propose(REQUEST, { ...sameTime, guestCount: 7 })).toThrow(refusal('same_time'));
  });

  it.each<[string, Booking, Partial<typeof wish>, Date, Error]>([
    ['for a charter', CHARTER, {}, IN_TIME, refusal('booking_not_pending')],
    ['after the time', REQUEST, {}, new Date(IN_TIME.getTime() + 1), refusal('response_overdue')],
    ['twice', ADJUSTED, {}, IN_TIME, refusal('booking_adjusted')],
    ['at a time that is no slot', REQUEST, { startDate: addHours(START, 0.25) }, IN_TIME, refusal('outside_hours')],
    [
      'in the past',
      { ...REQUEST, respondBy: null },
      {},
      addHours(START, 1.01),
      refusal('notice_too_short', { message: 'The new time is already over.' }),
    ],
    ['with a captain nobody wants', { ...REQUEST, captainId: null }, {}, IN_TIME, refusal('captain_not_wanted')],
  ])('is refused %s', (_, booking, other, now, error) => {
    expect(propose(booking, other, now)).toThrow(error);
  });

  it('may begin this very instant', () => {
    expect(propose({ ...REQUEST, respondBy: null }, {}, wish.startDate)).not.toThrow();
  });

  it('may be another time where no captain was booked', () => {
    expect(propose({ ...REQUEST, captainId: null }, { captainId: null as never })).not.toThrow();
  });
});

describe('what one side proposes for a charter', () => {
  it('is possible until it starts, or until the renter’s time to choose is over', () => {
    for (const by of ['renter', 'owner'] as const) {
      expect(() => requireProposableForCharter(CHARTER, by, addHours(START, -1))).not.toThrow();
      expect(() => requireProposableForCharter(CALLED_OFF, by, addHours(START, 144))).not.toThrow();
    }
  });

  it.each<[string, Booking, Date, Error]>([
    ['of a request', REQUEST, IN_TIME, refusal('booking_not_confirmed')],
    ['of what is over', COMPLETED, IN_TIME, refusal('booking_not_active')],
    ['from its start on', CHARTER, START, refusal('charter_started')],
    ['after the time to choose', CALLED_OFF, new Date(addHours(START, 144).getTime() + 1), refusal('response_overdue')],
    ['while another waits', WITH_PROPOSAL, IN_TIME, refusal('change_waiting')],
    [
      'without a captain',
      LEFT,
      IN_TIME,
      refusal('change_waiting', {
        message: 'The captain has left. The charter can be changed once there is another captain.',
      }),
    ],
  ])('is refused %s', (_, booking, now, error) => {
    expect(() => requireProposableForCharter(booking, 'owner', now)).toThrow(error);
  });

  it('changes time, captain or guests', () => {
    const same = { startDate: START, endDate: CHARTER.endDate, captainId: CAPTAIN_ID, guestCount: 6 };
    const nothing = { time: false, start: false, captain: false, guests: false };
    expect(differencesOf(CHARTER, same)).toEqual(nothing);
    expect(differencesOf(CHARTER, { ...same, endDate: addHours(START, 5) })).toEqual({ ...nothing, time: true });
    expect(differencesOf(CHARTER, { ...same, startDate: PLACED })).toEqual({ ...nothing, time: true, start: true });
    expect(differencesOf(CHARTER, { ...same, captainId: null, guestCount: 7 })).toEqual({
      ...{ ...nothing, captain: true, guests: true },
    });
  });

  it('has to keep the rules about what it changes, and a renter those of notice and of boats on offer', () => {
    const boat = {
      ...{
        id: 5,
        ownerId: 2,
        boatName: 'Orca',
        model: 'Sea Ray',
        length: 40,
        city: 'Toronto',
        capacity: 6,
        images: [],
      },
      ...{ rateCents: 40_000, customRates: {}, minimumHours: 4, discountPercent: 0, available: true },
    } as unknown as Boat;
    const against = (
      wish: Partial<typeof PROPOSED>,
      {
        by,
        booking = CHARTER,
        on = boat,
        now = IN_TIME,
      }: Partial<Parameters<typeof ruleAgainst>[0]> & {
        on?: Boat;
        now?: Date;
      } = {},
    ) => {
      const { startDate, endDate, captainId, guestCount } = booking;
      const whole = { startDate, endDate, captainId, guestCount, ...wish };
      return ruleAgainst({ booking, wish: whole, boat: on, by: by ?? 'renter' }, { now, noticeHours: 36 });
    };
    const next = { startDate: addHours(START, 24), endDate: addHours(START, 28) };
    expect(against(next)).toBeNull();
    expect(against({ startDate: addHours(START, 0.25), endDate: addHours(START, 4.25) })).toBe('outside_hours');
    expect(against({ endDate: addHours(START, 3) })).toBe('duration_not_allowed');
    expect(against({ guestCount: 7 })).toBe('too_many_guests');
    expect(against(next, { now: addHours(START, -11) })).toBe('notice_too_short');
    expect(against(next, { now: addHours(START, -11), by: 'owner' })).toBeNull();
    const away = { ...boat, available: false };
    expect(against(next, { on: away })).toBe('boat_unavailable');
    expect(against(next, { on: away, by: 'owner' })).toBeNull();
    expect(against({ guestCount: 5 }, { on: away })).toBeNull();

    // What was agreed before is not judged again.
    const odd = { ...CHARTER, startDate: addHours(START, 0.25), endDate: addHours(START, 2.25), guestCount: 9 };
    expect(against({ captainId: 8 }, { booking: odd, now: addHours(START, -1) })).toBeNull();
    expect(against({ guestCount: 10 }, { booking: odd, now: addHours(START, -1) })).toBe('too_many_guests');
  });

  it('is for a charter that is confirmed and not over', () => {
    expect(() => requireConfirmed(CHARTER)).not.toThrow();
    expect(() => requireConfirmed(REQUEST)).toThrow(refusal('booking_not_confirmed'));
    expect(() => requireConfirmed(COMPLETED)).toThrow(refusal('booking_not_active'));
  });
});
