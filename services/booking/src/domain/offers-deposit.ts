import { depositAtRates, durationChoices, localDateOf, zoneOf } from '@harbourline/policy';
import type { Boat } from './boat';

const CENTS = 100;

/** Tells whether a coming charter of the boat has this deposit, for some number of hours, date and captain or none. */
export function offersDeposit(boat: Boat, captainRatesCents: readonly number[], cents: number, now: Date): boolean {
  const { minimumHours, discountPercent } = boat;
  const captainRates = new Set([0, ...captainRatesCents]);
  for (const boatRateCents of ratesFrom(boat, now)) {
    for (const captainRateCents of captainRates) {
      for (const hours of durationChoices(minimumHours)) {
        if (depositAtRates({ boatRateCents, captainRateCents, hours, discountPercent }) === cents) return true;
      }
    }
  }
  return false;
}

function ratesFrom({ rateCents, customRates, city }: Boat, now: Date): Set<number> {
  const today = localDateOf(now, zoneOf(city));
  const custom = Object.entries(customRates).flatMap(([date, dollars]) => (date < today ? [] : [dollars * CENTS]));
  return new Set([rateCents, ...custom]);
}
