import type { Deps, Tx } from '../../db/database';
import type { Prisma } from '../../generated/prisma/client';

/** The range of numbers that a comparison looked at, without the first. */
export interface Looked {
  comparison: string;
  after: number;
  upTo: number;
}

/**
 * Stores where the provider or another record says otherwise, for a person to look into: once, however often it is
 * found. What somebody has settled stays settled for as long as it says the same; what was mended by then is open again.
 */
export async function storeDiscrepancy(
  tx: Tx,
  { logger }: Pick<Deps, 'logger'>,
  discrepancy: Prisma.DiscrepancyCreateManyInput,
): Promise<void> {
  const { kind, providerId, detail, foundAt } = discrepancy;
  const { count } = await tx.discrepancy.createMany({ data: discrepancy, skipDuplicates: true });
  const where = { kind_providerId: { kind, providerId } };
  const known = await tx.discrepancy.findUniqueOrThrow({ where });
  const open = known.resolvedAt === null;
  if (count === 0) {
    if (!open && known.resolvedBy !== null && known.detail === detail) return;
    const anew = { foundAt: open ? known.foundAt : foundAt, resolvedAt: null, resolvedBy: null, resolution: null };
    await tx.discrepancy.update({ where, data: { ...discrepancy, ...anew } });
    if (open && known.detail === detail) return;
  }
  logger.error(discrepancy, 'records of money differ');
}

/** Resolves what a comparison found before and does not find any more; what is booked as unexplained stays for a person. */
export async function resolveMended(
  tx: Tx,
  { clock, logger }: Pick<Deps, 'clock' | 'logger'>,
  { comparison, after, upTo }: Looked,
  differing: readonly string[],
): Promise<void> {
  const count = await tx.$executeRaw`
    UPDATE discrepancies SET resolved_at = ${clock.now()}, resolution = 'The records agree again.'
    WHERE comparison = ${comparison} AND subject_id > ${after} AND subject_id <= ${upTo} AND resolved_at IS NULL
      AND provider_id <> ALL(${[...differing]}::text[])
      AND NOT EXISTS (SELECT 1 FROM ledger_entries WHERE transaction = 'unexplained:' || provider_id)`;
  if (count > 0) logger.info({ comparison, count }, 'records of money agree again');
}
