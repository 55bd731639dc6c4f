import { AppError, type UserActor } from '@harbourline/service-kit';
import { releaseClaims } from '../db/claims';
import type { Db, Tx } from '../db/database';
import { tellOfBlock } from '../db/tell-of-block';
import type { CalendarBlock } from '../generated/prisma/client';

/** Blocked time is given back. @throws AppError `block_not_found` when there is none, or it is somebody else's. */
export async function unblockCalendar({ db }: { db: Db }, user: UserActor, id: string): Promise<void> {
  await db.transact(async (tx) => {
    // Of two who remove it at once, the second finds nothing left.
    await tx.$executeRaw`SELECT 1 FROM calendar_blocks WHERE id = ${id}::uuid FOR UPDATE`;
    const block = await tx.calendarBlock.findUnique({ where: { id } });
    if (!block || !(await isTheirs(tx, block, user))) throw new AppError('block_not_found');
    await tx.calendarBlock.delete({ where: { id } });
    await releaseClaims(tx, id);
    await tellOfBlock(tx, block, { removed: true });
  });
}

async function isTheirs(tx: Tx, { boatId, captainId }: CalendarBlock, { id, role }: UserActor): Promise<boolean> {
  if (role === 'admin') return true;
  if (boatId === null) return role === 'captain' && captainId === id;
  return role === 'owner' && (await tx.boat.count({ where: { id: boatId, ownerId: id, deleted: false } })) > 0;
}
