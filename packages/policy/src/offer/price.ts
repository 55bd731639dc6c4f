import { amountsDue, type AmountsDue } from '../amounts-due';
import { percentOf } from '../cents';
import { localDateOf } from '../time';
import { hourlyCents, rateOn, type Rates } from './rates';

const DEPOSIT_PERCENT = 25;
/** The part of the total that is paid when reserving. */
export const DEPOSIT_SHARE = DEPOSIT_PERCENT / 100;
/** An owner's discount counts for charters of so many hours or more. */
export const DISCOUNT_FROM_HOURS = 6;

/** The price of a charter and the shares of everybody in it. Everything but `hours` is integer cents. */
export interface Price extends AmountsDue {
  hours: number;
  hourlyRateCents: number;
  /** The captain's hourly rate; null without a captain. */
  captainRateCents: number | null;
  /** The owner's discount on the boat rental. */
  discountCents: number;
  /** The boat for all hours, any discount taken off. */
  boatRentalCents: number;
  captainFeeCents: number;
  depositCents: number;
}

export interface ReservationToPrice extends Rates {
  /** null without a captain. */
  captainRateCents: number | null;
  start: Date;
  /** Whole hours of elapsed time. */
  hours: number;
  /** The zone of the boat's city. */
  zone: string;
  /** Whole percent off the boat rental, for `DISCOUNT_FROM_HOURS` and more. */
  discountPercent?: number;
}

/**
 * Prices a reservation. The rate of the local date on which it starts holds for all its hours, also after midnight.
 * Throws RangeError for a rate that `rateOn` refuses, hours that are not whole and positive, or a discount that
 * is not a whole percentage.
 */
export function priceReservation(reservation: ReservationToPrice): Price {
  const { captainRateCents, start, hours, zone, discountPercent = 0 } = reservation;
  if (!Number.isInteger(hours) || hours < 1) throw new RangeError(`Not a whole number of hours: ${hours}`);
  if (!Number.isInteger(discountPercent) || discountPercent < 0 || discountPercent > 100) {
    throw new RangeError(`Not a whole percentage: ${discountPercent}`);
  }

  const { rateCents: boatRateCents } = rateOn(reservation, localDateOf(start, zone));
  const { discountCents, boatRentalCents } = discountedRental(boatRateCents, hours, discountPercent);
  const captainFeeCents = captainRateCents === null ? 0 : captainFeeOf(captainRateCents, hours);
  const depositCents = depositOf(boatRentalCents + captainFeeCents);

  return {
    hours,
    hourlyRateCents: boatRateCents,
    captainRateCents,
    discountCents,
    boatRentalCents,
    captainFeeCents,
    depositCents,
    ...amountsDue({ boatRentalCents, captainFeeCents, depositCents }),
  };
}

/** The boat alone, before and after the owner's discount, in cents. */
function discountedRental(boatRateCents: number, hours: number, discountPercent: number) {
  const undiscountedCents = boatRateCents * hours;
  const discountCents = hours >= DISCOUNT_FROM_HOURS ? percentOf(undiscountedCents, discountPercent) : 0;
  return { discountCents, boatRentalCents: undiscountedCents - discountCents };
}

/** The price of a boat for so many hours at an hourly rate in cents, less the owner's discount for long charters. */
export function rentalCents(rateCents: number, hours: number, discountPercent: number): number {
  return discountedRental(rateCents, hours, discountPercent).boatRentalCents;
}

/** What a captain gets for so many hours at an hourly rate, in cents; parts of an hour count as such. */
export function captainFeeOf(rateCents: number, hours: number): number {
  return Math.round(hourlyCents(rateCents) * hours);
}

/**
 * The price of a reservation whose deposit is paid already: the deposit stays, the difference goes to the balance.
 * Undefined when the new total is less than the deposit, which is not to be had; whether the deposit is enough for more,
 * `depositShortfall` says. Throws RangeError as `priceReservation`.
 */
export function priceWithPaidDeposit(reservation: ReservationToPrice, depositCents: number): Price | undefined {
  const price = priceReservation(reservation);
  if (price.totalCents < depositCents) return undefined;
  return { ...price, depositCents, ...amountsDue({ ...price, depositCents }) };
}

/** What a change that costs more lacks of its deposit, in cents: `neededCents` is `paidCents` and `missingCents`. */
export interface DepositShortfall {
  paidCents: number;
  neededCents: number;
  missingCents: number;
}

/**
 * What a booking's deposit lacks of the usual one if a change raises its total; null where it is enough. What costs no
 * more than before needs no other deposit, so a deposit never falls short by any number of changes, and never below the
 * commission of a total from two dollars up. All in cents.
 */
export function depositShortfall(
  { totalCents, depositCents }: { totalCents: number; depositCents: number },
  newTotalCents: number,
): DepositShortfall | null {
  const neededCents = depositOf(newTotalCents);
  if (newTotalCents <= totalCents || neededCents <= depositCents) return null;
  return { paidCents: depositCents, neededCents, missingCents: neededCents - depositCents };
}

/** The deposit for a total, both in cents: a quarter, rounded half up to whole dollars. */
export function depositOf(totalCents: number): number {
  return percentOf(totalCents, DEPOSIT_PERCENT, 100);
}
