import { createHmac } from 'node:crypto';

/** @returns the `Stripe-Signature` header of a body sent at `now`, as Stripe's clients verify it. */
export function signatureOf(body: string, secret: string, now: Date): string {
  const timestamp = Math.floor(now.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
