import { isAgreed, LEAST_KEPT_CENTS } from '@harbourline/policy';
import type { About } from '../messages/about';
import { depositOf } from '../values/deposit-of';
import { HeldBack } from './held-back';

interface AskedSms {
  told: About;
  /** Whether somebody has shown that the number is theirs. */
  proven: boolean;
  /** Whether its recipient has switched SMS on; for whoever is on the list of copies an administrator has. */
  wanted: boolean;
}

/**
 * No SMS goes to a number that nobody has proven, except about a charter that is confirmed and paid, and the code that
 * proves it.
 * @throws HeldBack for one that must not go out.
 */
export function judgeSms({ told, proven, wanted }: AskedSms): void {
  if (told.kind === 'phone-code' || isOfPaidCharter(told)) return;
  if (!proven) throw new HeldBack({ code: 'unproven' });
  if (!wanted) throw new HeldBack({ code: 'unwanted' });
}

/** A request can be cancelled with all money back; so a request, or a deposit of a dollar, sends no SMS to anybody. */
function isOfPaidCharter(told: About): boolean {
  if (told.kind !== 'booking' || !isAgreed(told.booking)) return false;
  const { how, depositCents } = depositOf(told.booking);
  return how !== 'unpaid' && depositCents >= LEAST_KEPT_CENTS;
}
