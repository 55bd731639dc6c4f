import type { Instance } from '@harbourline/local';

interface ProviderState {
  intents: { id: string; status: string; amount: number; amount_received: number; metadata: Record<string, string> }[];
  refunds: { id: string; payment_intent: string; amount: number; status: string }[];
}

/** A hand on the card provider's sandbox. */
export interface Provider {
  /** Its intents and refunds. */
  state(): Promise<ProviderState>;
  /** How its webhooks are delivered from now on. */
  webhooks(mode: 'normal' | 'hold' | 'drop' | 'duplicate' | 'reorder'): Promise<void>;
  /** Spoils the next calls of a kind; see the sandbox's own list of effects. */
  fault(fault: {
    method?: string;
    path: string;
    effect: 'delay' | 'fail' | 'close' | 'lose-answer';
    times?: number;
  }): Promise<void>;
  noFaults(): Promise<void>;
  /** Decides the outcome of the next refunds. */
  refunds(plan: { outcome: 'refused' | 'failed' | 'succeeded'; times: number; afterMs?: number }): Promise<void>;
  /** A processing payment ends. */
  settle(intentId: string, outcome: 'succeeded' | 'failed'): Promise<void>;
  /** Somebody refunds in the provider's own dashboard. */
  refundBehindOurBack(intentId: string, amount: number): Promise<void>;
  dispute(intentId: string): Promise<void>;
}

export function providerOf({ stripeUrl }: Instance): Provider {
  async function control(method: string, path: string, body?: unknown): Promise<void> {
    const response = await fetch(`${stripeUrl}/sandbox/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`the sandbox answered ${response.status}: ${await response.text()}`);
  }
  return {
    state: async () => (await (await fetch(`${stripeUrl}/sandbox/stripe/state`)).json()) as ProviderState,
    webhooks: (mode) => control('PUT', 'stripe/webhooks', { mode }),
    fault: (fault) => control('PUT', 'faults', [fault]),
    noFaults: () => control('DELETE', 'faults'),
    refunds: (plan) => control('PUT', 'stripe/refunds', plan),
    settle: (intentId, outcome) => control('POST', `stripe/intents/${intentId}/settle`, { outcome }),
    refundBehindOurBack: (intentId, amount) => control('POST', `stripe/intents/${intentId}/refund`, { amount }),
    dispute: (intentId) => control('POST', `stripe/intents/${intentId}/dispute`, {}),
  };
}
