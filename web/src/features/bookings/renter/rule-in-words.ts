import type { DepositView } from '@harbourline/contracts';
import { BREACH_HOURS, FREE_CANCELLATION_HOURS, PROVIDER_GRACE_HOURS, RENTER_NOTICE_HOURS } from '@harbourline/policy';
import { text } from '../words';

/** By which rule a deposit is divided, as a sentence to its renter; it holds before and after the cancellation. */
export function ruleInWords(rule: NonNullable<DepositView['rule']>): string {
  return text(`renter.rules.${rule}`, {
    free: FREE_CANCELLATION_HOURS,
    notice: RENTER_NOTICE_HOURS,
    grace: PROVIDER_GRACE_HOURS,
    breach: BREACH_HOURS,
  });
}
