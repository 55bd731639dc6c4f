import { amountsDue, type AmountsDue } from './amounts-due';
import { integerCents, percentOf } from './cents';
import { localDateOf } from './time';

const DEPOSIT_PERCENT = 25;
/** The part of the total that is paid when reserving. */
export const DEPOSIT_SHARE = DEPOSIT_PERCENT / 100;
/** An owner's discount counts for charters of so many hours or more. */
export const DISCOUNT_FROM_HOURS = 6;

/** Whole dollars an hour for single local dates (YYYY-MM-DD), in place of the boat's rate. */
export type CustomRates = Readonly<Record<string, number>>;

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

export interface HourlyRate {
  baseRateCents: number;
  customRates: CustomRates;
  localDate: string;
}

export interface ReservationToPrice {
  baseRateCents: number;
  customRates: CustomRates;
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
 * The boat's rate for an hour, in cents: that of the custom rate for the date, else the base rate.
 * Throws RangeError when the rate is negative or not an integer (dollars for custom rates, cents for the base rate).
 */
export function hourlyRateCents({ baseRateCents, customRates, localDate }: HourlyRate): number {
  const custom = customRates[localDate];
  return custom === undefined ? rate(baseRateCents) : rate(integerCents(custom) * 100);
}

/**
 * Prices a reservation. The rate of the local date on which it starts holds for all its hours, also after midnight.
 * Throws RangeError for a rate that `hourlyRateCents` refuses, hours that are not whole and positive, or a discount that
 * is not a whole percentage.
 */
export function priceReservation(reservation: ReservationToPrice): Price {
  const { baseRateCents, customRates, captainRateCents, start, hours, zone, discountPercent = 0 } = reservation;
  if (!Number.isInteger(hours) || hours < 1) throw new RangeError(`Not a whole number of hours: ${hours}`);
  if (!Number.isInteger(discountPercent) || discountPercent < 0 || discountPercent > 100) {
    throw new RangeError(`Not a whole percentage: ${discountPercent}`);
  }

  const boatRateCents = hourlyRateCents({ baseRateCents, customRates, localDate: localDateOf(start, zone) });
  const { discountCents, boatRentalCents } = discountedRental(boatRateCents, hours, discountPercent);
  const captainFeeCents = captainRateCents === null ? 0 : rate(captainRateCents) * hours;
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
export function discountedRental(boatRateCents: number, hours: number, discountPercent: number) {
  const undiscountedCents = boatRateCents * hours;
  const discountCents = hours >= DISCOUNT_FROM_HOURS ? percentOf(undiscountedCents, discountPercent) : 0;
  return { discountCents, boatRentalCents: undiscountedCents - discountCents };
}

/** The deposit for so many hours at these hourly rates, all in cents; a captain's rate of 0 is no captain. */
export function depositAtRates(rates: {
  boatRateCents: number;
  captainRateCents: number;
  hours: number;
  discountPercent: number;
}): number {
  const { boatRentalCents } = discountedRental(rates.boatRateCents, rates.hours, rates.discountPercent);
  return depositOf(boatRentalCents + rates.captainRateCents * rates.hours);
}

/**
 * The price of a reservation whose deposit is paid already: the deposit stays, the difference goes to the balance.
 * Undefined when the new total is less than the deposit, which is not to be had. Throws RangeError as `priceReservation`.
 */
export function priceWithPaidDeposit(reservation: ReservationToPrice, depositCents: number): Price | undefined {
  const price = priceReservation(reservation);
  if (price.totalCents < depositCents) return undefined;
  return { ...price, depositCents, ...amountsDue({ ...price, depositCents }) };
}

/** The deposit for a total, both in cents: a quarter, rounded half up to whole dollars. */
export function depositOf(totalCents: number): number {
  return percentOf(totalCents, DEPOSIT_PERCENT, 100);
}

function rate(cents: number): number {
  if (integerCents(cents) < 0) throw new RangeError(`Not an hourly rate: ${cents} cents`);
  return cents;
}
