import type { createAdminBooking, RouteRequest } from '@harbourline/contracts';
import { addHours, centsOf, depositOf, dollarsOf, instantAt } from '@harbourline/policy';
import { z } from 'zod';
import { amount, bookingFields, directPayment, paidOn } from './booking-fields';
import { hoursIn } from './typed-numbers';

export const newBookingFields = bookingFields.extend({
  boatId: z.int(),
  renterId: z.int(),
  /** Empty: a quarter of the total. */
  depositAmount: z.union([z.literal('').transform(() => null), amount]),
  ...directPayment,
});
export type NewBookingTyped = z.input<typeof newBookingFields>;
export type NewBooking = z.output<typeof newBookingFields>;

/** No boat and nobody chosen yet. */
export const NOBODY = 0;

export const NEW_BOOKING: NewBookingTyped = {
  boatId: NOBODY,
  renterId: NOBODY,
  status: 'confirmed',
  startDate: '',
  startTime: '',
  duration: '4',
  guestCount: 1,
  captainId: '',
  boatRentalAmount: '',
  captainFee: '',
  depositAmount: '',
  paidDate: '',
  paidReference: '',
  specialRequests: '',
};

type TypedTime = Pick<NewBookingTyped, 'startDate' | 'startTime' | 'duration'>;

/** From when to when, once that can be said. */
export function timeOf({ startDate, startTime, duration }: TypedTime, zone: string) {
  const hours = hoursIn(duration);
  if (hours === null || !z.iso.date().safeParse(startDate).success || !/^\d{2}:\d{2}$/.test(startTime)) return null;
  const start = instantAt(startDate, startTime, zone);
  return { startDate: start.toISOString(), endDate: addHours(start, hours).toISOString() };
}

/** Whether it is said which boat, for whom and when. */
export function isComplete({ boatId, renterId, startDate, startTime }: Partial<NewBookingTyped>): boolean {
  return Boolean(boatId && renterId && startDate && startTime);
}

/** The call that makes the booking. */
export function toNewBooking(booking: NewBooking, zone: string): RouteRequest<typeof createAdminBooking> {
  const { startDate, startTime, duration, specialRequests, depositAmount, paidDate, paidReference, ...rest } = booking;
  const start = instantAt(startDate, startTime, zone);
  const rental = centsOf(rest.boatRentalAmount);
  const total = rental + centsOf(rest.captainFee);
  const deposit = depositAmount ?? dollarsOf(depositOf(total));
  return {
    ...rest,
    startDate: start.toISOString(),
    endDate: addHours(start, duration).toISOString(),
    totalPrice: dollarsOf(total),
    depositAmount,
    ...(paidDate && { paidDate: paidOn(paidDate, zone), ...(paidReference && { paidReference }) }),
    balanceDue: dollarsOf(rental - centsOf(deposit)),
    specialRequests: specialRequests || null,
  };
}
