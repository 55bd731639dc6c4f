import { withoutNames } from '@harbourline/policy';
import { holdsContact, maskContact } from './mask-contact';

/** What somebody typed into the form, as far as others may read of it. */
interface Written {
  firstName: string;
  lastName: string;
  message: string;
}

/** What of a question decides whether everybody may read it. */
interface Asked {
  shown: boolean;
  hiddenReason: string | null;
  boat: { available: boolean; deleted: boolean };
  submission: Written;
}

/** The form takes for our support what nobody else is shown. */
const UNPRINTABLE = /(?![\n\r\t])[\p{Cc}\p{Cs}\p{Co}]/gu;

/** Whether a question stands under its boat: never one that says how to reach somebody, whatever was stored. */
export function standsUnderBoat({ shown, hiddenReason, boat, submission }: Asked): boolean {
  return shown && hiddenReason === null && boat.available && !boat.deleted && !holdsContact(submission.message);
}

/** A question as everybody reads it: without the names of whoever asked. */
export function textForAll({ firstName, lastName, message }: Written): string {
  return withoutNames(message.replace(UNPRINTABLE, ''), [firstName, lastName]);
}

/** A question as the owner of the boat reads it: without the last name, and with what says how to reach somebody masked. */
export function textForOwner({ lastName, message }: Omit<Written, 'firstName'>): string {
  return maskContact(withoutNames(message.replace(UNPRINTABLE, ''), [lastName]));
}
