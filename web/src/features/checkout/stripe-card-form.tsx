import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance, Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { currentTheme } from '../../shared/lib/theme';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { Stack } from '../../shared/ui/stack';
import { Spinner } from '../../shared/ui/states';
import { useText } from './words';
import { outcomeOf, type PaymentOutcome } from './payment-outcome';
import { stripeFor } from './stripe-provider';
import { useOneAtATime } from './use-one-at-a-time';

interface Props {
  publishableKey: string;
  clientSecret: string;
  button: string;
  /** Makes one payment attempt and tells how it ended; what it throws is shown as no answer. */
  pay: (attempt: () => Promise<PaymentOutcome>) => Promise<void>;
}

/** The provider's own card form. */
export default function StripeCardForm({ publishableKey, clientSecret, ...form }: Props) {
  const t = useText();
  const [stripe, setStripe] = useState<Stripe | 'loading' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    stripeFor(publishableKey).then(
      (loaded) => setStripe(loaded ?? 'failed'),
      () => setStripe('failed'),
    );
  }, [publishableKey, attempt]);

  function retry() {
    setStripe('loading');
    setAttempt(attempt + 1);
  }

  if (stripe === 'loading') return <Spinner label={t('pay.loadingForm')} />;
  if (stripe === 'failed') return <FormFailed onRetry={retry} />;
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance: appearance() }}>
      <StripeFields {...form} />
    </Elements>
  );
}

function StripeFields({ button, pay }: Pick<Props, 'button' | 'pay'>) {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const [failed, setFailed] = useState(false);
  const { run, isRunning } = useOneAtATime();

  async function attempt(): Promise<PaymentOutcome> {
    if (!stripe || !elements) return { kind: 'open' };
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: `${location.origin}/checkout` },
      redirect: 'if_required',
    });
    if (paymentIntent) return outcomeOf(paymentIntent.status, paymentIntent.last_payment_error?.message);
    return outcomeOf(error.payment_intent?.status ?? 'requires_payment_method', error.message);
  }

  if (failed) return <FormFailed onRetry={() => setFailed(false)} />;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void run(async () => {
          // The fields themselves say what is missing.
          const { error: incomplete } = (await elements?.submit()) ?? {};
          if (!incomplete) await pay(attempt);
        });
      }}
    >
      <Stack gap={5}>
        <PaymentElement onReady={() => setReady(true)} onLoadError={() => setFailed(true)} />
        <Button type="submit" size="4" wide loading={isRunning} disabled={!isReady}>
          {button}
        </Button>
      </Stack>
    </form>
  );
}

function FormFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <Notice
      tone="problem"
      announce
      actions={
        <Button tone="secondary" size="2" onClick={onRetry}>
          {t('problem.retry')}
        </Button>
      }
    >
      {t('pay.formFailed')}
    </Notice>
  );
}

/** The provider's form lives in a frame of its own: our colours and type are handed over. */
function appearance(): Appearance {
  const styles = getComputedStyle(document.querySelector('.radix-themes') ?? document.documentElement);
  const token = (name: string) => styles.getPropertyValue(name).trim();
  return {
    theme: currentTheme() === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: token('--teal-9'),
      colorBackground: token('--panel'),
      colorText: token('--ink'),
      borderRadius: '8px',
      fontFamily: 'system-ui, sans-serif',
    },
  };
}
