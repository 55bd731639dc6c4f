import type { Deps, Tx } from '../../db/database';
import { report } from '../../domain/provider-events/reports';
import { nextTry } from '../../domain/schedule';
import type { ProviderEvent } from '../../generated/prisma/client';
import { applyReport } from '../../steps/provider-events/apply-report';

/**
 * Tries one stored event again, which was about something unknown.
 * @returns how many were looked at.
 */
export async function retryProviderEvent(deps: Deps): Promise<number> {
  // Mostly nothing is due, and to look costs less than to begin a transaction.
  const due = { nextTryAt: { lte: deps.clock.now() } };
  if (!(await deps.db.client.providerEvent.findFirst({ where: due, select: { id: true } }))) return 0;
  let failing: ProviderEvent | undefined;
  try {
    return await deps.db.transact(async (tx) => {
      const event = await takeDue(tx, deps.clock.now());
      if (!event) return 0;
      failing = event;
      const applied = await applyReport(tx, deps, report.parse(event.report));
      await (applied
        ? tx.providerEvent.update({ where: { id: event.id }, data: { status: 'processed', nextTryAt: null } })
        : postpone(tx, deps, event));
      return 1;
    });
  } catch (error) {
    // One that cannot be applied must not keep the others from being tried.
    const event = failing;
    if (event) await deps.db.transact((tx) => postpone(tx, deps, event));
    throw error;
  }
}

async function takeDue(tx: Tx, now: Date): Promise<ProviderEvent | null> {
  const [due] = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM provider_events WHERE next_try_at <= ${now} ORDER BY next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED`;
  return due ? tx.providerEvent.findUnique({ where: { id: due.id } }) : null;
}

async function postpone(tx: Tx, { clock, logger }: Deps, { id, eventId, type, tries }: ProviderEvent): Promise<void> {
  logger.warn({ event: eventId, type, tries: tries + 1 }, "the provider's event is about something unknown");
  await tx.providerEvent.update({
    where: { id },
    data: { tries: { increment: 1 }, nextTryAt: nextTry(clock.now(), tries + 2) },
  });
}

/** When the next stored event is to be tried. */
export async function nextEventTry({ db }: Pick<Deps, 'db'>): Promise<Date | undefined> {
  const { _min } = await db.client.providerEvent.aggregate({ _min: { nextTryAt: true } });
  return _min.nextTryAt ?? undefined;
}
