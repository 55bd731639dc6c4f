import { decline, failAuthentication, succeed } from './charge-card';
import { behaviourOf } from './test-cards';
import type { Transaction } from '../store/store';
import type { Cause } from './call';
import type { Intent } from './objects';
import type { Decline } from './test-cards';

export type Outcome = 'succeeded' | 'failed';

const DECLINED: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};

/**
 * Ends what an intent waits for: the cardholder's authentication, or the bank's processing. Does it once: an intent
 * that waits for neither is left as it is.
 * @returns the intent as it is then, or null when there is none.
 */
export function settleIntent(tx: Transaction, cause: Cause, intentId: string, outcome: Outcome): Intent | null {
  const intent = tx.get('intents', intentId);
  const method = intent?.payment_method ? tx.get('paymentMethods', intent.payment_method) : null;
  if (!intent || !method) return intent;

  if (intent.status === 'processing') {
    tx.remove('timers', `settle ${intent.id}`);
    return outcome === 'succeeded'
      ? succeed(tx, cause, intent, method)
      : decline(tx, cause, intent, { method, why: DECLINED });
  }
  if (intent.status !== 'requires_action') return intent;

  for (const each of tx.list('authentications')) {
    if (each.intentId !== intent.id || each.state !== 'open') continue;
    tx.put('authentications', { ...each, state: outcome === 'succeeded' ? 'completed' : 'failed' });
  }
  if (outcome === 'failed') return failAuthentication(tx, cause, intent, method);
  const card = tx.get('cards', method.id);
  const behaviour = behaviourOf(card?.testCard ?? 'visa');
  const refusal = behaviour.kind === 'authenticates' ? behaviour.decline : undefined;
  return refusal ? decline(tx, cause, intent, { method, why: refusal }) : succeed(tx, cause, intent, method);
}
