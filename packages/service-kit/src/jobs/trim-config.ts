import { z } from 'zod';

const days = z.coerce.number().positive();

/** How long is kept what nobody is going to ask for. */
export const trimConfig = {
  OUTBOX_DAYS: days
    .default(30)
    .describe('how long events are kept that newer ones of the same kind and subject follow'),
  INBOX_DAYS: days
    .default(120)
    .describe(
      'how long it is remembered that an event was handled which newer ones of its subject follow; longer than OUTBOX_DAYS',
    ),
  IDEMPOTENCY_DAYS: days.default(2).describe('how long a call with the same Idempotency-Key gets the same answer'),
};

export type Keep = { [Name in keyof typeof trimConfig]: number };
