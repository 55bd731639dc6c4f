import { formatPhone } from '@harbourline/policy';
import { obstacleInWords } from '../../../shared/delivery/obstacle-in-words';
import { text } from '../words';
import type { Message } from './timeline-of';

interface MessageInWords {
  what: string;
  /** How it fares and where it went, for administrators. */
  notes: string[];
  /** Why it did not arrive, for administrators. */
  reason: string | null;
}

/** What was written to whom: to its recipient as "you", to administrators with all that they need to look after it. */
export function messageInWords(message: Message): MessageInWords {
  const { name, status } = message;
  const channel = text(`history.channels.${message.channel}`);
  if (!('attempts' in message)) {
    const what = text(`history.messages.toYou.${status}`, { channel, name: withoutRecipient(name) });
    return { what, notes: [], reason: null };
  }
  const { copy } = message;
  // A mail address stays as it is.
  const address = message.address && formatPhone(message.address);
  const to = (copy ? address : message.recipientName) ?? address ?? text('history.messages.somebody');
  return {
    what: text(copy ? 'history.messages.copy' : 'history.messages.toOther', { channel, name, to }),
    notes: [text(`history.messages.statuses.${status}`), ...(address === null || address === to ? [] : [address])],
    reason: status === 'sent' ? null : obstacleInWords(message),
  };
}

/** Names begin with whom a message is for ("Renter: booking confirmed"), which its recipient knows. */
function withoutRecipient(name: string): string {
  return name.replace(/^\w+: /, '');
}
