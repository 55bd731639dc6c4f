import './configure-zod';
import { z } from 'zod';
import { emailAddress } from './email-address';
import { readableName } from './readable';
import { visibleLine, visibleText } from './visible-text';

/**
 * What one person writes and another reads, in any number of lines: kept as whoever typed it saw it. `message` is said where
 * there is none.
 */
export const writtenText = (message?: string) => z.string(message).overwrite(visibleText).trim();

/** The database's serial ids. Query strings and paths carry them as text. */
const LARGEST_ID = 2 ** 31 - 1;
export const id = z.int().positive().max(LARGEST_ID);
export const idText = z.coerce.number<string>().int().positive().max(LARGEST_ID);

/** Money as the API speaks it: Canadian dollars, at most two decimals. */
export const dollars = z
  .number()
  .nonnegative()
  .max(10_000_000)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'At most two decimals');
/** Money as services speak it among each other: integer cents. */
export const cents = z.int();

/** Years in which charters take place, and which every part of the system can count in. */
const inOurTimes = (text: string) => /^20\d\d/.test(text);
const NOT_IN_OUR_TIMES = 'Please enter a date from 2000 to 2099';

/** An instant, or a wall-clock time without offset, which is read in the boat's zone. */
export const moment = z
  .string()
  .max(40)
  .regex(
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/,
    'Please enter a date and time, such as 2026-07-01T14:00:00Z',
  )
  .refine(inOurTimes, NOT_IN_OUR_TIMES);
export const instant = z.iso.datetime({ offset: true }).refine(inOurTimes, NOT_IN_OUR_TIMES);
export const localDate = z.iso.date().refine(inOurTimes, NOT_IN_OUR_TIMES);
/** The rates that a boat has for days of their own, by local date. */
export const ratesByDay = <Rate extends z.ZodType>(rate: Rate) => z.record(localDate, rate);
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time, such as 14:30');

export const city = z.enum(['Toronto', 'Montreal', 'Mississauga', 'Cancun']);

export const email = emailAddress('Please enter a valid email address');
/** As anybody writes it, or has it in their contacts; `readPhone` in the service kit says which number it is. */
export const phone = z
  .string()
  .overwrite(visibleLine)
  .min(10, 'Phone number must be at least 10 digits')
  .max(32, 'Please enter only the phone number');
export const password = z.string().min(6, 'Password must be at least 6 characters').max(200);
export const fullName = z
  .string()
  .overwrite(visibleLine)
  .min(2, 'Full name must be at least 2 characters')
  .max(120, 'Full name must be at most 120 characters')
  .superRefine(readableName);

/**
 * A name out of a list that grows: whoever reads it has to make do with one that is not in it. For answers of the public
 * API alone, as services refuse what they do not know.
 */
export const extensibleEnum = <const Names extends readonly string[]>(names: Names) =>
  z.enum(names).meta({ 'x-extensible-enum': true });

/** The same for things of several kinds, told apart by `kind`: readers pass over those of a kind that they do not know. */
export const extensibleKinds = <const Kinds extends readonly [z.ZodObject, ...z.ZodObject[]]>(kinds: Kinds) =>
  z.discriminatedUnion('kind', kinds).meta({ 'x-extensible-enum': true });

/** The beginning and length of a page of a list; the Link header leads to the next page. */
export const page = {
  limit: z.coerce.number<string>().int().min(1).max(200).optional(),
  cursor: z.string().max(200).optional(),
};
