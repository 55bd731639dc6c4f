import type { BookingState } from '@harbourline/contracts';
import { formatCad } from '@harbourline/policy';
import type { Values } from './placeholders';
import { momentInWords } from './time-in-words';

/** What becomes of the deposit of a booking that ended: exactly one of refund, credit, choice and nothing is there. */
export function depositValues({ settlement, refundCents, refundChoice, ...booking }: BookingState): Values {
  const { chooseBy, depositCents, zone } = booking;
  const share = settlement?.ownerKeepsCents ?? 0;
  const ownerShare = share > 0 ? cad(share) : undefined;
  if (refundCents === null || depositCents === 0) return { ownerShare };
  if (refundCents === 0) return { ownerShare, keptDeposit: cad(depositCents) };
  if (settlement?.creditInstead && refundChoice === null && chooseBy !== null) {
    return { ownerShare, depositToChoose: cad(refundCents), chooseBy: momentInWords(new Date(chooseBy), zone) };
  }
  if (refundChoice === 'credit') return { ownerShare, refundChoice, creditAmount: cad(refundCents) };
  return { ownerShare, refundChoice: refundChoice ?? undefined, refundAmount: cad(refundCents) };
}

export function cad(cents: number): string {
  return `${formatCad(cents)} CAD`;
}
