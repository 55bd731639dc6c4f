import { z } from 'zod';

const days = z.coerce.number().positive();

/** The longest that an outbox may keep an event which a newer one follows, be it for a reader that is away. */
export const LONGEST_OUTBOX_DAYS = 60;
/**
 * Events come again out of the outbox of another service, whose OUTBOX_DAYS are not known here, and of Kafka, which
 * keeps for 46 days what it was given once more: an inbox remembers for longer than the two together can last.
 */
const SHORTEST_INBOX_DAYS = 110;

/** How long is kept what nobody is going to ask for. */
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
