import { bookingCompleted } from '@harbourline/contracts';
import { reviewDeadline } from '@harbourline/policy';
import type { Boarding, TermName } from '@harbourline/policy/words';
import { NotNeeded } from '../deliveries/not-needed';
import { isAboutQuestion, type About, type AboutBooking } from '../messages/about';
import { partyOf } from '../messages/parties';
import type { Values } from '../placeholders/placeholders';
import { accountValues } from './account-values';
import { bookingValues } from './booking-values';
import { contactValues } from './contact-values';
import { conversationValues, type WaitingMessage } from './conversation-values';
import type { Links } from './links';
import { otherBoatsValues } from './other-boats-values';
import { questionValues, type ToldQuestion } from './question-values';
import type { Person } from './person';

interface Surroundings {
  find: (id: number) => Person | undefined;
  /** What a mail about messages tells of. */
  waiting?: readonly WaitingMessage[];
  /** How the boat of a booking is boarded. */
  boarding?: Boarding | null | undefined;
  /** What a mail about a question tells of. */
  question?: ToldQuestion | undefined;
  links: Links;
  /** The numbers of the rules, in words. */
  terms: Readonly<Record<TermName, string>>;
  /** How far ahead a charter must be reserved. */
  noticeHours: number;
  now: Date;
}

/**
 * What a message may say to its recipient, who is undefined for our support, which has no account.
 * @throws TooLate for a link that has stopped working; NotNeeded for a reminder of what is over, and for a question or an answer that is gone; Error when a message about an account has no recipient.
 */
export function valuesFor(
  told: About,
  recipient: (Person & { role: string }) | undefined,
  { find, waiting = [], question, boarding, links, terms, noticeHours, now }: Surroundings,
): Values {
  if (told.kind === 'contact') return contactValues(told);
  if (isAboutQuestion(told)) {
    const isErased = told.kind === 'question-answered' && question?.answer === '';
    if (!question || isErased) throw new NotNeeded({ code: 'outdated' });
    return { ...terms, ...questionValues(told, recipient, question) };
  }
  if (!recipient) throw new Error('the recipient is not known');
  if (told.kind === 'messages') return { ...terms, ...conversationValues(told, recipient, { find, waiting }) };
  if (told.kind === 'booking' && told.until && new Date(told.until) <= now) {
    throw new NotNeeded({ code: 'over' });
  }
  if (told.kind === 'booking' && isInvitationTooLate(told, now)) throw new NotNeeded({ code: 'review_over' });
  if (told.kind === 'booking') {
    const { booking } = told;
    const values = bookingValues(told, partyOf(booking, recipient.id), find, boarding);
    return { ...terms, ...values, ...otherBoatsValues(booking, now, noticeHours) };
  }
  return { ...terms, ...accountValues(told, recipient, { links, now }) };
}

/** A charter that was completed is told of to invite to its review. */
function isInvitationTooLate({ event, booking }: AboutBooking, now: Date): boolean {
  return event === bookingCompleted.type && now > reviewDeadline(new Date(booking.endDate));
}
