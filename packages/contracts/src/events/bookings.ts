import { z } from 'zod';
import { defineEvent, type EventDefinition } from '../define-event';
import { detailsInEvents } from '../booking/charter-details';
import { bookingOutcome, bookingStatus, captainAnswer, refundChoice, settlementRule } from '../booking/bookings';
import { calledOff, endedCalledOff } from '../booking/called-off';
import { changeEffectCode } from '../booking/change-effect';
import { reasonCode } from '../booking/reason-code';
import { cents, city, id, instant } from '../primitives';

/** How a booking's deposit is divided for good: refund, owner, platform and tax add up to it. */
export const bookingSettlement = z.object({
  rule: settlementRule,
  refundCents: cents,
  creditInstead: z.boolean(),
  ownerKeepsCents: cents,
  platformKeepsCents: cents,
  taxCents: cents,
  policyVersion: z.int(),
});

/** A change of a confirmed charter that one side proposes. Money in cents. */
export const proposedChange = z.object({
  id: z.uuid(),
  by: z.enum(['renter', 'owner']),
  respondBy: instant,
  startDate: instant,
  endDate: instant,
  captainId: id.nullable(),
  guestCount: z.int(),
  boatRentalCents: cents,
  captainFeeCents: cents,
  totalCents: cents,
  balanceFromRenterCents: cents,
  dueToCaptainCents: cents,
  effectCodes: z.array(changeEffectCode).default([]),
  /** The same in sentences, in events of before there were codes. */
  effect: z.object({ renter: z.array(z.string()), others: z.array(z.string()) }),
});

/** What somebody has recorded at the dock; the amount is that of a balance. */
export const atTheDock = z.object({
  act: z.enum(['check-in', 'check-out', 'agree', 'mark-balance', 'confirm-balance']),
  by: z.enum(['renter', 'owner', 'captain']),
  amountCents: cents.nullable(),
  /** Until when the renter may object to it, where they agreed to it on the phone of whoever recorded it. */
  objectBy: instant.optional(),
});

/** A booking's whole state after the change that the event's name tells. Money in cents. */
export const bookingState = z.object({
  id,
  /** What it is called in calendars, the same for its whole life, and how often it has changed. Missing in events of old. */
  reservationId: z.uuid().optional(),
  revision: z.int().nonnegative().optional(),
  status: bookingStatus,
  outcome: bookingOutcome.nullable(),
  boatId: id,
  renterId: id,
  ownerId: id,
  captainId: id.nullable(),
  startDate: instant,
  endDate: instant,
  zone: z.string(),
  ...detailsInEvents.shape,
  boatRentalCents: cents,
  captainFeeCents: cents,
  totalCents: cents,
  depositCents: cents,
  balanceFromRenterCents: cents,
  dueToCaptainCents: cents,
  paymentIntentId: z.string().nullable(),
  /**
   * When the deposit was paid; with a date and no payment it was paid outside, without card or credit, as which transfer
   * `paidReference` says. These are missing in events of old, which do not know.
   */
  paidDate: instant.nullable().optional(),
  paidReference: z.string().nullable().optional(),
  /** The part of the deposit that credits paid. */
  creditCents: cents.optional(),
  /** What has become of it at the card provider without our doing; missing where that is nothing, and in events of old. */
  depositByItself: z.object({ returnedCents: cents, isDisputed: z.boolean(), isCardRefused: z.boolean() }).optional(),
  respondBy: instant.nullable(),
  cancellationReason: z.string().nullable(),
  cancellationReasonCode: reasonCode.nullable().default(null),
  /** The part of the deposit that goes back to the renter, once the booking is cancelled. */
  refundCents: cents.nullable(),
  /** null while the charter is to come. */
  settlement: bookingSettlement.nullable().default(null),
  /** The renter's choice between credit and refund, or the refund once the time to choose is over. */
  refundChoice: refundChoice.nullable().default(null),
  chooseBy: instant.nullable().default(null),
  /** The owner's proposal while the renter has to answer. */
  adjusted: z.object({ startDate: instant, endDate: instant, captainId: id.nullable() }).nullable().default(null),
  captainWanted: z.boolean().default(false),
  /** The change of a confirmed charter that waits for the other side's answer. */
  proposedChange: proposedChange.nullable().default(null),
  /** Of a captain who confirms each charter; kept when the reservation ends. */
  captainAnswer: captainAnswer.nullable().default(null),
  /** When the owner said yes while the captain had yet to answer. */
  ownerAcceptedAt: instant.nullable().default(null),
  calledOff: calledOff.nullable().default(null),
  /** When it was confirmed, also if it has ended since. */
  confirmedAt: instant.nullable().default(null),
  endedCalledOff: endedCalledOff.nullable().default(null),
  /** The time and the person, which messages name. */
  cancelledAt: instant.nullable().default(null),
  cancelledBy: z.enum(['renter', 'owner', 'captain', 'administrator', 'system']).nullable().default(null),
  /** The values before the change; null for a new booking. */
  previous: z
    .object({
      status: bookingStatus,
      startDate: instant,
      endDate: instant,
      captainId: id.nullable(),
      /** These are missing in events of old. */
      ...detailsInEvents.partial({ specialRequests: true }).shape,
      totalCents: cents.optional(),
      depositCents: cents.optional(),
      dueToCaptainCents: cents.optional(),
      proposedChange: proposedChange.nullable().optional(),
      captainAnswer: captainAnswer.nullable().optional(),
    })
    .nullable()
    .default(null),
  /** Why, in the words of whoever made the change. */
  changeReason: z.string().nullable().default(null),
  changeReasonCode: reasonCode.nullable().default(null),
  /** In the event that tells of it alone. */
  atTheDock: atTheDock.nullable().default(null),
  /** What the renter has objected to, in the event that tells of it alone: the release before knows no such act. */
  objectedTo: z.enum(['check-in', 'check-out']).optional(),
  boat: z.object({ boatName: z.string(), model: z.string(), length: z.number(), city }),
});
export type BookingState = z.infer<typeof bookingState>;

