import type Stripe from 'stripe';
import type { IntentReport } from '../domain/provider-events/reports';
import { readIntent } from './read-objects';

export interface OwnIntent {
  report: IntentReport;
  /** Our metadata on it: payment and hold. */
  metadata: Record<string, string>;
}

/** The paid intents that we made since an instant, newest first; those of others on the same account are left out. */
export async function* listSucceededIntents(
  stripe: Stripe,
  { since, asOf }: { since: Date; asOf: Date },
): AsyncGenerator<OwnIntent> {
  const created = { gte: Math.floor(since.getTime() / 1_000) };
  for await (const intent of stripe.paymentIntents.list({ created, limit: 100 })) {
    const { status, metadata } = intent;
    if (status !== 'succeeded' || !(metadata['paymentId'] || metadata['holdId'])) continue;
    yield { report: readIntent(intent, asOf), metadata };
  }
}
