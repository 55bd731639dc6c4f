import { newId } from '../new-id';
import { seconds } from './call';
import { EVIDENCE } from './dispute-object';
import { moveMoney } from './dispute-money';
import { recordEvent } from './events';
import { invalidParameter, refusal } from './stripe-error';
import type { Transaction } from '../store/store';
import type { Cause } from './call';
import type { Dispute, DisputeReason } from './dispute-object';
import type { Charge } from './objects';

const ANSWER_WITHIN_SECONDS = 14 * 24 * 60 * 60;

interface Complaint {
  /** In cents; what has not been given back unless given. */
  amount: number | null;
  reason: DisputeReason;
}

/** The cardholder asks the bank for the money: it is taken from the account until the dispute is closed. */
export function disputeCharge(tx: Transaction, cause: Cause, charge: Charge, { amount, reason }: Complaint): Dispute {
  if (openDispute(tx, charge)) throw refusal('charge_disputed', `Charge ${charge.id} is disputed already.`);
  const disputed = amount ?? charge.amount_captured - charge.amount_refunded;
  if (disputed < 1 || disputed > charge.amount_captured) {
    throw invalidParameter('amount', `The amount has to be between 1 and ${charge.amount_captured} cents.`);
  }

  const { brand } = charge.payment_method_details.card;
  const id = newId('dp_1');
  const dispute: Dispute = {
    id,
    object: 'dispute',
    amount: disputed,
    balance_transactions: [moveMoney(cause, id, -disputed, charge.currency)],
    charge: charge.id,
    created: seconds(cause.now),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: nothingSaid(),
    evidence_details: {
      due_by: seconds(cause.now) + ANSWER_WITHIN_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    network_reason_code: null,
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: { brand, case_type: 'chargeback', network: brand, network_reason_code: null },
      type: 'card',
    },
    reason,
    status: 'needs_response',
  };
  tx.put('disputes', dispute);
  tx.put('charges', { ...charge, disputed: true });
  recordEvent(tx, cause, 'charge.dispute.created', { object: dispute });
  recordEvent(tx, cause, 'charge.dispute.funds_withdrawn', { object: dispute });
  return dispute;
}

/** The holder of a disputing card disputes by themselves, unless all has been given back or it was done by hand. */
export function disputeByItself(tx: Transaction, cause: Cause, intentId: string) {
  const charge = tx.get('charges', tx.get('intents', intentId)?.latest_charge ?? '');
  if (!charge || charge.refunded || charge.disputed) return;
  disputeCharge(tx, cause, charge, { amount: null, reason: 'fraudulent' });
}

/** The dispute that keeps a charge from being refunded or disputed again: open, or lost. */
export function openDispute(tx: Pick<Transaction, 'list'>, charge: Charge): Dispute | null {
  return tx.list('disputes').find((dispute) => dispute.charge === charge.id && dispute.status !== 'won') ?? null;
}

function nothingSaid(): Dispute['evidence'] {
  const fields = Object.fromEntries(EVIDENCE.map((name) => [name, null])) as Record<(typeof EVIDENCE)[number], null>;
  return { ...fields, enhanced_evidence: {} };
}
