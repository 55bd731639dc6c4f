import { z } from 'zod';
import { outcomeOf, type PaymentOutcome } from './payment-outcome';

const intentShape = z.object({
  status: z.string(),
  last_payment_error: z.object({ message: z.string().optional() }).nullish(),
  next_action: z.object({ use_stripe_sdk: z.object({ url: z.url() }).optional() }).nullish(),
});

const errorShape = z.object({
  error: z.object({ message: z.string(), payment_intent: intentShape.optional() }),
});

export interface SandboxPayment {
  providerUrl: string;
  publishableKey: string;
  paymentIntentId: string;
  clientSecret: string;
}

export interface Card {
  number: string;
  /** MM / YY */
  expiry: string;
  cvc: string;
}

/** Charges the card, over the same HTTP API as the card provider's. @throws when no answer came that could be read. */
export async function confirmCard(payment: SandboxPayment, { number, expiry, cvc }: Card): Promise<PaymentOutcome> {
  const [month = '', year = ''] = expiry.split('/').map((part) => part.trim());
  const response = await fetch(`${addressOf(payment)}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: payment.publishableKey,
      client_secret: payment.clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number.replace(/\s/g, ''),
      'payment_method_data[card][exp_month]': month,
      'payment_method_data[card][exp_year]': `20${year}`,
      'payment_method_data[card][cvc]': cvc,
    }),
  });
  return readAnswer(response, 'confirmed');
}

/** How the payment stands now. @throws when no answer came that could be read. */
export async function readPayment(payment: SandboxPayment): Promise<PaymentOutcome> {
  const query = new URLSearchParams({ key: payment.publishableKey, client_secret: payment.clientSecret });
  return readAnswer(await fetch(`${addressOf(payment)}?${query}`, { cache: 'no-store' }), 'read');
}

function addressOf({ providerUrl, paymentIntentId }: SandboxPayment): string {
  return `${providerUrl}/v1/payment_intents/${encodeURIComponent(paymentIntentId)}`;
}

async function readAnswer(response: Response, asked: 'confirmed' | 'read'): Promise<PaymentOutcome> {
  const body: unknown = await response.json();
  if (response.ok) {
    const intent = intentShape.parse(body);
    const url = intent.next_action?.use_stripe_sdk?.url;
    if (asked === 'confirmed' && intent.status === 'requires_action' && url) return { kind: 'authenticate', url };
    return outcomeOf(intent.status, intent.last_payment_error?.message);
  }
  const { error } = errorShape.parse(body);
  // Confirming what has been paid already, in another tab for example, is no failure.
  return outcomeOf(error.payment_intent?.status ?? 'requires_payment_method', error.message);
}