const sample: BookingState = {
  id: 31,
  reservationId: '5f0c3a52-7a0e-4a9b-9a57-0f6a3c1f6d31',
  revision: 2,
  status: 'pending',
  outcome: null,
  boatId: 12,
  renterId: 5,
  ownerId: 3,
  captainId: 7,
  startDate: '2026-07-04T18:00:00.000Z',
  endDate: '2026-07-04T22:00:00.000Z',
  zone: 'America/Toronto',
  guestCount: 6,
  specialRequests: null,
  boatRentalCents: 140_000,
  captainFeeCents: 26_000,
  totalCents: 166_000,
  depositCents: 41_500,
  balanceFromRenterCents: 98_500,
  dueToCaptainCents: 26_000,
  paymentIntentId: 'pi_1',
  paidDate: '2026-06-27T15:00:00.000Z',
  paidReference: null,
  creditCents: 0,
  respondBy: '2026-06-28T15:00:00.000Z',
  cancellationReason: null,
  cancellationReasonCode: null,
  refundCents: null,
  settlement: null,
  refundChoice: null,
  chooseBy: null,
  adjusted: null,
  captainWanted: false,
  proposedChange: null,
  captainAnswer: null,
  ownerAcceptedAt: null,
  calledOff: null,
  confirmedAt: null,
  endedCalledOff: null,
  cancelledAt: null,
  cancelledBy: null,
  previous: null,
  changeReason: null,
  changeReasonCode: null,
  atTheDock: null,
  boat: { boatName: 'Northern Light', model: 'Sea Ray Sundancer', length: 45, city: 'Toronto' },
};
const confirmedSample: BookingState = {
  ...sample,
  status: 'confirmed',
  respondBy: null,
  confirmedAt: '2026-06-27T18:00:00.000Z',
};
const cancelledSample = (
  outcome: NonNullable<BookingState['outcome']>,
  cancelledBy: BookingState['cancelledBy'],
): BookingState => ({
  ...sample,
  status: 'cancelled',
  outcome,
  respondBy: null,
  refundCents: 41_500,
  settlement: {
    rule: 'R3',
    refundCents: 41_500,
    creditInstead: false,
    ownerKeepsCents: 0,
    platformKeepsCents: 0,
    taxCents: 0,
    policyVersion: 1,
  },
  cancelledAt: '2026-06-28T10:00:00.000Z',
  cancelledBy,
});

