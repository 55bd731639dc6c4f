import type { TermName } from '@harbourline/policy';
import { NotNeeded } from '../deliveries/not-needed';
import type { About } from '../messages/about';
import { partyOf } from '../messages/parties';
import type { Values } from '../placeholders/placeholders';
import { accountValues } from './account-values';
import { bookingValues } from './booking-values';
import { contactValues } from './contact-values';
import type { Links } from './links';
import type { Person } from './person';

interface Surroundings {
  find: (id: number) => Person | undefined;
  links: Links;
  /** The numbers of the rules, in words. */
  terms: Readonly<Record<TermName, string>>;
  now: Date;
}

/**
 * What a message may say to its recipient, who is undefined for our support, which has no account.
 * @throws TooLate for a link that has stopped working; NotNeeded for a reminder of what is over; Error when a message about an account has no recipient.
 */
export function valuesFor(
  told: About,
  recipient: (Person & { role: string }) | undefined,
  { find, links, terms, now }: Surroundings,
): Values {
  if (told.kind === 'contact') return contactValues(told);
  if (!recipient) throw new Error('the recipient is not known');
  if (told.kind === 'booking' && told.until && new Date(told.until) <= now) {
    throw new NotNeeded('what it reminds of is over');
  }
  if (told.kind === 'booking') return { ...terms, ...bookingValues(told, partyOf(told.booking, recipient.id), find) };
  return { ...terms, ...accountValues(told, recipient, { links, now }) };
}
