import {
  bookingCalledOff,
  bookingChanged,
  bookingChangeDeclined,
  bookingChangeProposed,
  bookingRecordedAtTheDock,
  bookingRequested,
  bookingUpdated,
  detailsOf,
  type BookingState,
} from '@harbourline/contracts';
import { addHours, balanceAtDock, REBOOK_CHOICE_HOURS, REFUND_RULES, RENTER_NOTICE_HOURS } from '@harbourline/policy';
import type { AboutBooking } from '../messages/about';
import { SAMPLE_PEOPLE } from './sample-people';

const DAYS_AHEAD = 7;
const DEPOSIT_CENTS = bookingRequested.sample.depositCents;

const PROPOSED = bookingChangeProposed.sample.proposedChange as NonNullable<BookingState['proposedChange']>;

type Before = NonNullable<BookingState['previous']>;

export type SampleBooking = keyof ReturnType<typeof sampleBookings>;

/** A booking in each state that a message may tell of, a week from now. */
export function sampleBookings(now: Date) {
  const at = now.toISOString();
  const day = new Date(now);
  day.setUTCHours(18, 0, 0, 0);
  const hours = (count: number) => addHours(day, DAYS_AHEAD * 24 + count).toISOString();
  const { renter, owner, captain, 'former captain': former } = SAMPLE_PEOPLE;
  const pending: BookingState = {
    ...bookingRequested.sample,
    id: 1024,
    renterId: renter.id,
    ownerId: owner.id,
    captainId: captain.id,
    startDate: hours(0),
    endDate: hours(4),
    purposeOfRental: 'Birthday',
    specialRequests: 'We are celebrating a birthday. Could we bring a cake?',
    respondBy: addHours(now, 24).toISOString(),
  };
  const { startDate, endDate, totalCents, depositCents, dueToCaptainCents } = pending;
  const sameBefore = { startDate, endDate, captainId: captain.id, ...detailsOf(pending) };
  const before = { status: 'confirmed', ...sameBefore, totalCents, depositCents, dueToCaptainCents } as const;
  const confirmed: BookingState = { ...pending, status: 'confirmed', respondBy: null };
  const changes = { startDate: hours(1), endDate: hours(5), guestCount: 8 };
  const cancelled = { ...confirmed, status: 'cancelled', cancelledAt: at, previous: before } as const;
  const cancelledByOwner = {
    ...cancelled,
    ...settled(REFUND_RULES.providerEnds, DEPOSIT_CENTS, 0),
    outcome: 'owner_cancelled',
    cancelledBy: 'owner',
    cancellationReason: 'The engine needs a repair.',
    chooseBy: hours(0),
  } as const;
  const told = (booking: BookingState, event?: string): AboutBooking => ({ kind: 'booking', booking, at, event });

  return {
    pending: told(pending),
    adjusted: told({
      ...pending,
      adjusted: { startDate: changes.startDate, endDate: changes.endDate, captainId: former.id },
    }),
    changedByRenter: told({ ...pending, ...changes, previous: { ...before, status: 'pending' } }, bookingChanged.type),
    confirmed: told({ ...confirmed, previous: { ...before, status: 'pending' } }),
    changed: told(
      { ...confirmed, ...changes, previous: before, changeReason: 'The marina opens an hour later that day.' },
      bookingUpdated.type,
    ),
    changeProposedByRenter: told(
      { ...confirmed, proposedChange: proposal('renter', confirmed), previous: before },
      bookingChangeProposed.type,
    ),
    changeProposedByOwner: told(
      { ...confirmed, proposedChange: proposal('owner', confirmed), previous: before },
      bookingChangeProposed.type,
    ),
    ...dockSamples(confirmed, { now, told }),
    completed: told({ ...confirmed, status: 'completed', ...until(addHours(now, -24)), previous: before }),
    ...calledOffSamples(confirmed, { before, hours, told }),
    declined: told({
      ...cancelled,
      ...settled(REFUND_RULES.neverConfirmed, DEPOSIT_CENTS, 0),
      outcome: 'owner_declined',
      cancelledBy: 'owner',
      cancellationReason: 'The engine needs a repair.',
      previous: { ...before, status: 'pending' },
    }),
    asked: told({ ...pending, captainAnswer: 'awaited' }),
    ...waitingSamples({ pending, confirmed, before, told }),
    requestEnded: told(requestEnded(cancelled)),
    cancelledByOwner: told(cancelledByOwner),
    cancelledByRenter: told({
      ...cancelled,
      ...settled(REFUND_RULES.renterEnds, 0, 16_600),
      outcome: 'renter_cancelled',
      cancelledBy: 'renter',
      cancellationReason: 'Half of us are ill.',
    }),
    refundChosen: told({ ...cancelledByOwner, refundChoice: 'credit', previous: { ...before, status: 'cancelled' } }),
  };
}

