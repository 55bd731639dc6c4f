import type { Prisma } from '../generated/prisma/client';
import type { Deps, Tx } from './database';

/**
 * Stores where the provider says otherwise, for a person to look into: once, however often it is found.
 * @returns whether it is new.
 */
export async function storeDiscrepancy(
  tx: Tx,
  { logger }: Pick<Deps, 'logger'>,
  discrepancy: Prisma.DiscrepancyCreateManyInput,
): Promise<boolean> {
  const { count } = await tx.discrepancy.createMany({ data: discrepancy, skipDuplicates: true });
  if (count > 0) logger.error(discrepancy, 'the card provider says otherwise');
  return count > 0;
}
