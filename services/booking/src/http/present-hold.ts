import type { HoldView, QuoteView } from '@harbourline/contracts';
import type { Terms } from '@harbourline/policy';
import { policyInWords } from '@harbourline/policy/words';
import type { Hold } from '../db/lock-hold';
import { presentPrice } from '../domain/present-price';
import { refusalInWords } from '../domain/refusal';
import type { Quote } from '../use-cases/quote-reservation';

export function presentQuote({ boatId, wish, price, zone, reason, shortfall = null }: Quote, terms: Terms): QuoteView {
  return {
    ...presentPrice(price),
    boatId,
    captainId: wish.captainId,
    startDate: wish.startDate.toISOString(),
    endDate: wish.endDate.toISOString(),
    zone,
    policy: policyInWords(terms),
    free: reason === null,
    reason: reason && { code: reason, message: refusalInWords(reason, { ...terms, shortfall }) },
  };
}

export function presentHold(hold: Hold, zone: string, terms: Terms): HoldView {
  const { startDate, endDate, guestCount, captainId, boatId, price } = hold;
  return {
    holdId: hold.id,
    expiresAt: hold.expiresAt.toISOString(),
    exclusive: hold.exclusive,
    quote: presentQuote(
      { boatId, wish: { startDate, endDate, guestCount, captainId }, price, zone, reason: null },
      terms,
    ),
  };
}
