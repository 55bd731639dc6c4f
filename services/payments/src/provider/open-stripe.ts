import { pastSpan } from '@harbourline/service-kit';
import Stripe from 'stripe';
import type { PaymentsConfig } from '../config';

/** The client's own default is 80 seconds, longer than anyone waits. */
const ANSWER_WITHIN_MS = 8_000;

/** The card provider's client; undefined where the keys are not configured. */
export function openStripe(
  { STRIPE_SECRET_KEY, STRIPE_API_URL }: PaymentsConfig,
  answerWithinMs = ANSWER_WITHIN_MS,
): Stripe | undefined {
  if (!STRIPE_SECRET_KEY) return undefined;
  const stripe = new Stripe(STRIPE_SECRET_KEY, {
    timeout: answerWithinMs,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(STRIPE_API_URL ? address(new URL(STRIPE_API_URL)) : {}),
  });
  // The client's own type of this is `any`.
  const answers: { on(event: 'response', listener: (answer: Stripe.ResponseEvent) => void): void } = stripe;
  answers.on('response', ({ method, path, status, request_id, request_start_time }) => {
    const attributes = { 'peer.service': 'stripe', 'url.path': path, 'http.response.status_code': status };
    pastSpan(`stripe ${method}`, request_start_time, { ...attributes, 'stripe.request': request_id });
  });
  return stripe;
}

function address({ protocol, hostname, port }: URL): { host: string; port: string; protocol: 'http' | 'https' } {
  const http = protocol === 'http:';
  return { host: hostname, port: port || (http ? '80' : '443'), protocol: http ? 'http' : 'https' };
}
