import { addHours } from './time';
import type { Status } from './transitions';

/** For how many days after a charter its people may still write to each other. */
export const MESSAGES_CLOSE_DAYS = 14;
/** How long a message may be, in characters. */
export const MESSAGE_CHARACTERS = 2_000;
/** How long messages wait for their reader before a mail tells of them. */
export const UNREAD_MAIL_MINUTES = 2;
/** The same while an earlier mail has not brought its reader: nobody gets a mail every other minute. */
const NEXT_UNREAD_MAIL_MINUTES = 15;

/** The facts about a booking that decide whether its people may write to each other. */
export interface Conversing {
  status: Status;
  /** Whether the owner had agreed to it before it was cancelled; of others the status says it. */
  wasConfirmed: boolean;
  end: Date;
  /** When it was cancelled, if it was and that is known. */
  cancelledAt: Date | null;
}

/** `before` its confirmation, `open`, `over` for good, or `never`: it ended without having been confirmed. */
export type ConversationStanding = 'before' | 'open' | 'over' | 'never';

/**
 * Until when a booking's people may write to each other: some days after its charter, or after it was called off before
 * that. Null where nothing was confirmed.
 */
export function conversationClosesAt({ status, wasConfirmed, end, cancelledAt }: Conversing): Date | null {
  if (status === 'pending' || (status === 'cancelled' && !wasConfirmed)) return null;
  const over = status === 'cancelled' && cancelledAt !== null && cancelledAt < end ? cancelledAt : end;
  return addHours(over, MESSAGES_CLOSE_DAYS * 24);
}

/** Whether a booking's people may write to each other; the last instant is still in time. */
export function conversationStanding(booking: Conversing, now: Date): ConversationStanding {
  if (booking.status === 'pending') return 'before';
  const closesAt = conversationClosesAt(booking);
  if (closesAt === null) return 'never';
  return now <= closesAt ? 'open' : 'over';
}

/** Where somebody stands in a conversation, by the numbers of its messages. */
export interface Reading {
  readUpTo: number;
  /** Up to which message a mail has told of them. */
  mailedUpTo: number;
}

/** When a mail is to tell somebody of a message that has just come, unless they read it before. */
export function unreadMailDueAt(now: Date, { readUpTo, mailedUpTo }: Reading): Date {
  const minutes = mailedUpTo > readUpTo ? NEXT_UNREAD_MAIL_MINUTES : UNREAD_MAIL_MINUTES;
  return addHours(now, minutes / 60);
}
