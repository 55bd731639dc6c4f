import type { CreditView, HoldView, QuoteView, RefundPreview, RouteResponse } from '@harbourline/contracts';
import type { createPaymentIntent, paymentConfig } from '@harbourline/contracts';
import type { PendingBooking } from '../src/shared/lib/pending-booking';
import { aDeposit } from './a-booking';

export const HOLD_ID = '5f0c7f6e-9a0b-4a51-8c1d-2b6f3f6f1a01';

/** Four hours without a captain, on the day of `aBooking`. */
export function aQuote(change: Partial<QuoteView> = {}): QuoteView {
  return {
    ...{ hours: 4, hourlyRate: 300, captainHourlyRate: null, discountAmount: 0 },
    ...{
      boatRentalAmount: 1200,
      captainFee: 0,
      totalPrice: 1200,
      depositAmount: 400,
      balanceDue: 800,
      dueToCaptain: 0,
    },
    ...{ boatId: 7, captainId: null, startDate: '2026-08-07T18:00:00Z', endDate: '2026-08-07T22:00:00Z' },
    ...{ zone: 'America/Toronto', policy: ['Free within a day.'], free: true, reason: null },
    ...change,
  };
}

/** Held for ten more minutes. */
export function aHold(change: Partial<HoldView> = {}): HoldView {
  return { holdId: HOLD_ID, expiresAt: '2026-07-08T14:10:00Z', quote: aQuote(), exclusive: true, ...change };
}

/** What the browser keeps of a reservation that is being paid for. */
export function aPendingBooking(change: Partial<PendingBooking> = {}): PendingBooking {
  const { boatId, startDate, endDate, zone, totalPrice, boatRentalAmount, captainFee } = aQuote();
  return {
    ...{ boatId, renterId: 2, captainId: null, captainName: null, startDate, endDate, zone, guestCount: 6 },
    ...{ specialRequests: null, purposeOfRental: null, totalPrice, boatRentalAmount, captainFee },
    ...{ depositAmount: 400, balanceDue: 800, dueToCaptain: 0, holdId: HOLD_ID, expiresAt: aHold().expiresAt },
    exclusive: true,
    boat: { title: '32ft Sundancer', city: 'Toronto', image: null },
    ...change,
  };
}

export const PROVIDER = 'http://cards.test';

export const sandbox = (): RouteResponse<typeof paymentConfig> => ({
  ...{ configured: true, publishableKey: 'pk_test', provider: 'sandbox', providerUrl: PROVIDER },
});

export function anIntent(
  change: Partial<RouteResponse<typeof createPaymentIntent>> = {},
): RouteResponse<typeof createPaymentIntent> {
  return {
    ...{ success: true, clientSecret: 'secret', paymentIntentId: 'pi_1', creditApplied: 0, amountToPay: 400 },
    message: 'Ready',
    ...change,
  };
}

export function aCredit(change: Partial<CreditView> = {}): CreditView {
  return {
    ...{ id: 5, renterId: 2, bookingId: 11, amount: 150, available: 150, heldByCheckout: 0 },
    ...{ issuedAt: '2026-06-01T12:00:00Z', usedFor: [] },
    ...change,
  };
}

/** What canceling would do: all of it comes back. */
export function aRefundPreview(change: Partial<RefundPreview> = {}): RefundPreview {
  return {
    ...{ rule: 'R3', amount: 400, creditInstead: false, until: null, ownerKeeps: null, platformKeeps: null },
    deposit: aDeposit({ rule: 'R3', stage: 'going_back', back: 400, toCard: 400 }),
    ...change,
  };
}
