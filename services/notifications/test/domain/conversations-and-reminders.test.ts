import type { BookingState } from '@harbourline/contracts';
import { conversingOf } from '../../src/domain/conversations/conversing';
import { partyIn, seatsOf, type Seat } from '../../src/domain/conversations/party-in';
import { readsAfter, seatingAfter } from '../../src/domain/conversations/seating';
import { askedUntil } from '../../src/domain/messages/asked-until';
import { isNews } from '../../src/domain/messages/is-news';
import { supersedes, waitsForMore, withEarlier } from '../../src/domain/messages/later-change';
import { namedIn, partyOf, userOf } from '../../src/domain/messages/parties';
import { isProposalTaken } from '../../src/domain/messages/proposal-taken';
import { isAsked, wasAsked, wasConfirmed } from '../../src/domain/messages/was-confirmed';
import { namedUuid } from '../../src/domain/reminders/named-uuid';
import { reminderHolds } from '../../src/domain/reminders/reminder-holds';
import { isAwaited, waitingOf } from '../../src/domain/reminders/waiting';
import {
  BOOKING,
  CAPTAIN,
  changedFrom,
  CONFIRMED,
  ended,
  IN_TIME,
  NEW_CAPTAIN,
  OWNER,
  RENTER,
} from '../support/people';

const AT = new Date(IN_TIME);
const LATER = new Date(AT.getTime() + 3_600_000);
const renter: Seat = { userId: RENTER.id, party: 'renter' };
const owner: Seat = { userId: OWNER.id, party: 'owner' };
const captain: Seat = { userId: CAPTAIN.id, party: 'captain' };
const WITH_CAPTAIN: BookingState = { ...CONFIRMED, renterId: RENTER.id, ownerId: OWNER.id, captainId: CAPTAIN.id };

describe('the people of a conversation', () => {
  it('are those of the booking as it is now', () => {
    expect(seatsOf(WITH_CAPTAIN)).toEqual([renter, owner, captain]);
    expect(seatsOf({ ...WITH_CAPTAIN, captainId: null })).toEqual([renter, owner]);
    expect([RENTER, OWNER, CAPTAIN, NEW_CAPTAIN].map(({ id }) => partyIn(WITH_CAPTAIN, id))).toEqual([
      ...['renter', 'owner', 'captain', undefined],
    ]);
  });

  it('come and go: a captain reads what is written from then on, the others everything', () => {
    expect(seatingAfter([], [renter, captain], 4)).toEqual({
      arrived: [
        { ...renter, from: 0, readUpTo: 0 },
        { ...captain, from: 4, readUpTo: 4 },
      ],
      left: [],
    });
    const known = [
      { userId: RENTER.id, hasLeft: false },
      { userId: CAPTAIN.id, hasLeft: false },
      { userId: NEW_CAPTAIN.id, hasLeft: true },
    ];
    expect(seatingAfter(known, [renter], 4)).toEqual({ arrived: [], left: [CAPTAIN.id] });
    const back: Seat = { userId: NEW_CAPTAIN.id, party: 'captain' };
    expect(seatingAfter(known, [renter, captain, back], 4)).toEqual({
      ...{ arrived: [{ ...back, from: 4, readUpTo: 4 }], left: [] },
    });
  });

  it('read from the beginning, or from when the captain came', () => {
    const reader = { from: 3, hasLeft: false };
    expect(readsAfter(owner, reader, 9)).toBe(0);
    expect(readsAfter(captain, reader, 9)).toBe(3);
    expect(readsAfter(captain, { ...reader, hasLeft: true }, 9)).toBe(9);
    expect([readsAfter(captain, null, 9), readsAfter(captain, undefined, 9)]).toEqual([9, 9]);
  });

  it('may write as the standing of the booking says', () => {
    const cancelledAt = IN_TIME;
    expect(conversingOf({ ...ended('owner_cancelled'), cancelledAt })).toMatchObject({
      ...{ status: 'cancelled', wasConfirmed: false, end: new Date(BOOKING.endDate), cancelledAt: AT },
    });
    expect(conversingOf({ ...ended('owner_cancelled'), confirmedAt: IN_TIME, cancelledAt: null })).toMatchObject({
      ...{ wasConfirmed: true, cancelledAt: null },
    });
  });
});

