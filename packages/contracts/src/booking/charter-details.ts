import { z } from 'zod';
import { writtenText } from '../primitives';

/**
 * What a renter says of a charter besides boat, time and captain. It travels together, from the form to the hold, the
 * booking, its events and its documents: a further detail is added here, to the form, and where it is to be read.
 */
export const charterDetails = z.object({
  guestCount: z.int(),
  specialRequests: z.string().nullable(),
  purposeOfRental: z.string().nullable(),
});
export type CharterDetails = z.infer<typeof charterDetails>;

const text = (most: number) => writtenText().max(most).nullable().optional();

/** The same as somebody enters it; a text that is left out is none, or, in a change, stays. */
export const enteredDetails = z.object({
  guestCount: z.int().min(1, 'At least 1 guest is required').max(50, 'Maximum 50 guests allowed'),
  specialRequests: text(2000),
  purposeOfRental: text(200),
} satisfies Record<keyof CharterDetails, z.ZodType>);

export type EnteredDetails = z.infer<typeof enteredDetails>;

/** The same in an event: a detail that came later is missing in events of old. */
export const detailsInEvents = charterDetails.partial({ purposeOfRental: true });

export const DETAILS = charterDetails.keyof().options;

/** The details that a renter puts into words: these are erased with their account. */
export const WISHES = charterDetails.omit({ guestCount: true }).keyof().options;
export type Wish = (typeof WISHES)[number];

/** One value for every wish, such as null where nothing is left of them. */
export function everyWish<T>(value: T): Record<Wish, T> {
  return Object.fromEntries(WISHES.map((name) => [name, value])) as Record<Wish, T>;
}

/** The details alone, of whatever has them. */
export function detailsOf<T extends Partial<CharterDetails>>(charter: T): Pick<T, keyof CharterDetails & keyof T> {
  return Object.fromEntries(DETAILS.map((name) => [name, charter[name]])) as Pick<T, keyof CharterDetails & keyof T>;
}

/** The details after a change: what it leaves out stays. */
export function changedDetails(before: CharterDetails, change: Partial<EnteredDetails>): CharterDetails {
  const said = Object.entries(detailsOf(change)).filter(([, value]) => value !== undefined);
  return { ...detailsOf(before), ...Object.fromEntries(said) };
}
