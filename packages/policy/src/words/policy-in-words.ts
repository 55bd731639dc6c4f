import type { Terms } from '../terms';
import { english } from './english';
import { inLanguage } from './language';
import { fillTerms, termsInWords } from './terms-in-words';

/** The sentence on free cancellation that may stand alone, as on the pricing page. */
export const FREE_CANCELLATION_IN_WORDS = fillTerms(
  english`Free cancellation within {{freeCancellationTime}} of reserving, if the charter is more than {{renterNoticeTime}} away.`,
  termsInWords(),
);

/** The terms that a renter agrees to, in the order in which they may matter, a few sentences each. */
const POLICY = [
  'The owner has {{ownerResponseTime}} to answer. A captain who confirms each charter is asked as well; if that captain cannot come, the owner has another {{ownerResponseTime}} to choose one at no higher fee. If the reservation is not confirmed, your whole deposit is refunded.',
  'Before confirmation, the owner may propose another time or captain. You have {{renterResponseTime}} to accept; otherwise the reservation ends with a full refund.',
  'After confirmation, you and the owner can propose changes to each other. Unless a change is accepted in time, the charter stays as it is.',
  'If you cancel a confirmed booking, the deposit is refunded in full only within {{freeCancellationTime}} of reserving and more than {{renterNoticeTime}} before the charter; moving it to a later date yourself does not extend this. Otherwise it is not refundable.',
  'If the owner cancels within {{providerGraceTime}} of the confirmation, your whole deposit is refunded; later, you choose between a refund and a credit of the same value. If the captain cancels, the owner has {{ownerResponseTime}} to choose another at no higher fee. Without one, or if you cancel before that, it counts as if the owner had canceled.',
  'If the charter is called off because of weather or a mechanical problem, you can agree with the owner on a new time within {{rebookTime}} at the same price. Otherwise your whole deposit is refunded.',
];

export function policyInWords(terms: Partial<Terms> = {}): string[] {
  const words = termsInWords(terms);
  return POLICY.map((sentence) => fillTerms(inLanguage(sentence), words));
}

/** Why a start is refused that is too near. */
export function noticeInWords(terms: Partial<Terms> = {}): string {
  return fillTerms(english`Reservations need at least {{noticeTime}} advance notice.`, termsInWords(terms));
}
