import { discountedRental, hourlyRateCents, type CustomRates } from './price';
import { dateOfDay, dayOfDate } from './time';

/** "From" names the lowest rate of so many days, beginning with the first on which a charter may start. */
export const FROM_RATE_DAYS = 60;

const MS_PER_DAY = 86_400_000;

interface Rates {
  baseRateCents: number;
  customRates: CustomRates;
}

/** The lowest hourly rate, in cents, of the `FROM_RATE_DAYS` days from a local date on. Throws as `hourlyRateCents`. */
export function lowestRateCents(rates: Rates, firstDay: string): number {
  const start = dateOfDay(firstDay).getTime();
  const days = Array.from({ length: FROM_RATE_DAYS }, (_, day) => dayOfDate(new Date(start + day * MS_PER_DAY)));
  return Math.min(...days.map((localDate) => hourlyRateCents({ ...rates, localDate })));
}

/** The price of a boat for so many hours at an hourly rate in cents, less the owner's discount for long charters. */
export function rentalCents(rateCents: number, hours: number, discountPercent: number): number {
  return discountedRental(rateCents, hours, discountPercent).boatRentalCents;
}
