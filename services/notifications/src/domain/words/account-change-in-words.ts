import type { accountSecured, EventData } from '@harbourline/contracts';
import { listInWords, english } from '@harbourline/policy/words';

type Changed = EventData<typeof accountSecured>['changed'];

const WORDS: Record<Changed[number], string> = {
  email: english`email address`,
  phone: english`phone number`,
  password: 'password',
};

/** "email address, phone number and password", in this order. */
export function changeInWords(changed: Changed): string {
  const names = (['email', 'phone', 'password'] as const).filter((what) => changed.includes(what));
  return listInWords(names.map((what) => WORDS[what]));
}

/** The advice for a user who did not make the change. The link for a new password goes to the newest address. */
export function ifNotYouInWords(changed: Changed): string {
  return changed.every((what) => what === 'password')
    ? english`If it was not you, choose a new password right away, with “Forgot your password” on the sign-in page, and write to us.`
    : english`If it was not you, write to us right away: somebody else may be using your account.`;
}
