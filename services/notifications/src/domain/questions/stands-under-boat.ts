import { withoutNames } from '@harbourline/policy';
import { holdsContact } from './mask-contact';

/** What of a question decides whether everybody may read it. */
interface Asked {
  shown: boolean;
  hiddenReason: string | null;
  boat: { available: boolean; deleted: boolean };
  submission: { firstName: string; lastName: string; message: string };
}

/** Whether a question stands under its boat: never one that says how to reach somebody, whatever was stored. */
export function standsUnderBoat({ shown, hiddenReason, boat, submission }: Asked): boolean {
  return shown && hiddenReason === null && boat.available && !boat.deleted && !holdsContact(submission.message);
}

/** The question as everybody reads it. */
export function publicText({ firstName, lastName, message }: Asked['submission']): string {
  return withoutNames(message, [firstName, lastName]);
}
