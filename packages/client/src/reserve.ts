import { randomUUID } from 'node:crypto';
import type { BookingView, HoldView } from '@harbourline/contracts';
import type { ApiClient } from './api-client';
import { payWithCard } from './pay-with-card';

export interface Wish {
  boatId: number;
  startDate: string;
  endDate: string;
  guestCount: number;
  captainId?: number | null;
  specialRequests?: string;
  purposeOfRental?: string;
}

export interface Intent {
  success: true;
  clientSecret: string;
  paymentIntentId: string;
}

/** Holds a slot. @throws when it is refused. */
export function hold(renter: ApiClient, wish: Wish): Promise<HoldView> {
  return renter.call('POST', '/api/bookings/holds', wish);
}

/** Begins to pay a hold's deposit. */
export function beginPayment(renter: ApiClient, wish: Wish, held: HoldView): Promise<Intent> {
  return renter.call('POST', '/api/create-payment-intent', {
    amount: held.quote.depositAmount * 100,
    currency: 'CAD',
    description: 'Deposit',
    metadata: { boatId: wish.boatId, holdId: held.holdId },
  });
}

/** Pays a hold's deposit at the provider. */
export async function pay(renter: ApiClient, intent: Intent, method = 'pm_card_visa') {
  const { providerUrl, publishableKey } = await renter.call<{ providerUrl: string; publishableKey: string }>(
    'GET',
    '/api/payment/config',
  );
  return payWithCard({ stripeUrl: providerUrl, publishableKey }, { clientSecret: intent.clientSecret, method });
}

/** Turns a paid hold into a booking. */
export function book(renter: ApiClient, wish: Wish, held: HoldView, intent: Intent): Promise<BookingView> {
  return renter.call('POST', '/api/bookings', {
    ...wish,
    holdId: held.holdId,
    paymentIntentId: intent.paymentIntentId,
  });
}

/** The whole way of a renter: hold, payment, booking. */
export async function reserve(renter: ApiClient, wish: Wish): Promise<BookingView> {
  const held = await hold(renter, wish);
  const intent = await beginPayment(renter, wish, held);
  await pay(renter, intent);
  return book(renter, wish, held, intent);
}

/** A phone number that nobody has, in the form North American numbers have. */
export function freshPhone(): string {
  return `+1416${String(2_000_000 + (Number.parseInt(randomUUID().slice(0, 8), 16) % 7_999_999))}`;
}
