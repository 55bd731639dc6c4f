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
}

/** The form takes for our support what nobody else is shown. */
const UNPRINTABLE = /(?![\n\r\t])[\p{Cc}\p{Cs}\p{Co}]/gu;

/** Whether a question stands under its boat. Whether it may was judged when its owner wanted it to. */
export function standsUnderBoat({ shown, hiddenReason, boat }: Asked): boolean {
  return shown && hiddenReason === null && boat.available && !boat.deleted;
}

/** Whether a question says how to reach somebody, as it was written or with the names left out. */
export function saysHowToReach(written: Written): boolean {
  const message = printed(written.message);
  const forAll = textForAll(written);
  return holdsContact(message) || (forAll !== message && holdsContact(forAll));
}

/** A question as everybody reads it: without the names of whoever asked. */
export function textForAll({ firstName, lastName, message }: Written): string {
  return withoutNames(printed(message), [firstName, lastName]);
}

/** A question as the owner of the boat reads it: without the last name, and with what says how to reach somebody masked. */
export function textForOwner({ lastName, message }: Omit<Written, 'firstName'>): string {
  const masked = maskContact(printed(message));
  const nameless = withoutNames(masked, [lastName]);
  // A name may part a number, and a number may hold a name.
  return nameless === masked ? masked : maskContact(nameless);
}

/** A question as it goes back to whoever asked. Anybody can give anybody's address: no link of theirs goes there from us. */
export function textForAsker({ message }: Pick<Written, 'message'>): string {
  return maskContact(printed(message));
}

function printed(message: string): string {
  return message.replace(UNPRINTABLE, '');
}
