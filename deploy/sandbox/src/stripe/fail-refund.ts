import { newId } from '../new-id';
import { recordEvent } from './events';
import type { Transaction } from '../store/store';
import type { Cause } from './call';
import type { Charge, Refund } from './objects';

/** The bank sends a refund back: it counts no longer, so the charge can be refunded again. */
export function failRefund(tx: Transaction, cause: Cause, refundId: string) {
  const refund = tx.get('refunds', refundId);
  const charge = refund ? tx.get('charges', refund.charge) : null;
  if (!refund || !charge || refund.status === 'failed') return;

  const failed: Refund = {
    ...refund,
    failure_balance_transaction: newId('txn_3'),
    failure_reason: 'lost_or_stolen_card',
    status: 'failed',
  };
  const restored: Charge = { ...charge, amount_refunded: charge.amount_refunded - refund.amount, refunded: false };
  tx.put('refunds', failed);
  tx.put('charges', restored);
  recordEvent(tx, cause, 'refund.updated', { object: failed, previous: { status: refund.status } });
  recordEvent(tx, cause, 'refund.failed', { object: failed });
}
