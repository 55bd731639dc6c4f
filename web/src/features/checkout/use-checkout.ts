import { centsOf } from '@harbourline/policy';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isApiError, messageOf } from '../../shared/api/api-error';
import { useLazyOwnCreditsQuery } from '../../shared/api/credits-api';
import { availableCredit } from '../../shared/lib/credit-sums';
import { formatDay } from '../../shared/lib/dates';
import { type PendingBooking, writePendingBooking } from '../../shared/lib/pending-booking';
import { serverNow } from '../../shared/lib/server-time';
import { dismissFailure, showToast } from '../../shared/ui/toast';
import {
  type CardIntent,
  type PaymentConfig,
  type StartedIntent,
  useCreatePaymentIntentMutation,
  useLoadPaymentConfigMutation,
} from './checkout-api';
import { isCreditOpen } from './is-credit-open';
import { text } from './words';
import type { PaymentOutcome } from './payment-outcome';
import { readIntent } from './read-intent';
import type { Stage } from './stage';
import { useEndOfPayment } from './use-end-of-payment';

interface CreditChoice {
  useCredit: boolean;
}

/**
 * Takes a held reservation through its payment. It starts by looking at what has happened already, so that a reload, a
 * return from the bank and a second tab go on where the payment is instead of paying again.
 */
export function useCheckout(pending: PendingBooking) {
  const [stage, setStage] = useState<Stage>({ name: 'loading' });
  const navigate = useNavigate();
  const [loadConfig] = useLoadPaymentConfigMutation();
  const [loadCredits] = useLazyOwnCreditsQuery();
  const [createIntent] = useCreatePaymentIntentMutation();
  const { complete, finish, expire, setBusy } = useEndOfPayment(pending, stage, setStage);

  async function begin(): Promise<void> {
    setStage({ name: 'loading' });
    try {
      const config = await loadConfig().unwrap();
      if (!config.configured || !config.publishableKey) return setStage({ name: 'unavailable' });
      const mayUse = isCreditOpen(pending, serverNow());
      const available = mayUse ? availableCredit(await loadCredits().unwrap()) : 0;
      if (available > 0) return setStage({ name: 'offer credit', config, available });
      await startPayment(config, { useCredit: false });
    } catch (error) {
      await refuse(error);
    }
  }

  /** Pays at once where credits pay the whole deposit. */
  async function choose(config: PaymentConfig, { useCredit }: CreditChoice): Promise<void> {
    setStage({ name: 'loading' });
    try {
      await startPayment(config, { useCredit });
    } catch (error) {
      await refuse(error);
    }
  }

  async function startPayment(config: PaymentConfig, { useCredit }: CreditChoice): Promise<void> {
    const intent = await createIntent({ ...intentOf(pending), useCredit }).unwrap();
    writePendingBooking({ ...pending, paymentIntentId: intent.paymentIntentId });
    if (hasCardPart(intent)) return continueFrom(config, intent);
    await finish('succeeded', intent.paymentIntentId);
  }

  async function continueFrom(config: PaymentConfig, intent: CardIntent): Promise<void> {
    const isReturn = new URLSearchParams(location.search).has('redirect_status');
    if (isReturn) await navigate('/checkout', { replace: true });
    // Without an answer the form is shown: paying twice is refused by the provider, and then recognised.
    const outcome = await readIntent(config, intent).catch((): PaymentOutcome => ({ kind: 'open' }));
    if (outcome.kind !== 'open' && outcome.kind !== 'authenticate') return finish(outcome.kind, intent.paymentIntentId);
    const earlierProblem = isReturn && outcome.kind === 'open' ? outcome.problem : undefined;
    if (earlierProblem) showToast({ tone: 'error', title: text('problem.failed.title'), description: earlierProblem });
    setStage({ name: 'pay', config, intent, earlierProblem });
  }

  async function refuse(error: unknown): Promise<void> {
    const code = isApiError(error) ? error.code : undefined;
    if (code === 'payments_not_configured') return setStage({ name: 'unavailable' });
    if (code === 'hold_expired' || code === 'hold_not_found') {
      // It may have ended because it was paid: in another tab, or before this page was closed.
      const completion = pending.paymentIntentId ? await complete(pending.paymentIntentId) : 'not paid';
      if (completion === 'slot lost') return setStage({ name: 'slot lost' });
      if (completion !== 'failed') return setStage({ name: completion === 'done' ? 'completing' : 'expired' });
    }
    const message = messageOf(error, text('problem.setup.text'));
    showToast({ tone: 'error', title: text('problem.setup.toast'), description: message });
    setStage({ name: 'setup failed', message });
  }

  const hasBegun = useRef(false);
  const start = useRef(begin);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void start.current();
  }, []);

  return {
    stage,
    retry: () => {
      dismissFailure();
      void begin();
    },
    choose: (config: PaymentConfig, choice: CreditChoice) => void choose(config, choice),
    finish,
    expire: () => void expire(),
    setBusy,
  };
}

/** Whether something is left for the card beside the credits. */
function hasCardPart(intent: StartedIntent): intent is CardIntent {
  return intent.clientSecret !== null;
}

function intentOf({ depositAmount, boat, boatId, renterId, holdId, startDate, zone }: PendingBooking) {
  return {
    amount: centsOf(depositAmount),
    currency: 'CAD',
    description: `Deposit for ${boat.title}, ${formatDay(startDate, zone)}`,
    metadata: { boatId, renterId, boatName: boat.title, holdId },
  };
}
