import Stripe from 'stripe';

export const KEYS = {
  stripeSecretKey: 'sk_test_sandbox',
  stripePublishableKey: 'pk_test_sandbox',
  webhookSecret: 'whsec_sandbox_for_tests',
  twilioAccountSid: 'AC00000000000000000000000000000001',
  twilioAuthToken: 'twilio-token',
};

interface SandboxState {
  intents: Stripe.PaymentIntent[];
  charges: Stripe.Charge[];
  refunds: Stripe.Refund[];
  disputes: Stripe.Dispute[];
  events: Stripe.Event[];
  deliveries: { id: string; state: string }[];
}

/** A fault of calls to the provider, see the sandbox's README. */
interface SandboxFault {
  method?: 'GET' | 'POST';
  path?: string;
  effect: 'delay' | 'fail' | 'close' | 'lose-answer';
  status?: number;
  delayMs?: number;
  times?: number;
}

type WebhookMode = 'normal' | 'hold' | 'drop' | 'duplicate' | 'delay' | 'reorder';

/** The card provider from the other side: what a browser does there, what it knows, and a hand on its webhooks. */
export function sandboxClient(url: string) {
  const { hostname, port } = new URL(url);
  const stripe = new Stripe(KEYS.stripeSecretKey, { host: hostname, port, protocol: 'http', telemetry: false });
  const control = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${url}/sandbox/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const state = async () => (await control('GET', 'stripe/state')) as SandboxState;

  return {
    stripe,
    state,
    /** Confirms as a browser does: with the publishable key and the client secret. */
    async confirm(clientSecret: string, paymentMethod = 'pm_card_visa'): Promise<{ status?: string; error?: object }> {
      const paymentIntentId = clientSecret.split('_secret_')[0];
      const answer = await fetch(`${url}/v1/payment_intents/${paymentIntentId}/confirm`, {
        method: 'POST',
        body: new URLSearchParams({
          key: KEYS.stripePublishableKey,
          client_secret: clientSecret,
          payment_method: paymentMethod,
        }),
      });
      return (await answer.json()) as { status?: string; error?: object };
    },
    webhooks: (mode: WebhookMode, delayMs?: number) => control('PUT', 'stripe/webhooks', { mode, delayMs }),
    settle: (paymentIntentId: string, outcome: 'succeeded' | 'failed') =>
      control('POST', `stripe/intents/${paymentIntentId}/settle`, { outcome }),
    /** From now on these go wrong, and nothing else; none ends them. */
    faults: (...faults: SandboxFault[]) => control('PUT', 'faults', faults),
    /** Decides the outcome of the next refunds. */
    planRefunds: (plan: {
      outcome: 'refused' | 'failed' | 'succeeded';
      code?: string;
      times?: number;
      afterMs?: number;
    }) => control('PUT', 'stripe/refunds', plan),
    dispute: async (paymentIntentId: string, amount?: number) =>
      (await control('POST', `stripe/intents/${paymentIntentId}/dispute`, { amount })) as Stripe.Dispute,
    closeDispute: (id: string, status: 'won' | 'lost') => control('POST', `stripe/disputes/${id}/close`, { status }),
    /** In the provider's dashboard, without anybody's metadata. */
    refundByHand: async (paymentIntentId: string, amount?: number) =>
      (await control('POST', `stripe/intents/${paymentIntentId}/refund`, { amount })) as Stripe.Refund,
    /** A paid intent that no service asked for. */
    payByHand: async (about: { amount: number; metadata?: Record<string, string> }) =>
      (await control('POST', 'stripe/intents', about)) as Stripe.PaymentIntent,
    refundsOf: async (paymentIntentId: string) =>
      (await state()).refunds.filter(({ payment_intent }) => payment_intent === paymentIntentId),
    intentsOf: async (holdId: string) =>
      (await state()).intents.filter(({ metadata }) => metadata['holdId'] === holdId),
  };
}

/** An event of the provider, signed as it signs them. */
export function signed(event: object, { at = new Date(), secret = KEYS.webhookSecret } = {}) {
  const payload = JSON.stringify(event);
  const timestamp = Math.floor(at.getTime() / 1_000);
  return {
    payload,
    signature: new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload, secret, timestamp }),
  };
}
