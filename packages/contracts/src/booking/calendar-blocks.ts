import { z } from 'zod';
import { defineRoute } from '../define-route';
import { id, idText, instant, localDate, moment, writtenText } from '../primitives';

/** Time that an owner keeps a boat free, or a captain themselves. Either `boatId` or `captainId` is set. */
export const calendarBlock = z.object({
  id: z.uuid(),
  boatId: id.nullable(),
  captainId: id.nullable(),
  startDate: instant,
  endDate: instant,
  note: z.string().nullable(),
  createdAt: instant,
});
export type CalendarBlock = z.infer<typeof calendarBlock>;

export const listCalendarBlocks = defineRoute({
  method: 'GET',
  path: '/api/calendar-blocks',
  summary:
    "The caller's blocks that end after `from`, by start: of their boats, of one boat, or of themselves as captain",
  audience: ['owner', 'captain', 'admin'],
  query: z.object({
    boatId: idText.optional(),
    captainId: idText.optional(),
    from: localDate.optional(),
    to: localDate.optional(),
  }),
  responses: { 200: z.array(calendarBlock) },
  errors: ['boat_not_found', 'user_not_found'],
});

/** Without `boatId` it is the signed-in captain's own time. Moments without offset are read in the boat's zone, a captain's in Toronto's. */
export const createCalendarBlock = defineRoute({
  method: 'POST',
  path: '/api/calendar-blocks',
  summary: 'Keep a boat, or oneself as captain, free for some time, at most a year',
  audience: ['owner', 'captain', 'admin'],
  body: z.object({
    boatId: id.optional(),
    captainId: id.optional(),
    startDate: moment,
    endDate: moment,
    note: writtenText().max(200).nullable().default(null),
  }),
  idempotent: true,
  responses: { 201: calendarBlock },
  errors: ['boat_not_found', 'user_not_found', 'slot_taken', 'captain_taken', 'block_not_allowed', 'too_many_blocks'],
});

export const deleteCalendarBlock = defineRoute({
  method: 'DELETE',
  path: '/api/calendar-blocks/:id',
  summary: 'Give blocked time back',
  audience: ['owner', 'captain', 'admin'],
  params: z.object({ id: z.uuid() }),
  responses: { 204: 'empty' },
  errors: ['block_not_found'],
});