/** Charters that wait for their captain, or for another, and one whose change was declined. */
function waitingSamples({
  pending,
  confirmed,
  before,
  told,
}: Pick<Surroundings, 'told'> & { pending: BookingState; confirmed: BookingState; before: Before }) {
  const { respondBy } = pending;
  return {
    captainAwaited: told({ ...pending, captainAnswer: 'awaited', ownerAcceptedAt: pending.paidDate ?? null }),
    captainLeft: told({
      ...confirmed,
      ...{ captainId: null, captainWanted: true, respondBy, previous: before },
      changeReason: 'I have fallen ill.',
    }),
    changeDeclined: told(
      { ...confirmed, previous: { ...before, proposedChange: proposal('owner', confirmed) } },
      bookingChangeDeclined.type,
    ),
  };
}

/** What was recorded at the dock, as far as somebody is told of it. */
function dockSamples(confirmed: BookingState, { now, told }: { now: Date; told: Surroundings['told'] }) {
  const objectBy = addHours(now, 48).toISOString();
  const agreed: BookingState = {
    ...confirmed,
    atTheDock: { act: 'check-in', by: 'owner', amountCents: null, objectBy },
  };
  const atDock = (booking: BookingState) => told(booking, bookingRecordedAtTheDock.type);
  return {
    balanceReceived: atDock(marked('captain', confirmed)),
    balancePaid: atDock(marked('renter', confirmed)),
    agreedElsewhere: atDock(agreed),
    objected: atDock({ ...confirmed, objectedTo: 'check-in' }),
  };
}

/** What is due at the dock has changed hands, as one side says. */
function marked(by: 'renter' | 'captain', booking: BookingState): BookingState {
  const amountCents = balanceAtDock(booking);
  return { ...booking, atTheDock: { act: 'mark-balance', by, amountCents } };
}

/** A charter of four hours. */
function until(end: Date): Pick<BookingState, 'startDate' | 'endDate'> {
  return { startDate: addHours(end, -4).toISOString(), endDate: end.toISOString() };
}

/** A change by an hour and two guests, at the same price, to be answered within a day. */
function proposal(by: 'renter' | 'owner', booking: BookingState): NonNullable<BookingState['proposedChange']> {
  const later = (text: string) => addHours(new Date(text), 1).toISOString();
  const { startDate, endDate, captainId, boatRentalCents, captainFeeCents } = booking;
  const { totalCents, balanceFromRenterCents, dueToCaptainCents } = booking;
  return {
    ...PROPOSED,
    ...{ by, captainId, guestCount: 8, startDate: later(startDate), endDate: later(endDate) },
    ...{ boatRentalCents, captainFeeCents, totalCents, balanceFromRenterCents, dueToCaptainCents },
    respondBy: addHours(new Date(startDate), -6 * 24).toISOString(),
    effectCodes: [
      { code: 'late_from', at: addHours(new Date(later(startDate)), -RENTER_NOTICE_HOURS).toISOString() },
      { code: 'free_not_again', at: null },
    ],
  };
}

interface Surroundings {
  before: BookingState['previous'];
  /** The instant so many hours after the start of the sample's charter. */
  hours: (count: number) => string;
  told: (booking: BookingState, event?: string) => AboutBooking;
}

/** A charter that is called off, and those for which somebody proposes a new time. */
function calledOffSamples(confirmed: BookingState, { before, hours, told }: Surroundings) {
  const chooseBy = hours(REBOOK_CHOICE_HOURS);
  const calledOff: BookingState = {
    ...confirmed,
    calledOff: { cause: 'weather', by: 'captain', chooseBy },
    previous: before,
  };
  const proposed = (by: 'renter' | 'owner') =>
    told({ ...calledOff, proposedChange: newTime(by, calledOff, hours) }, bookingChangeProposed.type);
  return {
    calledOff: told({ ...calledOff, changeReason: 'There is a gale warning from noon on.' }, bookingCalledOff.type),
    newTimeByRenter: proposed('renter'),
    newTimeByOwner: proposed('owner'),
  };
}

/** Another time, a week later, of a charter that was called off; all else stays. */
function newTime(by: 'renter' | 'owner', booking: BookingState, hours: (count: number) => string) {
  const { guestCount } = booking;
  return { ...proposal(by, booking), guestCount, startDate: hours(7 * 24), endDate: hours(7 * 24 + 4) };
}

/** A request that asked its captain, and that its renter has canceled. */
function requestEnded(cancelled: BookingState): BookingState {
  const { previous } = cancelled;
  return {
    ...cancelled,
    ...settled(REFUND_RULES.neverConfirmed, DEPOSIT_CENTS, 0),
    outcome: 'renter_cancelled',
    cancelledBy: 'renter',
    captainAnswer: 'awaited',
    previous: previous && { ...previous, status: 'pending', captainAnswer: 'awaited' },
  };
}

function settled(rule: NonNullable<BookingState['settlement']>['rule'], refundCents: number, ownerKeepsCents: number) {
  return {
    refundCents,
    settlement: {
      rule,
      refundCents,
      creditInstead: rule === REFUND_RULES.providerEnds,
      ownerKeepsCents,
      platformKeepsCents: DEPOSIT_CENTS - refundCents - ownerKeepsCents,
      taxCents: 0,
      policyVersion: 1,
    },
  };
}
