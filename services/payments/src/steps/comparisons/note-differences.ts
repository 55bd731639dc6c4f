import { differingRow } from '@harbourline/contracts';
import { z } from 'zod';
import type { Deps, Tx } from '../../db/database';
import { nameOf, saySame, type RowDifference } from '../../domain/comparisons/difference';
import { secondLook } from '../../domain/schedule';
import type { Doubt } from '../../generated/prisma/client';
import { resolveMended, saysSame, storeDiscrepancy, type Looked } from './store-discrepancy';

const seenRows = z.array(differingRow);

/**
 * Takes down what a comparison found at what it looked at. A difference counts when it says the same at a second look, as
 * an event may be on its way at the first one; what is not found any more is mended.
 */
export async function noteDifferences(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'config' | 'logger'>,
  looked: Looked,
  found: readonly RowDifference[],
): Promise<void> {
  const { comparison, after, upTo } = looked;
  await resolveMended(
    tx,
    deps,
    looked,
    found.map(({ row }) => nameOf(row)),
  );
  // Before what is known: the other order would doubt anew what another replica stores and clears meanwhile.
  const doubts = await tx.doubt.findMany({ where: { comparison, subjectId: { gt: after, lte: upTo } } });
  const news = await leaveOutKnown(tx, found);
  const subjects = new Set([...news, ...doubts].map(({ subjectId }) => subjectId));
  for (const subjectId of subjects) {
    const doubt = doubts.find((each) => each.subjectId === subjectId);
    const mine = news.filter((each) => each.subjectId === subjectId);
    await weigh(tx, deps, { comparison, subjectId, doubt, differences: mine });
  }
}

interface Weighed {
  comparison: string;
  subjectId: number;
  doubt: Doubt | undefined;
  differences: RowDifference[];
}

async function weigh(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'config' | 'logger'>,
  { comparison, subjectId, doubt, differences }: Weighed,
): Promise<void> {
  const now = deps.clock.now();
  const every = deps.config.COMPARE_EVERY_HOURS;
  if (doubt && secondLook(doubt.seenAt, every) > now) return;
  const seen = doubt ? seenRows.parse(doubt.seen) : [];
  const isSeen = ({ row }: RowDifference) => seen.some((each) => saySame(each, row));
  for (const difference of differences.filter(isSeen)) {
    await storeDiscrepancy(tx, deps, { ...rowDiscrepancy(difference), comparison, foundAt: now });
  }
  const key = { comparison, subjectId };
  const first = differences.filter((each) => !isSeen(each)).map(({ row }) => row);
  if (first.length === 0) {
    await tx.doubt.deleteMany({ where: key });
    return;
  }
  const data = { seen: first, seenAt: now, lookAt: secondLook(now, every) };
  await tx.doubt.upsert({ where: { comparison_subjectId: key }, create: { ...key, ...data }, update: data });
}

function rowDiscrepancy({ kind, subjectId, paymentId, row, cents }: RowDifference) {
  return { kind, subjectId, paymentId, row, cents, providerId: nameOf(row) };
}

/** Without what is open already, or was settled by somebody, and says the same. */
async function leaveOutKnown(tx: Tx, found: readonly RowDifference[]): Promise<RowDifference[]> {
  const known = await tx.discrepancy.findMany({
    where: {
      providerId: { in: found.map(({ row }) => nameOf(row)) },
      OR: [{ resolvedAt: null }, { resolvedBy: { not: null } }],
    },
    select: { kind: true, row: true },
  });
  return found.filter(({ kind, row }) => !known.some((each) => each.kind === kind && saysSame(each, row)));
}
