import type { Transaction } from '../store/store';
import type { RefundPlan } from '../store/tables';

/** @returns what is to happen to the next refund, or null when it is to succeed. */
export function refundPlan(reader: Pick<Transaction, 'get'>): RefundPlan | null {
  return reader.get('refundPlans', 'next');
}

/** One refund has met the plan. */
export function usePlan(tx: Transaction, plan: RefundPlan) {
  if (plan.times === null) return;
  if (plan.times > 1) tx.put('refundPlans', { ...plan, times: plan.times - 1 });
  else tx.remove('refundPlans', plan.id);
}
