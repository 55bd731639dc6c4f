import { formatPhone } from '@harbourline/policy';
import type { AboutContact } from '../messages/about';
import type { Values } from '../placeholders/placeholders';

/** What a message of the contact form says to our support. */
export function contactValues({ firstName, lastName, email, phone, subject, message }: AboutContact): Values {
  return {
    senderName: `${firstName} ${lastName}`,
    senderEmail: email,
    senderPhone: formatPhone(phone),
    contactSubject: subject,
    contactMessage: message,
  };
}
