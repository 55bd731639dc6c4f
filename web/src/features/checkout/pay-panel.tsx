import { lazy, Suspense, useMemo, useState } from 'react';
import { formatMoney } from '../../shared/lib/money';
import { Notice } from '../../shared/ui/notice';
import { Stack } from '../../shared/ui/stack';
import { Spinner } from '../../shared/ui/states';
import { dismissFailure, showToast } from '../../shared/ui/toast';
import type { CardIntent, PaymentConfig } from './checkout-api';
import { useText } from './words';
import { PaidParts } from './paid-parts';
import styles from './pay-panel.module.css';
import type { FinalOutcome, PaymentOutcome } from './payment-outcome';
import { sandboxPaymentOf } from './read-intent';
import { SandboxCardForm } from './sandbox-card-form';

const StripeCardForm = lazy(() => import('./stripe-card-form'));

interface Props {
  config: PaymentConfig;
  intent: CardIntent;
  /** Why an earlier attempt, before a redirect, did not succeed. */
  earlierProblem: string | undefined;
  /** Nobody else can take the time meanwhile. */
  isHeld: boolean;
  /** Runs while an attempt is under way, so that nothing takes the form away. */
  onBusy: (isBusy: boolean) => void;
  onDone: (outcome: FinalOutcome) => Promise<void>;
}

/** The card form of whichever provider is configured. */
export function PayPanel({ config, intent, earlierProblem, isHeld, onBusy, onDone }: Props) {
  const t = useText();
  const [problem, setProblem] = useState(earlierProblem);
  const { creditApplied, amountToPay } = intent;
  const amount = formatMoney(amountToPay);
  const sandbox = useMemo(() => sandboxPaymentOf(config, intent), [config, intent]);
  const button = t('pay.button', { amount });

  async function pay(attempt: () => Promise<PaymentOutcome>) {
    setProblem(undefined);
    dismissFailure();
    onBusy(true);
    try {
      const outcome = await attempt().catch((): PaymentOutcome => ({ kind: 'open', problem: t('pay.unreachable') }));
      if (outcome.kind !== 'open' && outcome.kind !== 'authenticate') return await onDone(outcome.kind);
      const reason = (outcome.kind === 'open' && outcome.problem) || t('pay.unknownProblem');
      setProblem(reason);
      showToast({ tone: 'error', title: t('problem.failed.title'), description: reason });
    } finally {
      onBusy(false);
    }
  }

  return (
    <Stack gap={5}>
      <div className={styles.header}>
        <h2>{t('pay.title')}</h2>
        <p>{t('pay.onlyDeposit', { amount })}</p>
      </div>
      {creditApplied > 0 && <PaidParts credit={creditApplied} card={amountToPay} />}
      {problem && (
        <Notice tone="problem" announce title={problem}>
          {t(isHeld ? 'pay.stillHeld' : 'pay.stillOpen')}
        </Notice>
      )}
      {sandbox ? (
        <SandboxCardForm payment={sandbox} button={button} pay={pay} />
      ) : (
        <Suspense fallback={<Spinner label={t('pay.loadingForm')} />}>
          <StripeCardForm
            publishableKey={config.publishableKey ?? ''}
            clientSecret={intent.clientSecret}
            button={button}
            pay={pay}
          />
        </Suspense>
      )}
    </Stack>
  );
}
