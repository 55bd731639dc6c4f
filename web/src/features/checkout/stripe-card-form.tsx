import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance } from '@stripe/stripe-js';
import { useState } from 'react';
import { currentTheme } from '../../shared/lib/theme';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { Stack } from '../../shared/ui/stack';
import { useText } from './messages';
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
  return (
    <Elements stripe={stripeFor(publishableKey)} options={{ clientSecret, appearance: appearance() }}>
      <StripeFields {...form} />
    </Elements>
  );
}

function StripeFields({ button, pay }: Pick<Props, 'button' | 'pay'>) {
  const t = useText();
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

  if (failed) return <Notice tone="problem">{t('pay.formFailed')}</Notice>;
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
