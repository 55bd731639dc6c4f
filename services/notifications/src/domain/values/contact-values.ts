import { formatPhone } from '@harbourline/policy';
import type { AboutContact } from '../messages/about';
import type { Values } from '../placeholders/placeholders';

/** The values of a contact form's message to our support. */
export function contactValues({ firstName, lastName, email, phone, subject, message }: AboutContact): Values {
  return {
    senderName: `${firstName} ${lastName}`,
    senderEmail: email,
    senderPhone: formatPhone(phone),
    contactSubject: subject,
    contactMessage: message,
  };
}
