import * as api from '@harbourline/contracts';
import { route, type Reply, type ServiceRoute } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import type { CalendarBlock } from '../generated/prisma/client';
import { blockCalendar } from '../use-cases/block-calendar';
import { listBlocks } from '../use-cases/list-blocks';
import { unblockCalendar } from '../use-cases/unblock-calendar';

/** Time that owners and captains keep free. */
export function calendarRoutes(deps: Deps): ServiceRoute[] {
  return [
    route(api.listCalendarBlocks, async ({ query, actor }) => ({
      status: 200,
      body: (await listBlocks(deps, actor, query)).map(presentBlock),
    })),

    route(api.createCalendarBlock, async ({ body, actor, once }) => {
      const created = (block: CalendarBlock): Reply<api.CalendarBlock> => ({ status: 201, body: presentBlock(block) });
      return created(await blockCalendar({ ...deps, db: once(deps.db, created) }, actor, body));
    }),

    route(api.deleteCalendarBlock, async ({ params, actor }) => {
      await unblockCalendar(deps, actor, params.id);
      return { status: 204 };
    }),
  ];
}

function presentBlock({
  id,
  boatId,
  captainId,
  startDate,
  endDate,
  note,
  createdAt,
}: CalendarBlock): api.CalendarBlock {
  return {
    id,
    boatId,
    captainId,
    startDate: startDate.toISOString(),
    endDate: endDate.toISOString(),
    note,
    createdAt: createdAt.toISOString(),
  };
}
