import type { ContactMessage } from '@harbourline/contracts';
import { text } from './words';

/** What a message is about; the contact page sends a city in small letters. */
export function subjectOf({ destination }: Pick<ContactMessage, 'destination'>): string {
  switch (destination) {
    case 'cancun':
    case 'montreal':
    case 'toronto':
      return text(`contact.cities.${destination}`);
    default:
      return destination;
  }
}

/** Opens an answer in the reader's own mail program. What visitors typed cannot add recipients or headers to it. */
export function replyLink(message: Pick<ContactMessage, 'email' | 'destination'>): string {
  const address = encodeURIComponent(message.email).replace('%40', '@');
  const subject = text('contact.replySubject', { subject: subjectOf(message) });
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
