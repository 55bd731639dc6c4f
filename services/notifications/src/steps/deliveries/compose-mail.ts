import { isClosedEmail } from '@harbourline/policy';
import { calendarFile } from '@harbourline/service-kit/calendar/calendar-file';
import type { SendingDeps } from '../../db/deps';
import { findEmailTemplate } from '../../db/templates/find-template';
import { NotNeeded } from '../../domain/deliveries/not-needed';
import { entryFor } from '../../domain/calendar/entry-for';
import { bookingOf, type About } from '../../domain/messages/about';
import type { ToldQuestion } from '../../domain/values/question-values';
import type { Delivery, User } from '../../generated/prisma/client';
import { renderMail } from '../../rendering/render-mail';
import type { OutgoingMail } from '../../smtp/open-mailer';
import { isEmailTemplate } from '../../templates/built-in';
import { composeValues } from './compose-values';

/**
 * A delivery as the mail that goes out now: to the address that its recipient has now, unless it tells of an address.
 * @throws NotNeeded when its template is off, or what it reminds of is no longer so; TooLate when its link has stopped working.
 */
export async function composeMail(deps: SendingDeps, delivery: Delivery): Promise<OutgoingMail> {
  const { db, origin } = deps;
  if (!isEmailTemplate(delivery.template)) throw new Error(`there is no template ${delivery.template}`);
  const template = await findEmailTemplate(db.client, delivery.template);
  if (!template.enabled && !template.required) throw new NotNeeded({ code: 'template_off' });
  const { told, recipient, find, boarding, values, question } = await composeValues(deps, delivery);
  const entry =
    recipient && !delivery.copyTo
      ? entryFor(told, recipient, { ...deps, find, boarding, now: deps.clock.now() })
      : undefined;
  return {
    id: delivery.id,
    thread: threadOf(told, delivery),
    ...addresseesOf(told, { recipient, question }, deps),
    copyTo: delivery.copyTo || undefined,
    ...renderMail(template, values, { origin }),
    ...(entry && { calendar: { method: entry.method, content: calendarFile(entry) } }),
  };
}

/** A thread per booking and recipient. A copy is in the thread of whom it is a copy for. */
function threadOf(told: About, { recipientId }: Delivery): string | undefined {
  const bookingId = bookingOf(told);
  return bookingId === null ? undefined : `booking-${bookingId}-${recipientId}`;
}

/** Visitors' messages go to our support, whose answer goes to the visitor, as does that to a question about a boat. */
function addresseesOf(
  told: About,
  { recipient, question }: { recipient: User | undefined; question: ToldQuestion | undefined },
  { supportEmail, links }: Pick<SendingDeps, 'supportEmail' | 'links'>,
): Pick<OutgoingMail, 'to' | 'replyTo'> {
  if (told.kind === 'contact') {
    const { firstName, lastName, email } = told;
    return {
      to: { name: 'Harbourline', address: supportEmail },
      replyTo: { name: `${firstName} ${lastName}`, address: email },
    };
  }
  if (told.kind === 'question-answered' && question) {
    return { to: { name: `${question.firstName} ${question.lastName}`, address: question.email } };
  }
  if (!recipient) throw new Error('the recipient is not known');
  if (told.kind === 'account-closed' && told.sealedEmail !== undefined) {
    return { to: { name: '', address: links.addressOf(told.sealedEmail) } };
  }
  if (isClosedEmail(recipient.email)) throw new NotNeeded({ code: 'account_closed' });
  return { to: { name: recipient.fullName, address: 'email' in told ? told.email : recipient.email } };
}
