import { moveMoney } from './dispute-money';
import { recordEvent } from './events';
import type { Transaction } from '../store/store';
import type { Cause } from './call';
import type { Dispute } from './dispute-object';

/** The bank decides an open dispute: when it was won, the money and the fee come back. */
export function closeDispute(tx: Transaction, cause: Cause, dispute: Dispute, status: 'won' | 'lost'): Dispute {
  const back = status === 'won' ? [moveMoney(cause, dispute.id, dispute.amount, dispute.currency)] : [];
  const closed: Dispute = {
    ...dispute,
    balance_transactions: [...dispute.balance_transactions, ...back],
    is_charge_refundable: status === 'won',
    status,
  };
  tx.put('disputes', closed);
  recordEvent(tx, cause, 'charge.dispute.closed', { object: closed });
  if (status === 'won') recordEvent(tx, cause, 'charge.dispute.funds_reinstated', { object: closed });
  return closed;
}
