import type { BoatView } from '@harbourline/contracts';
import {
  centsOf,
  dollarsOf,
  earliestStart,
  firstCharterDay,
  lowestRateCents,
  rateOn,
  rentalCents,
} from '@harbourline/policy';
import { businessTerms } from '../../shared/config/business-terms';
import type { When } from '../../shared/charter-time/charter-time-values';

type Priced = Pick<BoatView, 'rate' | 'customRates' | 'discountPercent' | 'minimumHours' | 'zone'>;

interface BoatPrice {
  /** Dollars per hour. */
  rate: number;
  /** The rate is not the same on all of the coming days: this is the lowest. */
  isFrom: boolean;
  /** Without captain, on the date that is asked for. */
  total: { dollars: number; hours: number } | undefined;
}

/** What a boat costs on the date that is asked for; without one, at least on the coming days. */
export function boatPrice(boat: Priced, { date, hours = boat.minimumHours }: When, now: Date): BoatPrice {
  const rates = { rateCents: centsOf(boat.rate), customRates: boat.customRates };
  if (date === undefined) {
    const lowest = lowestRateCents(rates, firstCharterDay(earliestStart(now, businessTerms.noticeHours), boat.zone));
    return { rate: dollarsOf(lowest), isFrom: lowest < rates.rateCents, total: undefined };
  }
  const lasting = Math.max(hours, boat.minimumHours);
  const { rateCents } = rateOn(rates, date);
  const dollars = dollarsOf(rentalCents(rateCents, lasting, boat.discountPercent));
  return { rate: dollarsOf(rateCents), isFrom: false, total: { dollars, hours: lasting } };
}
