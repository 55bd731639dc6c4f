import { z } from 'zod';
import { defineRoute } from '../define-route';
import { ERRORS } from '../errors';
import { clockTime, dollars, extensibleEnum, id, idText, instant, localDate, moment } from '../primitives';
import { changeEffectCode } from './change-effect';
import { enteredDetails } from './charter-details';

/** The charter that a renter wants. `startDate` and `endDate` without an offset are read in the boat's zone. */
export const reservationRequest = z.object({
  boatId: id,
  startDate: moment,
  endDate: moment,
  captainId: id.nullable().default(null),
  guestCount: enteredDetails.shape.guestCount,
});

/** The price of a charter, in dollars; the hours are elapsed time. */
export const priceView = z.object({
  hours: z.number(),
  hourlyRate: dollars,
  captainHourlyRate: dollars.nullable(),
  /** The owner's discount for long charters, already taken off the boat rental. */
  discountAmount: dollars,
  boatRentalAmount: dollars,
  captainFee: dollars,
  totalPrice: dollars,
  depositAmount: dollars,
  /** Due from the renter to the owner once confirmed. */
  balanceDue: dollars,
  /** Due from the renter to the captain at boarding. */
  dueToCaptain: dollars,
});
export type PriceView = z.infer<typeof priceView>;

export const quoteView = priceView.extend({
  boatId: id,
  captainId: id.nullable(),
  startDate: instant,
  endDate: instant,
  zone: z.string(),
  /** The cancellation policy in words. */
  policy: z.array(z.string()),
  free: z.boolean(),
  /** Why it cannot be reserved, when it cannot. */
  reason: z
    .object({ code: extensibleEnum(Object.keys(ERRORS) as [keyof typeof ERRORS]), message: z.string() })
    .nullable(),
});
export type QuoteView = z.infer<typeof quoteView>;

export const quoteReservation = defineRoute({
  method: 'POST',
  path: '/api/bookings/quote',
  summary: 'What a reservation would cost, and whether it is free',
  audience: 'anyone',
  body: reservationRequest,
  responses: { 200: quoteView },
  errors: ['boat_not_found'],
});

/** The details that a renter may change before the owner has answered; fields that are left out stay. */
export const reservationChange = z.object({
  startDate: moment.optional(),
  endDate: moment.optional(),
  guestCount: enteredDetails.shape.guestCount.optional(),
});

export const quoteChange = defineRoute({
  method: 'POST',
  path: '/api/bookings/:id/change-quote',
  summary: 'What changing a reservation would cost, its deposit being paid, and whether it is free',
  audience: ['renter'],
  params: z.object({ id: idText }),
  body: reservationChange,
  responses: {
    200: quoteView.extend({
      /** New total − old total; negative when it becomes cheaper. Added to the balance. */
      difference: z.number(),
    }),
  },
  errors: [
    'booking_not_found',
    'booking_not_pending',
    'booking_adjusted',
    'response_overdue',
    'boat_not_found',
    'captain_unavailable',
    'duration_not_allowed',
    'deposit_above_total',
  ],
});

/** A change of a confirmed charter, which the other side has to accept; fields that are left out stay. */
export const charterChange = reservationChange.extend({ captainId: id.optional() });

export const quoteProposal = defineRoute({
  method: 'POST',
  path: '/api/bookings/:id/proposal-quote',
  summary: 'What a change of a confirmed charter would cost and do to the rules for canceling, and whether it is free',
  audience: ['renter', 'owner'],
  params: z.object({ id: idText }),
  body: charterChange,
  responses: {
    200: z.object({
      startDate: instant,
      endDate: instant,
      zone: z.string(),
      captainId: id.nullable(),
      guestCount: z.int(),
      boatRentalAmount: dollars,
      captainFee: dollars,
      totalPrice: dollars,
      depositAmount: dollars,
      balanceDue: dollars,
      dueToCaptain: dollars,
      /** New total − old total; negative when it becomes cheaper. Added to what is due later. */
      difference: z.number(),
      /** Until when the other side could answer, if it were proposed now. */
      respondBy: instant,
      effectCodes: z.array(changeEffectCode).default([]),
      /** The same in English sentences. */
      effect: z.array(z.string()),
      free: z.boolean(),
      reason: quoteView.shape.reason,
    }),
  },
  errors: [
    'booking_not_found',
    'booking_not_confirmed',
    'booking_not_active',
    'charter_started',
    'change_waiting',
    'response_overdue',
    'same_charter',
    'boat_not_found',
    'captain_unavailable',
    'duration_not_allowed',
    'deposit_above_total',
  ],
});

export const boatCalendar = defineRoute({
  method: 'GET',
  path: '/api/boats/:id/calendar',
  summary: "A month of a boat's days: what an hour costs, and whether a charter can start; it may be a minute old",
  audience: 'anyone',
  params: z.object({ id: idText }),
  query: z.object({ month: z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Please enter a month, such as 2026-07') }),
  responses: {
    200: z.object({
      boatId: id,
      /** YYYY-MM */
      month: z.string(),
      zone: z.string(),
      days: z.array(
        z.object({
          date: localDate,
          /** Dollars per hour, without captain. */
          rate: dollars,
          /** `free`: the boat's shortest charter fits in somewhere. `too_soon`: the rule of notice leaves no start. */
          state: z.enum(['free', 'taken', 'too_soon']),
        }),
      ),
    }),
  },
  errors: ['boat_not_found'],
});

export const boatAvailability = defineRoute({
  method: 'GET',
  path: '/api/boats/:id/availability',
  summary: "When a boat is taken in a range of local dates (at most 62 days), without anybody's data",
  audience: 'anyone',
  params: z.object({ id: idText }),
  query: z.object({ from: localDate, to: localDate }),
  responses: {
    200: z.object({
      boatId: id,
      zone: z.string(),
      /** The first instant at which a charter may start, by the rule of notice. */
      earliestStart: instant,
      /** Wall-clock times at which charters start, every day. */
      startTimes: z.array(clockTime),
      busy: z.array(z.object({ startDate: instant, endDate: instant })),
    }),
  },
  errors: ['boat_not_found'],
});
