import type { OpenMatter, OpenMatters } from '@harbourline/contracts';

const WORDS: Record<OpenMatter, readonly [one: string, more: string]> = {
  reservations: ['reservation waiting for an answer', 'reservations waiting for an answer'],
  charters: ['charter to come', 'charters to come'],
  holds: ['reservation at checkout', 'reservations at checkout'],
  choices: ['choice between refund and credit', 'choices between refund and credit'],
  payments: ['payment under way', 'payments under way'],
  refunds: ['refund on its way', 'refunds on their way'],
  credits: ['credit that you have not used', 'credits that you have not used'],
  payouts: ['payout that you have yet to receive', 'payouts that you have yet to receive'],
  disputes: ['disputed payment', 'disputed payments'],
};

/** Says to somebody what has to be settled before their account is closed. */
export function openInWords(open: OpenMatters): string {
  const parts = (Object.keys(WORDS) as OpenMatter[]).flatMap((matter) => {
    const count = open[matter];
    return count === undefined ? [] : [`${count} ${WORDS[matter][count === 1 ? 0 : 1]}`];
  });
  return `Your account cannot be closed yet. Still open: ${parts.join(', ')}.`;
}
