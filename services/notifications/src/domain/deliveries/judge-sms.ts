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
 * No SMS goes to a number that nobody has proven, except about a paid booking, and the code that proves it.
 * @throws HeldBack for one that must not go out.
 */
export function judgeSms({ told, proven, wanted }: AskedSms): void {
  if (told.kind === 'phone-code' || isOfPaidBooking(told)) return;
  if (!proven) throw new HeldBack({ code: 'unproven' });
  if (!wanted) throw new HeldBack({ code: 'unwanted' });
}

function isOfPaidBooking(told: About): boolean {
  return told.kind === 'booking' && depositOf(told.booking).how !== 'unpaid';
}