const bookingEvent = <T extends string>(name: T, event: BookingState) =>
  defineEvent({
    type: `booking.${name}.v1`,
    source: 'booking',
    aggregate: 'booking',
    data: bookingState,
    sample: event,
  });

export const bookingRequested = bookingEvent('requested', sample);
export const bookingConfirmed = bookingEvent('confirmed', confirmedSample);
/** The owner proposes another time or captain; the renter has until `respondBy`. */
export const bookingAdjusted = bookingEvent('adjusted', {
  ...sample,
  adjusted: { startDate: '2026-07-04T19:00:00.000Z', endDate: '2026-07-04T23:00:00.000Z', captainId: 7 },
});
/** The owner takes the proposal back. */
export const bookingAdjustmentWithdrawn = bookingEvent('adjustment-withdrawn', sample);
/** The renter takes the proposed time: confirmed. */
export const bookingAdjustmentAccepted = bookingEvent('adjustment-accepted', confirmedSample);
/** The renter has changed time or group size before the answer. */
export const bookingChanged = bookingEvent('changed', sample);
/** The captain has left a confirmed charter; the owner has until `respondBy` to find another. */
export const bookingCaptainLeft = bookingEvent('captain-left', {
  ...confirmedSample,
  captainId: null,
  captainWanted: true,
  respondBy: '2026-06-29T15:00:00.000Z',
});
export const bookingCaptainReplaced = bookingEvent('captain-replaced', { ...confirmedSample, captainId: 8 });
const proposed: NonNullable<BookingState['proposedChange']> = {
  id: '0d1f7c7e-6f5f-4c58-9a3e-3f1f5d1c9a10',
  by: 'renter',
  respondBy: '2026-06-29T15:00:00.000Z',
  startDate: '2026-07-05T18:00:00.000Z',
  endDate: '2026-07-05T23:00:00.000Z',
  captainId: 7,
  guestCount: 8,
  boatRentalCents: 175_000,
  captainFeeCents: 32_500,
  totalCents: 207_500,
  balanceFromRenterCents: 133_500,
  dueToCaptainCents: 32_500,
  effectCodes: [
    { code: 'late_from', at: '2026-07-02T18:00:00.000Z' },
    { code: 'free_not_again', at: null },
  ],
  effect: { renter: [], others: [] },
};
const { status, startDate, endDate, captainId, guestCount, specialRequests } = confirmedSample;
const { totalCents, depositCents, dueToCaptainCents } = confirmedSample;
const answeredSample: BookingState = {
  ...confirmedSample,
  previous: {
    ...{ status, startDate, endDate, captainId, guestCount, specialRequests },
    ...{ totalCents, depositCents, dueToCaptainCents, proposedChange: proposed },
  },
};
/** Renter or owner proposes a change of a confirmed charter, whose slot is kept; the other side has until its `respondBy`. */
export const bookingChangeProposed = bookingEvent('change-proposed', { ...confirmedSample, proposedChange: proposed });
/** The charter is now what was proposed. After the others it is what it was before; `previous` has the proposal. */
export const bookingChangeAccepted = bookingEvent('change-accepted', {
  ...answeredSample,
  startDate: proposed.startDate,
  endDate: proposed.endDate,
  guestCount: proposed.guestCount,
  boatRentalCents: proposed.boatRentalCents,
  captainFeeCents: proposed.captainFeeCents,
  totalCents: proposed.totalCents,
  balanceFromRenterCents: proposed.balanceFromRenterCents,
  dueToCaptainCents: proposed.dueToCaptainCents,
});
export const bookingChangeDeclined = bookingEvent('change-declined', answeredSample);
export const bookingChangeWithdrawn = bookingEvent('change-withdrawn', answeredSample);
/** Nobody has answered in time, or can any more. */
export const bookingChangeLapsed = bookingEvent('change-lapsed', answeredSample);
/** Owner and renter agree, and the captain, who confirms each charter, has until `respondBy`; still pending. */
export const bookingCaptainAwaited = bookingEvent('captain-awaited', {
  ...sample,
  captainAnswer: 'awaited',
  ownerAcceptedAt: '2026-06-27T16:00:00.000Z',
});
/** The captain, who confirms each charter, has said yes before the owner; still pending. */
export const bookingCaptainAccepted = bookingEvent('captain-accepted', { ...sample, captainAnswer: 'accepted' });
/** The captain has said no to a request, or nothing; the owner has until `respondBy` to find another. */
export const bookingCaptainDeclined = bookingEvent('captain-declined', {
  ...sample,
  captainId: null,
  captainWanted: true,
});
/** Owner or captain calls a charter off for weather or mechanical reasons; `changeReason` is in their words. */
export const bookingCalledOff = bookingEvent('called-off', {
  ...confirmedSample,
  calledOff: { cause: 'weather', by: 'owner', chooseBy: '2026-07-09T15:00:00.000Z' },
  changeReason: 'Gale warning from noon on.',
});
export const bookingDeclined = bookingEvent('declined', cancelledSample('owner_declined', 'owner'));
export const bookingCancelled = bookingEvent('cancelled', cancelledSample('renter_cancelled', 'renter'));
/** The owner has not answered in time, or the renter a proposal: see `outcome`. */
export const bookingExpired = bookingEvent('expired', cancelledSample('expired', 'system'));
/** Paid, but the slot was gone: nothing was reserved, and the deposit goes back. */
export const bookingRejected = bookingEvent('rejected', cancelledSample('slot_lost', 'system'));
/** Refund or credit: chosen by the renter, or by time. */
export const bookingRefundChosen = bookingEvent('refund-chosen', {
  ...cancelledSample('owner_cancelled', 'owner'),
  refundChoice: 'credit',
});
export const bookingCompleted = bookingEvent('completed', {
  ...confirmedSample,
  status: 'completed',
  settlement: {
    rule: 'completed',
    refundCents: 0,
    creditInstead: false,
    ownerKeepsCents: 16_600,
    platformKeepsCents: 24_900,
    taxCents: 0,
    policyVersion: 1,
  },
});
/** A check-in or check-out, a yes to it, or a balance that changed hands; nothing else of the booking has changed. */
export const bookingRecordedAtTheDock = bookingEvent('recorded-at-the-dock', {
  ...confirmedSample,
  atTheDock: { act: 'mark-balance', by: 'owner', amountCents: 124_500 },
});
/** What is in `depositByItself` has changed; nothing else of the booking has. */
export const bookingDepositMoved = bookingEvent('deposit-moved', confirmedSample);
/** Somebody who wrote something in it has closed their account: it is said once more without that, and is the same else. */
export const bookingErased = bookingEvent('erased', { ...sample, status: 'completed', respondBy: null });
/** An administrator has made or changed it, in whichever way. */
export const bookingUpdated = bookingEvent('updated', confirmedSample);

