import { localDateOf } from '../time';
import { captainFeeOf, depositOf, rentalCents } from './price';
import { ratesFrom, type Rates } from './rates';
import { durationChoices } from './slots';

/** Whether some charter of a boat, from today on, with one of these captains or none, has this deposit. All in cents. */
export function offersDeposit(
  boat: Rates & { minimumHours: number; discountPercent: number; zone: string },
  captainRatesCents: readonly number[],
  { depositCents, now }: { depositCents: number; now: Date },
): boolean {
  const captainRates = [...new Set([0, ...captainRatesCents])];
  const boatRates = [...ratesFrom(boat, localDateOf(now, boat.zone))];
  return durationChoices(boat.minimumHours).some((hours) =>
    boatRates.some((boatRate) => {
      const rental = rentalCents(boatRate, hours, boat.discountPercent);
      return captainRates.some((captainRate) => depositOf(rental + captainFeeOf(captainRate, hours)) === depositCents);
    }),
  );
}
