import { calendarBlockChanged } from '@harbourline/contracts';
import type { CalendarBlock } from '../generated/prisma/client';
import type { Tx } from './database';

/** Tells of a block that was made or removed. It never changes in between, so these are its two versions. */
export async function tellOfBlock(tx: Tx, block: CalendarBlock, { removed }: { removed: boolean }): Promise<void> {
  const { id, boatId, captainId, startDate, endDate } = block;
  await tx.outbox.append(calendarBlockChanged, {
    subject: id,
    version: removed ? 2 : 1,
    data: { id, boatId, captainId, startDate: startDate.toISOString(), endDate: endDate.toISOString(), removed },
  });
}
