import { english } from './english';
import { inLanguage } from './language';
import type { LedgerReason } from '../ledger-reason';
import { REFUND_RULES } from '../refund';
import type { Settlement } from '../settlement';
import { fillTerms, termsInWords } from './terms-in-words';

const WORDS: Readonly<Record<Exclude<LedgerReason['code'], 'deposit_divided'>, string>> = {
  deposit_paid: english`Deposit paid`,
  deposit_paid_outside: english`Deposit paid outside`,
  deposit_not_paid: english`Deposit not paid after all`,
  division_undone: english`Charter to come after all: division of the deposit taken back`,
  unclaimed: english`No booking belongs to the payment: deposit back to the renter`,
  refund_due: english`Deposit to be refunded`,
  refund_paid: english`Refund paid to the card`,
  refund_returned: english`Refund came back from the card`,
  given_back: english`Given back to the renter by hand`,
  paid_out: english`Transferred to the owner`,
  received_from_owner: english`Received from the owner`,
  dispute_withdrawn: english`Dispute: the provider took the money`,
  dispute_reinstated: english`Dispute: the provider gave the money back`,
  dispute_lost: english`Dispute: lost`,
  unknown_payment: english`Payment behind our back`,
  unknown_refund: english`Refund behind our back`,
  unknown_refund_returned: english`Refund behind our back came back`,
};

const BY = {
  card: english`Deposit paid by card`,
  credit: english`Deposit paid by credit`,
  both: english`Deposit paid by card and credit`,
};

const RULES: Readonly<Record<Settlement['rule'], string>> = {
  completed: 'Charter completed: deposit divided between owner, taxes and commission',
  [REFUND_RULES.renterBreachNearStart]: 'Ended for the renter’s breach near the charter: deposit to the owner',
  [REFUND_RULES.renterBreach]: 'Ended for the renter’s breach: deposit to the platform',
  [REFUND_RULES.neverConfirmed]: 'Never confirmed: deposit back to the renter',
  [REFUND_RULES.platformEnds]: 'Ended by the platform, or unsafe: deposit back to the renter',
  [REFUND_RULES.providerEndsSoon]: 'Canceled by owner or captain: deposit back to the renter',
  [REFUND_RULES.providerEnds]: 'Canceled by owner or captain: deposit back to the renter, as refund or credit',
  [REFUND_RULES.renterEndsFreely]: 'Canceled by the renter in time: deposit back to the renter',
  [REFUND_RULES.renterEnds]: 'Canceled by the renter: deposit divided between owner, taxes and commission',
  [REFUND_RULES.renterEndsLate]:
    'Canceled by the renter within {{renterNoticeTime}}: deposit divided between owner, taxes and platform',
};

const CHOSEN = { refund: english`the renter takes the refund`, credit: english`the renter takes the credit` };

/** What a line of the books is for, in a bookkeeper's words. */
export function ledgerReasonInWords(reason: LedgerReason): string {
  switch (reason.code) {
    case 'deposit_divided': {
      const { rule, choice } = reason;
      const how = fillTerms(inLanguage(RULES[rule]), termsInWords());
      return `${how}${rule === 'completed' ? '' : ` (${rule})`}${choice ? `; ${CHOSEN[choice]}` : ''}`;
    }
    case 'deposit_paid': {
      const [one, other] = reason.by;
      return one === undefined ? WORDS.deposit_paid : BY[other ? 'both' : one];
    }
    case 'given_back':
    case 'paid_out':
    case 'received_from_owner':
      return WORDS[reason.code] + (reason.reference ? `: ${reason.reference}` : '');
    case 'deposit_paid_outside':
    case 'deposit_not_paid':
    case 'division_undone':
    case 'unclaimed':
    case 'refund_due':
    case 'refund_paid':
    case 'refund_returned':
    case 'dispute_withdrawn':
    case 'dispute_reinstated':
    case 'dispute_lost':
    case 'unknown_payment':
    case 'unknown_refund':
    case 'unknown_refund_returned':
      return WORDS[reason.code];
  }
}
