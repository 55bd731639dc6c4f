import { differingRow, type DifferingRow } from '@harbourline/contracts';
import type { Deps, Tx } from '../../db/database';
import { saySame } from '../../domain/comparisons/difference';
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
  discrepancy: Omit<Prisma.DiscrepancyCreateManyInput, 'row'> & { row: DifferingRow },
): Promise<void> {
  const { row, ...rest } = discrepancy;
  const { kind, providerId, foundAt } = rest;
  const data = { ...rest, row: { ...row } };
  const { count } = await tx.discrepancy.createMany({ data, skipDuplicates: true });
  const where = { kind_providerId: { kind, providerId } };
  const known = await tx.discrepancy.findUniqueOrThrow({ where });
  const open = known.resolvedAt === null;
  const same = saysSame(known, row);
  if (count === 0) {
    if (!open && known.resolvedBy !== null && same) return;
    const anew = { foundAt: open ? known.foundAt : foundAt, resolvedAt: null, resolvedBy: null, resolution: null };
    await tx.discrepancy.update({ where, data: { ...data, ...anew } });
    if (open && same) return;
  }
  logger.error(discrepancy, 'records of money differ');
}

/** Whether a stored discrepancy says this; one of before rows were stored with it counts as saying so. */
export function saysSame(known: { row: Prisma.JsonValue }, row: DifferingRow): boolean {
  return known.row === null || saySame(differingRow.parse(known.row), row);
}

/** Resolves what a comparison found before and does not find any more; what is booked as unexplained stays for a person. */
export async function resolveMended(
  tx: Tx,
  { clock, logger }: Pick<Deps, 'clock' | 'logger'>,
  { comparison, after, upTo }: Looked,
  differing: readonly string[],
): Promise<void> {
  const count = await tx.$executeRaw`
    UPDATE discrepancies SET resolved_at = ${clock.now()}, resolution = NULL
    WHERE comparison = ${comparison} AND subject_id > ${after} AND subject_id <= ${upTo} AND resolved_at IS NULL
      AND provider_id <> ALL(${[...differing]}::text[])
      AND NOT EXISTS (SELECT 1 FROM ledger_entries WHERE transaction = 'unexplained:' || provider_id)`;
  if (count > 0) logger.info({ comparison, count }, 'records of money agree again');
}
