import { AppError } from '@harbourline/service-kit';
import type { Deps, Tx } from '../../db/database';
import { nextTry } from '../../domain/schedule';
import { configured } from '../../provider/failures';
import { readEvent } from '../../provider/read-event';
import { stopTryingCards } from '../../steps/cards/stop-trying-cards';
import { applyReport } from '../../steps/provider-events/apply-report';

/**
 * Takes one of the provider's events, each once: stored and applied in one transaction. What is about something that we
 * do not know yet is stored as well, and tried again by a job.
 * @throws AppError `bad_signature`
 */
export async function receiveProviderEvent(
  deps: Deps,
  { rawBody, signature }: { rawBody: Buffer; signature: string },
): Promise<void> {
  const stripe = configured(deps.stripe);
  const secret = deps.config.STRIPE_WEBHOOK_SECRET;
  if (!secret) throw new AppError('payments_not_configured');
  const now = deps.clock.now();
  const event = readEvent(stripe, { rawBody, signature, secret, receivedAt: now });
  const { eventId, report } = event;
  if (!report) {
    await store(deps.db.client, event, now);
    return;
  }

  await deps.db.transact(async (tx) => {
    const isFirst = await store(tx, event, now);
    if (!isFirst || (await applyReport(tx, deps, report))) return;
    await tx.providerEvent.update({ where: { eventId }, data: { status: 'waiting', nextTryAt: nextTry(now, 1) } });
  });
  if (report.kind === 'intent' && report.failedCharge !== null) await stopIfTooMany(deps, report.intentId);
}

/** Of two deliveries at once the second waits until the first is through. @returns whether it is the first. */
async function store(
  tx: Pick<Tx, '$executeRaw'>,
  { eventId, type, report }: ReturnType<typeof readEvent>,
  now: Date,
): Promise<boolean> {
  const stored = await tx.$executeRaw`
    INSERT INTO provider_events (event_id, type, report, status, received_at, tries)
    VALUES (${eventId}, ${type}, ${report && JSON.stringify(report)}::jsonb,
      ${report ? 'processed' : 'ignored'}::provider_event_status, ${now}, 0)
    ON CONFLICT DO NOTHING`;
  return stored === 1;
}

/** The event is stored: what fails here is done by a job, and the provider need not tell it again. */
async function stopIfTooMany(deps: Deps, paymentIntentId: string): Promise<void> {
  try {
    const payment = await deps.db.client.payment.findUnique({ where: { paymentIntentId } });
    if (payment) await stopTryingCards(deps, payment);
  } catch (error) {
    deps.logger.warn({ err: error, paymentIntentId }, 'the payments of failed cards are canceled later');
  }
}
