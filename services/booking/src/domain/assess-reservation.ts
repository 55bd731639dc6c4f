import type { ErrorCode } from '@harbourline/contracts';
import { AppError } from '@harbourline/service-kit/app-error';
import { brokenRules, hoursOf, priceReservation, priceWithPaidDeposit, zoneOf, type Price } from '@harbourline/policy';
import type { Boat } from './boat';

/** No boat goes out for longer, so nothing longer has a price. */
const MOST_HOURS = 24;

export interface Wish {
  startDate: Date;
  endDate: Date;
  guestCount: number;
  captainId: number | null;
}

/** A captain's offer for the boat; null when no captain is asked for, undefined when the one asked for makes none. */
export type CaptainOffer = { hourlyRateCents: number } | null | undefined;

export interface Assessment {
  price: Price;
  zone: string;
  /** The first rule that the wish breaks. */
  broken: ErrorCode | null;
}

/**
 * Prices a wish and holds it against every rule that does not depend on other reservations.
 * @throws AppError `duration_not_allowed` for hours that have no price: none, less than none, a fraction, or more than a day;
 * `deposit_above_total` where a deposit is paid already, which stays, and the whole costs less.
 */
export function assessReservation({
  boat,
  captain,
  wish,
  now,
  noticeHours,
  paidDepositCents,
}: {
  boat: Boat;
  captain: CaptainOffer;
  wish: Wish;
  now: Date;
  noticeHours: number;
  paidDepositCents?: number;
}): Assessment {
  const zone = zoneOf(boat.city);
  const hours = hoursOf(wish);
  if (!Number.isInteger(hours) || hours < 1 || hours > MOST_HOURS) throw new AppError('duration_not_allowed');
  const reservation = {
    ...boat,
    captainRateCents: captain?.hourlyRateCents ?? null,
    start: wish.startDate,
    hours,
    zone,
  };
  const price =
    paidDepositCents === undefined
      ? priceReservation(reservation)
      : priceWithPaidDeposit(reservation, paidDepositCents);
  if (!price) throw new AppError('deposit_above_total');
  return { price, zone, broken: brokenRule() };

  function brokenRule(): ErrorCode | null {
    if (!boat.available) return 'boat_unavailable';
    const [broken = null] = brokenRules(wish, { ...boat, zone }, { now, noticeHours });
    return broken ?? (captain === undefined ? 'captain_unavailable' : null);
  }
}
