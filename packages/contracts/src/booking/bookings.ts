import { z } from 'zod';
import { boatBoarding, boatFacts } from '../catalog/boat-facts';
import { defineRoute, type RouteResponse } from '../define-route';
import { city, dollars, id, idText, instant, page } from '../primitives';
import { calledOff, endedCalledOff } from './called-off';
import { changeEffectCode } from './change-effect';
import { charterDetails } from './charter-details';
import { reservationPayload } from './holds';
import { reasonCode } from './reason-code';

export const bookingStatus = z.enum(['pending', 'confirmed', 'cancelled', 'completed']);
export const bookingOutcome = z.enum([
  'renter_cancelled',
  'owner_declined',
  'expired',
  'adjustment_lapsed',
  'owner_cancelled',
  'captain_cancelled',
  'platform_cancelled',
  'boat_withdrawn',
  'slot_lost',
]);

/** By which rule of the policy a deposit was divided; `completed` is the ordinary way. */
export const settlementRule = z.enum(['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'completed']);
/** What a captain who confirms each charter has said to a request; null for one who is not asked. */
export const captainAnswer = z.enum(['awaited', 'accepted']);
export const refundChoice = z.enum(['credit', 'refund']);

/** How a deposit was paid and what becomes of it, in dollars: all that a sentence about it is made of. */
export const depositView = z.object({
  amount: dollars,
  /** `outside`: to us directly, without card or credit, as an administrator says. */
  how: z.enum(['unpaid', 'card', 'credit', 'card_and_credit', 'outside']),
  byCard: dollars,
  byCredit: dollars,
  outside: dollars,
  stage: z.enum(['unpaid', 'held', 'used', 'kept', 'to_choose', 'going_back', 'gone_back']),
  /** null while it is not divided, as where nobody has paid it. */
  rule: settlementRule.nullable(),
  /** The amount that goes back to the renter: the sum of the three ways in which it may, and of what went back before. */
  back: dollars,
  toCard: dollars,
  asCredit: dollars,
  byHand: dollars,
  kept: dollars,
  creditChosen: z.boolean(),
  goneBackAt: instant.nullable(),
  givenBackReference: z.string().nullable(),
  /** What has become of what the card paid without our doing; missing where that is nothing. */
  byItself: z
    .object({
      /** What a lost dispute, or a refund of the provider's dashboard, has brought back. */
      returned: dollars,
      /** A dispute is open, whose end a refund waits for. */
      isDisputed: z.boolean(),
      /** The card will not be refunded: what goes back to it is given back by hand. */
      isCardRefused: z.boolean(),
    })
    .optional(),
});
export type DepositView = z.infer<typeof depositView>;

/** A change of a confirmed charter that one side proposes and the other has not answered yet. Money in dollars. */
export const proposedChangeView = z.object({
  id: z.uuid(),
  by: z.enum(['renter', 'owner']),
  /** Until when the other side can answer; then all stays as it was. */
  respondBy: instant,
  startDate: instant,
  endDate: instant,
  captainId: id.nullable(),
  captainName: z.string().nullable(),
  guestCount: z.int(),
  boatRentalAmount: dollars,
  captainFee: dollars,
  totalPrice: dollars,
  balanceDue: dollars,
  dueToCaptain: dollars,
  /** New total − old total; negative when it becomes cheaper. */
  difference: z.number(),
  effectCodes: z.array(changeEffectCode).default([]),
  /** The same in English sentences. */
  effect: z.array(z.string()),
});
export type ProposedChangeView = z.infer<typeof proposedChangeView>;

const contact = z.object({ fullName: z.string(), phone: z.string(), email: z.string() });

/** A booking as one of its parties sees it: what their role may not see yet is null. Money in dollars. */
export const bookingView = z.object({
  id,
  status: bookingStatus,
  outcome: bookingOutcome.nullable(),
  createdAt: instant,
  boatId: id,
  boatName: z.string().nullable(),
  renterId: id,
  /** For administrators. */
  ownerId: id.nullable().default(null),
  captainId: id.nullable(),
  startDate: instant,
  endDate: instant,
  zone: z.string(),
  ...charterDetails.shape,
  totalPrice: dollars,
  boatRentalAmount: dollars,
  captainFee: dollars,
  depositAmount: dollars,
  balanceDue: dollars,
  dueToCaptain: dollars,
  paidDate: instant.nullable(),
  /** As which transfer a deposit was paid outside. For renter and administrators. */
  paidReference: z.string().nullable(),
  paymentIntentId: z.string().nullable(),
  ownerAdjusted: z.boolean(),
  adjustedStartTime: z.string().nullable(),
  adjustedCaptainId: id.nullable(),
  /** The owner's proposal while the adjustment waits for the renter: the whole new time. */
  adjustedStartDate: instant.nullable(),
  adjustedEndDate: instant.nullable(),
  /** The captain has left or declined; the owner has until `respondBy` to choose another. */
  captainWanted: z.boolean(),
  /** Of a captain who confirms each charter: a pending reservation is confirmed with the second of both answers. */
  captainAnswer: captainAnswer.nullable().default(null),
  /** When the owner said yes to a reservation whose captain had yet to answer; they have until `respondBy`. */
  ownerAcceptedAt: instant.nullable().default(null),
  /** For owner and administrators: who has left this charter while another captain is wanted, and may not be chosen. */
  captainsWhoLeft: z.array(id).nullable(),
  /** Until when somebody has to answer; null when nobody has to. */
  respondBy: instant.nullable(),
  proposedChange: proposedChangeView.nullable().default(null),
  calledOff: calledOff.nullable().default(null),
  /** When it was confirmed, also if it has ended since. */
  confirmedAt: instant.nullable().default(null),
  /**
   * The nearest start from which the renter has moved it: the rules for canceling count from it where it is nearer. Where
   * others move the charter after that, it is moved as far.
   */
  leftStart: instant.nullable().default(null),
  endedCalledOff: endedCalledOff.nullable().default(null),
  cancelledAt: instant.nullable(),
  /** Why, in the words of whoever ended it. */
  cancellationReason: z.string().nullable(),
  cancellationReasonCode: reasonCode.nullable().default(null),
  /**
   * What became of the deposit; null while the charter is to come. `chooseBy`: until when the renter may choose a credit
   * instead of the refund. `refundedAt`: when the refund left for the card.
   */
  refund: z
    .object({
      rule: settlementRule,
      amount: dollars,
      creditInstead: z.boolean(),
      choice: refundChoice.nullable(),
      chooseBy: instant.nullable(),
      refundedAt: instant.nullable(),
    })
    .nullable(),
  /** How the deposit stands; null for captains, whose money it is not. */
  deposit: depositView.nullable(),
  boat: z.object({
    id,
    length: z.number(),
    model: z.string(),
    boatName: z.string().nullable(),
    title: z.string(),
    city,
    capacity: z.int(),
    images: z.array(z.string()),
    /** What was said of the boat when it was reserved; missing where nothing was. */
    facts: boatFacts.optional(),
  }),
  /**
   * How the boat is boarded, as its owner says now. Null unless the booking is confirmed and not called off, and where
   * nothing is said.
   */
  boarding: boatBoarding.nullable().default(null),
  owner: contact.nullable(),
  renter: contact.nullable(),
  captain: z.object({ fullName: z.string(), phone: z.string().nullable() }).nullable(),
  /** For administrators: deposit − 15% of (boat rental + captain fee), what the platform owes the owner. May be negative. */
  amountDueToOwner: z.number().nullable(),
});
export type BookingView = z.infer<typeof bookingView>;

const paymentIntentId = z.string().min(1).max(255);

export const createBooking = defineRoute({
  method: 'POST',
  path: '/api/bookings',
  summary: 'Turn a paid deposit into a pending reservation; a repeat answers the same booking',
  audience: ['renter'],
  body: z.union([
    reservationPayload.extend({ paymentIntentId, holdId: z.uuid().optional() }),
    /** Of a hold everything is known that was entered for it. */
    z.strictObject({ paymentIntentId, holdId: z.uuid() }),
  ]),
  responses: { 201: bookingView },
  errors: [
    'hold_not_found',
    'hold_expired',
    'slot_taken',
    'price_changed',
    'payment_not_found',
    'payment_not_succeeded',
    'payment_mismatch',
    'boat_not_found',
    'captain_required',
  ],
});

/** `declined` are the cancelled ones that the owner declined or did not answer, `cancelled` the rest of them. */
export const bookingStatusFilter = z.enum(['all', 'pending', 'confirmed', 'completed', 'declined', 'cancelled']);
/** The orders in which bookings can be had, each ending in the id. `newest` is by when they were made. */
export const BOOKING_SORTS = ['newest', 'start-desc', 'start-asc'] as const;

/**
 * What the dashboards show, each in its own order. `pending` by until when somebody has to answer, soonest first;
 * `upcoming` is confirmed and not over, by start; `completed` is over, the latest first; `confirmed` is these two, one
 * after the other. `declined` and `canceled`, newest first: what ended without the renter's doing and was made in the
 * last seven days, and whatever was cancelled. `calendar` is all that is not cancelled, by start.
 */
export const bookingTab = z.enum(['pending', 'confirmed', 'upcoming', 'completed', 'declined', 'canceled', 'calendar']);
export type BookingTab = z.infer<typeof bookingTab>;

const onTab = {
  tab: bookingTab.optional(),
  /** Charters that end after this instant: with `to`, what takes place in between. */
  endsAfter: instant.optional(),
  to: instant.optional(),
};

export const listBookings = defineRoute({
  method: 'GET',
  path: '/api/bookings',
  summary: "The caller's bookings, or for administrators all, newest first; a Link header leads to the next page",
  audience: ['renter', 'owner', 'admin'],
  query: z
    .object({
      renterId: idText.optional(),
      ownerId: idText.optional(),
      captainId: idText.optional(),
      boatId: idText.optional(),
      /** For administrators: those in which somebody is renter, owner or captain. */
      personId: idText.optional(),
      status: bookingStatusFilter.optional(),
      /**
       * A booking's id, or a part of the boat's name in any case, of which one or two letters have to begin a word. For
       * administrators also the provider's id of the payment, or such a part of the name, email address or phone of
       * renter, owner or captain.
       */
      q: z.string().trim().max(100).optional(),
      /** Charters that start at this instant or later, and before `to`. */
      from: instant.optional(),
      ...onTab,
      sort: z.enum(BOOKING_SORTS).optional(),
      ...page,
    })
    .refine(({ tab, sort }) => tab === undefined || sort === undefined, {
      path: ['sort'],
      message: 'A tab has an order of its own',
    }),
  responses: { 200: z.array(bookingView) },
  errors: ['user_not_found'],
});

export const listCaptainBookings = defineRoute({
  method: 'GET',
  path: '/api/bookings/captain/:id',
  summary: "A captain's charters, newest first; a Link header leads to the next page",
  audience: ['captain', 'admin'],
  params: z.object({ id: idText }),
  query: z.object({ ...onTab, ...page }),
  responses: { 200: z.array(bookingView) },
  errors: ['user_not_found'],
});

const chartersAndFees = z.object({ charters: z.int(), fees: dollars });

export const captainEarnings = defineRoute({
  method: 'GET',
  path: '/api/bookings/captain/:id/earnings',
  summary: "What a captain's charters have paid and will pay, by the month in which they start by the boat's clock",
  audience: ['captain', 'admin'],
  params: z.object({ id: idText }),
  responses: {
    200: z.object({
      /** Newest first; months without a charter are left out. A charter that was canceled counts nowhere. */
      months: z.array(
        z.object({
          /** Such as 2026-07. */
          month: z.string().regex(/^\d{4}-\d{2}$/),
          /** Charters that are over. */
          completed: chartersAndFees,
          /** Confirmed charters that are still to come, or under way. */
          toCome: chartersAndFees,
        }),
      ),
      completed: chartersAndFees,
      toCome: chartersAndFees,
    }),
  },
  errors: ['user_not_found'],
});
export type CaptainEarnings = RouteResponse<typeof captainEarnings>;

/** How many bookings there are on each tab of the caller's dashboard; `confirmed` is `upcoming` and `completed`. */
export const countOwnBookings = defineRoute({
  method: 'GET',
  path: '/api/bookings/counts',
  summary: "How many of the caller's bookings are on each tab",
  audience: ['renter', 'owner', 'captain'],
  responses: {
    200: z.object({
      pending: z.int(),
      upcoming: z.int(),
      completed: z.int(),
      declined: z.int(),
      canceled: z.int(),
    }),
  },
  errors: [],
});

/** How many bookings there are, for the administrator's summary cards. */
export const countBookings = defineRoute({
  method: 'GET',
  path: '/api/admin/bookings/counts',
  summary: 'How many bookings there are, altogether and pending',
  audience: ['admin'],
  responses: { 200: z.object({ total: z.int(), pending: z.int() }) },
  errors: [],
});

export const getBooking = defineRoute({
  method: 'GET',
  path: '/api/bookings/:id',
  summary: 'One booking, as the caller may see it',
  audience: ['renter', 'owner', 'captain', 'admin'],
  params: z.object({ id: idText }),
  responses: { 200: bookingView },
  errors: ['booking_not_found'],
});

/** One thing that happened to a booking. What concerns others only is not in the answer for renter, owner and captain. */
export const historyEntry = z.object({
  at: instant,
  actor: z.enum(['renter', 'owner', 'captain', 'administrator', 'system']),
  /** Who it was; for others than administrators only where they may see that person's name. */
  actorName: z.string().nullable(),
  action: z.string(),
  fromStatus: bookingStatus.nullable(),
  toStatus: bookingStatus,
  /** Why, in the words of whoever did it. */
  reason: z.string().nullable(),
  reasonCode: reasonCode.nullable().default(null),
  effectCodes: z.array(changeEffectCode).default([]),
  /** The same in English sentences. */
  effect: z.array(z.string()).default([]),
  /** Fields by their name in `bookingView`; values as that shows them. */
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
  /** The money that moved, from the renter's side: a deposit paid, a refund or a credit received. */
  money: z.object({ kind: z.enum(['deposit', 'refund', 'credit']), amount: dollars }).nullable(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

export const bookingHistory = defineRoute({
  method: 'GET',
  path: '/api/bookings/:id/history',
  summary: 'What happened to a booking, oldest first, as far as it concerns the caller',
  audience: ['renter', 'owner', 'captain', 'admin'],
  params: z.object({ id: idText }),
  responses: { 200: z.array(historyEntry) },
  errors: ['booking_not_found'],
});

/** The deposit's division if the caller cancelled now. `ownerKeeps` and `platformKeeps` are for administrators. */
export const refundPreview = z.object({
  /** null where nobody has paid a deposit. */
  rule: settlementRule.nullable(),
  amount: dollars,
  creditInstead: z.boolean(),
  /** Until when this holds; null where it does not change any more. */
  until: instant.nullable(),
  ownerKeeps: dollars.nullable(),
  platformKeeps: dollars.nullable(),
  /** How the deposit would stand then. */
  deposit: depositView,
});
export type RefundPreview = z.infer<typeof refundPreview>;

/** The rules that bind everybody else, and that administrators may break if they confirm it. */
export const bindingRule = z.enum([
  'outside_hours',
  'duration_not_allowed',
  'notice_too_short',
  'too_many_guests',
  'captain_required',
  'deposit_too_small',
  'charter_not_over',
  'total_differs',
]);
export type BindingRule = z.infer<typeof bindingRule>;
/** Rules that an administrator breaks on purpose: what `confirmation_needed` has named. */
export const despite = z.array(bindingRule).max(bindingRule.options.length).default([]);

/** Why an administrator ends a booking, which decides about the deposit. */
export const cancellationCause = z.enum(['platform', 'unsafe', 'renter_breach', 'provider_breach']);
export type CancellationCause = z.infer<typeof cancellationCause>;

export const previewRefund = defineRoute({
  method: 'GET',
  path: '/api/bookings/:id/refund-preview',
  summary: 'What the caller canceling this booking now would do to the deposit',
  audience: ['renter', 'owner', 'captain', 'admin'],
  params: z.object({ id: idText }),
  query: z.object({ cause: cancellationCause.optional() }),
  responses: { 200: refundPreview },
  errors: ['booking_not_found', 'booking_not_active', 'booking_not_confirmed', 'charter_started'],
});
