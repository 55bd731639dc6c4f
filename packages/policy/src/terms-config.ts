import { z } from 'zod';
import { DEFAULT_TERMS, type Terms } from './terms';

/** A duration in hours, fractions allowed. */
const hours = z.coerce.number().positive();

/** The variables of the environment that sentences speak of: whoever acts on one or speaks of it reads it from here. */
export const termsConfig = {
  HOLD_HOURS: hours.default(DEFAULT_TERMS.holdHours).describe('how long a slot is held while the renter pays'),
  OWNER_RESPONSE_HOURS: hours.default(DEFAULT_TERMS.ownerResponseHours).describe('how long the owner has to answer'),
  RENTER_RESPONSE_HOURS: hours
    .default(DEFAULT_TERMS.renterResponseHours)
    .describe("how long the renter has to answer an owner's proposal"),
  REFUND_CHOICE_HOURS: hours
    .default(DEFAULT_TERMS.refundChoiceHours)
    .describe('how long the renter may choose a credit instead of the refund'),
  NOTICE_HOURS: hours.default(DEFAULT_TERMS.noticeHours).describe('how far ahead a charter must be reserved'),
  OWNER_PAYOUT_DAYS: z.coerce
    .number()
    .nonnegative()
    .default(DEFAULT_TERMS.ownerPayoutDays)
    .describe('how long after the end of a charter its owner is due to be paid'),
};

type TermsConfig = { [K in keyof typeof termsConfig]: z.output<(typeof termsConfig)[K]> };

/** The terms that an environment has set. */
export function termsOf(config: TermsConfig): Terms {
  return {
    ownerResponseHours: config.OWNER_RESPONSE_HOURS,
    renterResponseHours: config.RENTER_RESPONSE_HOURS,
    noticeHours: config.NOTICE_HOURS,
    holdHours: config.HOLD_HOURS,
    refundChoiceHours: config.REFUND_CHOICE_HOURS,
    ownerPayoutDays: config.OWNER_PAYOUT_DAYS,
  };
}
