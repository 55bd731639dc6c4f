import { fillTerms, termsInWords, type Terms } from './terms';

/** The sentence on free cancellation that may stand alone, as on the pricing page. */
export const FREE_CANCELLATION_IN_WORDS = fillTerms(
  'Free cancellation within {{freeCancellationTime}} of reserving, if the charter is more than {{renterNoticeTime}} away.',
  termsInWords(),
);

/** The terms that a renter agrees to, in the order in which they may matter, one or two sentences each. */
const POLICY = [
  'The owner answers within {{ownerResponseTime}}. If the reservation is not confirmed, your whole deposit is refunded.',
  'If the owner proposes another time, you have {{renterResponseTime}} to accept it. Otherwise the reservation ends with a full refund.',
  'Once confirmed, the deposit is refunded in full only if you cancel within {{freeCancellationTime}} of reserving and the charter is more than {{renterNoticeTime}} away. Otherwise the deposit is not refundable.',
  'If the owner or the captain cancels within {{providerGraceTime}} of confirming, your whole deposit is refunded. If they cancel later, you choose between a refund and a credit of the same value for another time or vessel.',
];

export function policyInWords(terms: Partial<Terms> = {}): string[] {
  const words = termsInWords(terms);
  return POLICY.map((sentence) => fillTerms(sentence, words));
}

/** Why a start is refused that is too near. */
export function noticeInWords(terms: Partial<Terms> = {}): string {
  return fillTerms('Reservations need at least {{noticeTime}} advance notice.', termsInWords(terms));
}
