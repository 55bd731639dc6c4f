import { randomUUID } from 'node:crypto';
import type { UserActor } from '@harbourline/service-kit';
import { claimOrRefuse } from '../db/claim-or-refuse';
import type { LocalDeps } from '../db/database';
import { tellOfBlock } from '../db/tell-of-block';
import { requireBlockable } from '../domain/calendar-block';
import type { CalendarBlock } from '../generated/prisma/client';
import { limitBlocks } from '../steps/limit-blocks';
import { readMoments } from '../steps/read-wish';
import { whoseCalendar } from '../steps/whose-calendar';

export interface BlockRequest {
  boatId?: number | undefined;
  captainId?: number | undefined;
  startDate: string;
  endDate: string;
  note: string | null;
}

/** An owner keeps a boat free for some time, or a captain themselves: nobody can reserve it then. */
export async function blockCalendar(
  { db, clock }: LocalDeps,
  creator: UserActor,
  request: BlockRequest,
): Promise<CalendarBlock> {
  return db.transact(async (tx) => {
    const now = clock.now();
    const { calendar, zone } = await whoseCalendar(tx, creator, request);
    const time = readMoments(request, zone);
    requireBlockable(time, now);
    await limitBlocks(tx, calendar, creator.id, now);
    const id = randomUUID();
    await claimOrRefuse(tx, { reservationId: id, kind: 'block', ...calendar, ...time }, creator);
    const block = await tx.calendarBlock.create({
      data: { id, ...calendar, ...time, note: request.note, createdBy: creator.id, createdAt: now },
    });
    await tellOfBlock(tx, block, { removed: false });
    return block;
  });
}
