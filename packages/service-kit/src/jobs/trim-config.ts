import { z } from 'zod';

const days = z.coerce.number().positive();

/** The longest that an outbox may keep a superseded event, even for a reader that is down. */
export const LONGEST_OUTBOX_DAYS = 60;
/**
 * Events can arrive again from the outbox of another service, whose OUTBOX_DAYS are not known here, and from Kafka,
 * which keeps events that were published once more for 46 days: an inbox remembers for longer than both together.
 */
const SHORTEST_INBOX_DAYS = 110;

/** How long to keep data that nobody will ask for. */
export const trimConfig = {
  OUTBOX_DAYS: days
    .max(LONGEST_OUTBOX_DAYS)
    .default(30)
    .describe('how long events are kept that newer ones of the same kind and subject follow; 60 at most'),
  INBOX_DAYS: days
    .min(SHORTEST_INBOX_DAYS)
    .default(120)
    .describe(
      'how long it is remembered that an event was handled which newer ones of its subject follow; 110 at least',
    ),
  IDEMPOTENCY_DAYS: days.default(2).describe('how long a call with the same Idempotency-Key gets the same answer'),
};

export type Keep = { [Name in keyof typeof trimConfig]: number };
