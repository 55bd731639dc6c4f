import type { BookingState } from '@harbourline/contracts';
import { depositThen, formatCad, REFUND_ARRIVES_DAYS, wholeRefund, type Standing } from '@harbourline/policy';
import { promiseInWords, refundInWords, english } from '@harbourline/policy/words';
import type { Party } from '../messages/parties';
import type { Values } from '../placeholders/placeholders';
import { momentInWords } from '../words/time-in-words';
import { depositOf, readerOf, writingIn } from './deposit-of';

/** How much it is, whether it is paid, and what becomes of it if nobody acts, or the owner does not confirm. */
export function depositToCome(booking: BookingState, standing: Standing, to: Party): Values {
  const { depositCents, zone } = booking;
  const deposit = depositOf(booking);
  const amount = depositCents > 0 ? formatCad(depositCents) : undefined;
  const isPaid = deposit.how !== 'unpaid';
  const { becomes } = standing.deposit;
  const back = becomes === 'to_choose' ? depositThen(deposit, standing) : wholeRefund(deposit);
  const promise =
    promiseInWords(back, readerOf(to), writingIn(zone)) ?? english`No deposit was paid, so none is refunded.`;
  const arrives = english` A refund to a card arrives within ${REFUND_ARRIVES_DAYS} business days.`;
  return {
    depositAmount: amount && !isPaid ? english`${amount}, not paid yet` : amount,
    depositPaid: isPaid ? amount : undefined,
    depositPromise: to === 'renter' && back.toCardCents > 0 ? `${promise}${arrives}` : promise,
  };
}

/** The values about the deposit of a booking that ended: exactly one of refund, credit, choice and nothing is there. */
export function depositValues(booking: BookingState, to: Party): Values {
  const { settlement, refundChoice, chooseBy, zone } = booking;
  const deposit = depositOf(booking);
  const share = settlement?.ownerKeepsCents ?? 0;
  const ownerShare = share > 0 ? formatCad(share) : undefined;
  const sentences = refundInWords(deposit, readerOf(to), writingIn(zone)).join(' ') || undefined;
  switch (deposit.stage) {
    case 'unpaid':
      return { ownerShare, refundInWords: sentences };
    case 'kept':
      return { ownerShare, keptDeposit: formatCad(deposit.depositCents) };
    case 'to_choose': {
      const chosenBy = chooseBy === null ? undefined : momentInWords(new Date(chooseBy), zone);
      return { ownerShare, depositToChoose: formatCad(deposit.refundCents), chooseBy: chosenBy };
    }
    case 'going_back':
    case 'gone_back': {
      const amount = formatCad(deposit.refundCents);
      if (deposit.creditChosen) return { ownerShare, refundChoice: 'credit', creditAmount: amount };
      return { ownerShare, refundChoice: refundChoice ?? undefined, refundAmount: amount, refundInWords: sentences };
    }
    case 'held':
    case 'used':
      return { ownerShare };
  }
}
