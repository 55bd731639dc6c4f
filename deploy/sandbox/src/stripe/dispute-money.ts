import { newId } from '../new-id';
import { seconds } from './call';
import type { Cause } from './call';
import type { BalanceTransaction } from './dispute-object';

const FEE_CENTS = 1_500;

/**
 * What a dispute does to the account.
 * @param amount in cents: below zero when the money is taken, together with the fee; above when both come back.
 */
export function moveMoney(cause: Cause, disputeId: string, amount: number, currency: string): BalanceTransaction {
  const taken = amount < 0;
  const fee = taken ? FEE_CENTS : -FEE_CENTS;
  return {
    id: newId('txn_1'),
    object: 'balance_transaction',
    amount,
    available_on: seconds(cause.now),
    balance_type: 'payments',
    created: seconds(cause.now),
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: [{ amount: fee, application: null, currency, description: 'Dispute fee', type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: taken ? 'dispute' : 'dispute_reversal',
    source: disputeId,
    status: 'available',
    type: 'adjustment',
  };
}
