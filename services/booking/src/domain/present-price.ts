import type { PriceView } from '@harbourline/contracts';
import { dollarsOf, type Price } from '@harbourline/policy';

/** A price as the API speaks it: dollars. */
export function presentPrice(price: Price): PriceView {
  return {
    hours: price.hours,
    hourlyRate: dollarsOf(price.hourlyRateCents),
    captainHourlyRate: price.captainRateCents === null ? null : dollarsOf(price.captainRateCents),
    discountAmount: dollarsOf(price.discountCents),
    boatRentalAmount: dollarsOf(price.boatRentalCents),
    captainFee: dollarsOf(price.captainFeeCents),
    totalPrice: dollarsOf(price.totalCents),
    depositAmount: dollarsOf(price.depositCents),
    balanceDue: dollarsOf(price.balanceFromRenterCents),
    dueToCaptain: dollarsOf(price.dueToCaptainCents),
  };
}
