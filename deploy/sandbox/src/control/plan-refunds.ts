import { refundPlan } from '../stripe/refund-plan';
import { oneOf, refuseOtherFields, wholeNumber } from './fields';
import { wrong } from './refusal';
import type { Form } from '../http/read-form';
import type { Transaction } from '../store/store';
import type { RefundPlan } from '../store/tables';

const OUTCOMES = ['succeeded', 'refused', 'failed'] as const;

/** Decides what happens to the refunds that are asked for next, instead of what was decided before. */
export function planRefunds(tx: Transaction, body: Form): Omit<RefundPlan, 'id'> | { outcome: 'succeeded' } {
  refuseOtherFields(body, ['outcome', 'code', 'afterMs', 'times']);
  const outcome = oneOf(body, 'outcome', OUTCOMES);
  if (!outcome) throw wrong(`outcome has to be one of ${OUTCOMES.join(', ')}`);
  if (outcome === 'succeeded') {
    if (refundPlan(tx)) tx.remove('refundPlans', 'next');
    return { outcome };
  }
  const plan = {
    outcome,
    code: readCode(body.code),
    afterMs: wholeNumber(body, 'afterMs'),
    times: wholeNumber(body, 'times', 1),
  };
  tx.put('refundPlans', { id: 'next', ...plan });
  return plan;
}

function readCode(code: unknown): string {
  if (code === undefined || code === null) return 'charge_disputed';
  if (typeof code !== 'string' || !/^[a-z_]+$/.test(code)) throw wrong('code has to be an error code of Stripe');
  return code;
}