describe('a reminder', () => {
  it('has an id that is the same for the same name, and for no other', () => {
    expect(namedUuid('a')).toBe(namedUuid('a'));
    expect(namedUuid('a')).not.toBe(namedUuid('b'));
    expect(namedUuid('a')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('is for whom a booking waits', () => {
    expect(isAwaited('owner and captain', 'captain')).toBe(true);
    expect(isAwaited('owner and captain', 'owner')).toBe(true);
    expect(isAwaited('owner', 'captain')).toBe(false);
    expect(isAwaited(null, 'owner')).toBe(false);
  });

  const respondBy = new Date(BOOKING.respondBy ?? 0);
  const startDate = new Date(BOOKING.startDate);

  it('of an answer counts from when it was asked for, as long as it is the same', () => {
    const first = waitingOf(BOOKING, AT, null);
    expect(first).toEqual({ awaits: 'owner', respondBy, awaitedSince: AT, startDate, confirmedSince: null });
    expect(waitingOf(BOOKING, LATER, first)).toEqual(first);
    const other = { ...BOOKING, respondBy: new Date(respondBy.getTime() + 1).toISOString() };
    expect(waitingOf(other, LATER, first)).toMatchObject({ awaitedSince: LATER });
    expect(waitingOf(BOOKING, LATER, { ...first, awaits: 'renter' })).toMatchObject({ awaitedSince: LATER });
    expect(waitingOf(BOOKING, LATER, { ...first, awaitedSince: null })).toMatchObject({ awaitedSince: LATER });
  });

  it('of a charter counts from when it was confirmed for its start', () => {
    const first = waitingOf(CONFIRMED, AT, null);
    expect(first).toEqual({ awaits: null, respondBy: null, awaitedSince: null, startDate, confirmedSince: AT });
    expect(waitingOf(CONFIRMED, LATER, first)).toEqual(first);
    expect(waitingOf(CONFIRMED, LATER, { ...first, startDate: AT })).toMatchObject({ confirmedSince: LATER });
    expect(waitingOf(ended('owner_cancelled'), LATER, first)).toMatchObject({ confirmedSince: null });
  });

  it.each<[string, Partial<BookingState>, string | null]>([
    ['its owner', {}, 'owner'],
    ['owner and captain', { captainAnswer: 'awaited' }, 'owner and captain'],
    ['its captain', { captainAnswer: 'awaited', ownerAcceptedAt: IN_TIME }, 'captain'],
    ['another captain', { captainWanted: true, captainId: null }, 'owner'],
    ['another captain of a charter', { status: 'confirmed', captainWanted: true, captainId: null }, 'owner'],
    ['its renter', { adjusted: { startDate: BOOKING.startDate, endDate: BOOKING.endDate, captainId: null } }, 'renter'],
    ['nobody once it has ended', { status: 'cancelled', outcome: 'expired' }, null],
    ['nobody once it is over', { status: 'completed' }, null],
  ])('goes out while a booking waits for %s', (_, state, awaits) => {
    expect(waitingOf({ ...BOOKING, ...state }, AT, null).awaits).toBe(awaits);
  });

  it('holds while the answer is still owed, or the charter still to come, by the same person', () => {
    const state = { ...WITH_CAPTAIN };
    const current = { awaits: 'owner', respondBy, startDate, state };
    const told = (until?: Date) => ({ booking: state, until: until?.toISOString() });
    expect(reminderHolds(told(respondBy), current, OWNER.id)).toBe(true);
    expect(reminderHolds(told(respondBy), current, RENTER.id)).toBe(false);
    expect(reminderHolds(told(AT), current, OWNER.id)).toBe(false);
    expect(reminderHolds(told(startDate), current, RENTER.id)).toBe(true);
    expect(reminderHolds(told(startDate), { ...current, startDate: AT }, RENTER.id)).toBe(false);
    expect(reminderHolds(told(startDate), { ...current, state: ended('expired') }, RENTER.id)).toBe(false);
    expect(reminderHolds(told(), current, OWNER.id)).toBe(false);
    expect(reminderHolds(told(respondBy), current, null)).toBe(false);
    const left = { ...current, awaits: 'captain', state: { ...state, captainId: NEW_CAPTAIN.id } };
    expect(reminderHolds(told(respondBy), left, CAPTAIN.id)).toBe(false);
  });
});

describe('what is told of a booking', () => {
  it('is news to its captain where it is about the charter, and to the others where it is about the booking', () => {
    const news = (before: object) => {
      const state = changedFrom(before, BOOKING);
      return [isNews(state, 'captain'), isNews(state, 'renter and owner')];
    };
    expect(news({})).toEqual([false, false]);
    for (const field of ['startDate', 'endDate', 'guestCount', 'specialRequests', 'dueToCaptainCents'])
      expect(news({ [field]: 'other' })).toEqual([true, true]);
    for (const field of ['status', 'captainId', 'totalCents', 'depositCents'])
      expect(news({ [field]: 'other' })).toEqual([false, true]);
    expect(isNews({ ...BOOKING, previous: null }, 'captain')).toBe(false);
  });

  it('waits for more where it may change again, and makes needless what came before it', () => {
    const changes = ['booking-changed-renter', 'booking-changed-owner', 'charter-changed-captain'];
    const proposals = [
      ...['reservation-adjusted-renter', 'change-proposed-renter', 'change-proposed-owner', 'change-proposed-captain'],
      ...['new-time-proposed-renter', 'new-time-proposed-owner'],
      ...['change-not-made-renter', 'change-not-made-owner', 'change-not-made-captain'],
    ];
    for (const template of [...changes, ...proposals]) expect(waitsForMore(template as never)).toBe(true);
    expect(waitsForMore('confirmed-booking-renter')).toBe(false);
    const [change = '', proposal = '', other] = [changes[0], proposals[0], 'confirmed-booking-renter'];
    expect([supersedes(change, change), supersedes(change, proposal), supersedes(change, other)]).toEqual([
      ...[true, true, false],
    ]);
    expect([supersedes(proposal, change), supersedes(proposal, proposal), supersedes(other, change)]).toEqual([
      ...[false, true, false],
    ]);
  });

  it('counts what differs from before the first change that was not told', () => {
    const about = (state: BookingState) => ({ kind: 'booking' as const, booking: state, at: IN_TIME });
    const [earlier, later] = [
      about(changedFrom({ guestCount: 4 }, BOOKING)),
      about(changedFrom({ guestCount: 5 }, BOOKING)),
    ];
    expect(withEarlier(later, { template: 'booking-changed-owner', about: earlier }).booking.previous).toMatchObject({
      guestCount: 4,
    });
    expect(withEarlier(later, { template: 'change-proposed-owner', about: earlier })).toBe(later);
    const first = about({ ...BOOKING, previous: null });
    expect(withEarlier(later, { template: 'booking-changed-owner', about: first })).toBe(later);
  });

  it('is told to its people, and to the captain whom its last change took off it', () => {
    const replaced = changedFrom({ captainId: CAPTAIN.id }, { ...WITH_CAPTAIN, captainId: NEW_CAPTAIN.id });
    const parties = ['renter', 'owner', 'captain', 'former captain'] as const;
    expect(parties.map((party) => userOf(replaced, party))).toEqual([RENTER.id, OWNER.id, NEW_CAPTAIN.id, CAPTAIN.id]);
    expect(userOf(changedFrom({ captainId: CAPTAIN.id }, WITH_CAPTAIN), 'former captain')).toBeNull();
    expect(userOf({ ...WITH_CAPTAIN, previous: null }, 'former captain')).toBeNull();
    expect([RENTER, OWNER, NEW_CAPTAIN, CAPTAIN].map(({ id }) => partyOf(replaced, id))).toEqual([...parties]);
    expect(namedIn(replaced)).toEqual([RENTER.id, OWNER.id, NEW_CAPTAIN.id, CAPTAIN.id]);
    expect(namedIn({ ...WITH_CAPTAIN, captainId: null, previous: null })).toEqual([RENTER.id, OWNER.id]);
    const adjusted = { startDate: BOOKING.startDate, endDate: BOOKING.endDate, captainId: NEW_CAPTAIN.id };
    expect(namedIn({ ...WITH_CAPTAIN, previous: null, adjusted })).toContain(NEW_CAPTAIN.id);
  });

  it('is a proposal that was taken where captain or time became another', () => {
    expect(isProposalTaken(changedFrom({}, { ...BOOKING, captainId: NEW_CAPTAIN.id }))).toBe(
      BOOKING.captainId !== null,
    );
    expect(isProposalTaken(changedFrom({ captainId: 7 }, { ...BOOKING, captainId: 7 }))).toBe(false);
    expect(isProposalTaken(changedFrom({ captainId: 7 }, { ...BOOKING, captainId: 8 }))).toBe(true);
    expect(isProposalTaken(changedFrom({ captainId: 7, startDate: IN_TIME }, { ...BOOKING, captainId: 7 }))).toBe(true);
    expect(isProposalTaken(changedFrom({ captainId: null }, { ...BOOKING, captainId: 8 }))).toBe(false);
    expect(isProposalTaken({ ...BOOKING, previous: null })).toBe(false);
  });

  it('was confirmed by what it was before, by its time, or by its settlement', () => {
    const over = { ...ended('expired'), confirmedAt: null, settlement: null };
    expect(wasConfirmed(changedFrom({ status: 'confirmed' }, over))).toBe(true);
    expect(wasConfirmed(changedFrom({ status: 'pending' }, { ...over, confirmedAt: IN_TIME }))).toBe(false);
    expect(wasConfirmed({ ...over, previous: null, confirmedAt: IN_TIME })).toBe(true);
    expect(wasConfirmed(changedFrom({ status: 'cancelled' }, { ...over, confirmedAt: IN_TIME }))).toBe(true);
    expect(wasConfirmed({ ...CONFIRMED, previous: null, settlement: null, confirmedAt: IN_TIME })).toBe(false);
    const settled = (rule: string) => ({ ...over, previous: null, settlement: { rule } as BookingState['settlement'] });
    expect([
      wasConfirmed(settled('R3')),
      wasConfirmed(settled('R4')),
      wasConfirmed({ ...over, previous: null }),
    ]).toEqual([...[false, true, false]]);
  });

  it('asks a captain who confirms each charter, as long as it is a request', () => {
    expect(isAsked({ ...BOOKING, captainAnswer: 'awaited' })).toBe(true);
    expect([isAsked(BOOKING), isAsked({ ...CONFIRMED, captainAnswer: 'accepted' })]).toEqual([false, false]);
    expect(wasAsked(changedFrom({ captainAnswer: 'awaited' }, CONFIRMED))).toBe(true);
    expect(wasAsked(changedFrom({ captainAnswer: undefined }, CONFIRMED))).toBe(false);
    expect(wasAsked(changedFrom({ status: 'confirmed', captainAnswer: 'accepted' }, CONFIRMED))).toBe(false);
    expect(wasAsked({ previous: null })).toBe(false);
  });

  it('asks its reader for an answer until the time is over', () => {
    const until = new Date(BOOKING.respondBy ?? 0);
    expect(askedUntil(BOOKING, 'owner', 'new-reservation-owner')).toEqual(until);
    expect(askedUntil(BOOKING, 'renter', 'new-reservation-renter')).toBeNull();
    expect(askedUntil(CONFIRMED, 'owner', 'confirmed-booking-owner')).toBeNull();
  });
});