/** All that is told of bookings. Each carries the whole state, and whoever keeps that has to hear every one of them. */
export const BOOKING_EVENTS: readonly EventDefinition<typeof bookingState>[] = [
  bookingRequested,
  bookingConfirmed,
  bookingAdjusted,
  bookingAdjustmentWithdrawn,
  bookingAdjustmentAccepted,
  bookingChanged,
  bookingCaptainLeft,
  bookingCaptainReplaced,
  bookingChangeProposed,
  bookingChangeAccepted,
  bookingChangeDeclined,
  bookingChangeWithdrawn,
  bookingChangeLapsed,
  bookingCaptainAwaited,
  bookingCaptainAccepted,
  bookingCaptainDeclined,
  bookingCalledOff,
  bookingDeclined,
  bookingCancelled,
  bookingExpired,
  bookingRejected,
  bookingRefundChosen,
  bookingCompleted,
  bookingRecordedAtTheDock,
  bookingDepositMoved,
  bookingErased,
  bookingUpdated,
];

/** Time that an owner keeps a boat free; gone again when `removed`. A captain's own time has no boat. */
export const calendarBlockChanged = defineEvent({
  type: 'calendar-block.changed.v1',
  source: 'booking',
  aggregate: 'calendar-block',
  data: z.object({
    id: z.uuid(),
    boatId: id.nullable(),
    captainId: id.nullable(),
    startDate: instant,
    endDate: instant,
    removed: z.boolean(),
  }),
  sample: {
    id: '4be0643f-1d98-473b-97cd-ca98a65347dd',
    boatId: 12,
    captainId: null,
    startDate: '2026-07-10T04:00:00.000Z',
    endDate: '2026-07-12T04:00:00.000Z',
    removed: false,
  },
});
