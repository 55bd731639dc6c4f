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
  /** Whether it goes to a number that an administrator has put on the list of copies. */
  isCopy: boolean;
}

/**
 * No SMS goes to a number that nobody has proven, except about a charter that is confirmed and paid, and the code that
 * proves it; to a proven one, and to one on the list of copies, about every paid booking; to a proven one about all else if
 * it is wanted.
 * @throws HeldBack for one that must not go out.
 */
export function judgeSms({ told, proven, wanted, isCopy }: AskedSms): void {
  if (told.kind === 'phone-code') return;
  const isPaidFor = isCopy ? isOfPaidBooking(told) : isOfPaidCharter(told);
  if (!proven && !isPaidFor) throw new HeldBack({ code: 'unproven' });
  if (!isOfPaidBooking(told) && !wanted) throw new HeldBack({ code: 'unwanted' });
}

function isOfPaidBooking(told: About): boolean {
  return told.kind === 'booking' && depositOf(told.booking).how !== 'unpaid';
}

/** A request can be cancelled with all money back; so neither a request nor a deposit of a dollar has us write to anybody. */
function isOfPaidCharter(told: About): boolean {
  if (told.kind !== 'booking' || !isAgreed(told.booking) || !isOfPaidBooking(told)) return false;
  return told.booking.depositCents >= LEAST_KEPT_CENTS;
}
