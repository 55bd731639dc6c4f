import { z } from 'zod';
import { text } from './words';

const reservationSchema = z.object({
  /** YYYY-MM-DD, in the boat's zone. */
  date: z.string(text('invalid.date')).min(1, text('invalid.date')),
  /** HH:MM by the boat's clock. */
  startTime: z.string(text('invalid.startTime')).min(1, text('invalid.startTime')),
  duration: z.number(text('invalid.duration')).int().min(1, text('invalid.duration')),
  guests: z
    .number(text('invalid.guestsMin'))
    .int()
    .min(1, text('invalid.guestsMin'))
    .max(50, text('invalid.guestsMax')),
  /** Empty for no captain. */
  captainId: z.string(),
  purposeOfRental: z.string().trim().max(200),
  specialRequests: z.string().trim().max(2000),
  agreesToTerms: z.boolean().refine((agreed) => agreed, text('invalid.terms')),
});

/** Of a boat that goes out with a captain only, one has to be chosen. */
export const reservationSchemaFor = ({ onlyWithCaptain }: { onlyWithCaptain: boolean }) =>
  onlyWithCaptain
    ? reservationSchema.extend({ captainId: z.string().min(1, text('invalid.captain')) })
    : reservationSchema;

export type ReservationValues = z.infer<typeof reservationSchema>;
