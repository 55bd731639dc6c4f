import { dollarsOf, type Price } from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit/app-error';
import { presentPrice } from './present-price';

/** Amounts in dollars that a client believes in. */
export interface StatedAmounts {
  totalPrice?: number | undefined;
  boatRentalAmount?: number | undefined;
  captainFee?: number | undefined;
  depositAmount?: number | undefined;
}

/** @throws AppError `price_changed`, with the right price, when a stated amount is not ours. */
export function requireSamePrice(stated: StatedAmounts, price: Price): void {
  const ours: [number | undefined, number][] = [
    [stated.totalPrice, price.totalCents],
    [stated.boatRentalAmount, price.boatRentalCents],
    [stated.captainFee, price.captainFeeCents],
    [stated.depositAmount, price.depositCents],
  ];
  if (ours.some(([theirs, cents]) => theirs !== undefined && theirs !== dollarsOf(cents))) {
    throw new AppError('price_changed', { extra: { quote: presentPrice(price) } });
  }
}
