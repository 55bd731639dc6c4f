import { chargeableAmount } from './chargeable-amount';
import { abandonAuthentications } from './confirm-intent';
import { findIntent } from './find-intent';
import { group, metadata, text } from './params';
import { invalidParameter, unexpectedState } from './stripe-error';
import type { Form } from '../http/read-form';
import type { Transaction } from '../store/store';
import type { Call } from './call';
import type { Intent, IntentStatus, Metadata } from './objects';

const CHANGEABLE = ['amount', 'metadata', 'description', 'receipt_email'] as const;
const OPEN: IntentStatus[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** Changes what an intent says, and how much it asks for while it has not been paid. */
export function updateIntent(tx: Transaction, call: Call): Intent {
  const intent = findIntent(tx, call);
  const { form } = call;
  const unknown = Object.keys(form).find((name) => ![...CHANGEABLE, 'expand', 'key'].includes(name));
  if (unknown) throw invalidParameter(unknown, `The sandbox cannot update ${unknown}.`, 'parameter_unknown');
  const amount = chargeableAmount(form, intent.currency);
  if (amount !== null && !OPEN.includes(intent.status)) {
    throw unexpectedState(
      `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}. You may only update the amount of a PaymentIntent with one of the following statuses: ${OPEN.join(', ')}.`,
      intent,
    );
  }

  const updated: Intent = {
    ...intent,
    ...(amount !== null && askFor(tx, intent, amount)),
    ...('description' in form && { description: text(form, 'description') }),
    ...('receipt_email' in form && { receipt_email: text(form, 'receipt_email') }),
    metadata: changedMetadata(form, intent.metadata),
  };
  tx.put('intents', updated);
  return updated;
}

/** Whoever was asked to authenticate another amount has to confirm again. */
function askFor(tx: Transaction, intent: Intent, amount: number): Partial<Intent> {
  if (intent.status !== 'requires_action' || amount === intent.amount) return { amount };
  abandonAuthentications(tx, intent.id);
  return { amount, next_action: null, status: 'requires_confirmation' };
}

/** Keys that are not named stay; an empty value removes its key, and an empty `metadata` all of them. */
function changedMetadata(form: Form, current: Metadata): Metadata {
  if (form.metadata === '') return {};
  const given = group(form, 'metadata') ?? {};
  const changed = { ...current, ...metadata(form) };
  return Object.fromEntries(Object.entries(changed).filter(([key]) => given[key] !== ''));
}
