import { bookingStatus, cancellationCause } from '@harbourline/contracts';
import { instantAt } from '@harbourline/policy';
import { z } from 'zod';
import { text } from '../words';
import { dollarsIn, hoursIn } from './typed-numbers';

const typed = (read: (text: string) => number | null, message: string) =>
  z.string().transform((value, context) => {
    const number = read(value);
    if (number !== null) return number;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

export const amount = typed(dollarsIn, text('admin.fields.notAnAmount'));
const chosenId = z.string().transform((value) => (value === '' ? null : Number(value)));

/** When a deposit was paid to us directly, and as which transfer; empty where nobody has paid it. */
export const directPayment = {
  paidDate: z.union([z.literal(''), z.iso.date(text('admin.fields.noDate'))]),
  paidReference: z.string().trim().max(100),
};

/** A day is what is asked for; the noon of it is on that day in every zone that boats are in. */
const NOON = '12:00';

/** The instant that stands for the day on which a deposit was paid. */
export function paidOn(day: string, zone: string): string | null {
  return day ? instantAt(day, NOON, zone).toISOString() : null;
}

/** What the dialogs for a new booking and for a booking's details have in common. Dates and times by the boat's clock. */
export const bookingFields = z.object({
  status: bookingStatus,
  startDate: z.iso.date(text('admin.fields.noDate')),
  startTime: z.string().regex(/^\d{2}:\d{2}$/, text('admin.fields.noTime')),
  duration: typed(hoursIn, text('admin.fields.notADuration')),
  guestCount: z
    .int(text('admin.fields.notAWholeNumber'))
    .min(1, 'At least 1 guest is required')
    .max(50, 'Maximum 50 guests allowed'),
  captainId: chosenId,
  boatRentalAmount: amount,
  captainFee: amount,
  specialRequests: z.string().trim().max(2000),
});

const detailFields = bookingFields.extend({
  depositAmount: amount,
  ...directPayment,
  reason: z.string().trim().max(500),
  cause: cancellationCause,
});
export type DetailsTyped = z.input<typeof detailFields>;
export type Details = z.output<typeof detailFields>;

/** The fields of a booking's details: another status than the one it has needs a reason. */
export function detailsSchema(status: Details['status']) {
  return detailFields.refine((details) => details.status === status || details.reason !== '', {
    path: ['reason'],
    message: text('admin.fields.reasonMissing'),
  });
}
