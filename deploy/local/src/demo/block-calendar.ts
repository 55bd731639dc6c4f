import type { CalendarBlock } from '@harbourline/contracts';
import { addHours, instantAt, localDateOf, zoneOf } from '@harbourline/policy';
import type { DemoBusiness } from './demo-business';

const BOAT = 'Harbour Pilot';
const DAYS_AHEAD = [14, 17] as const;

/** The owner keeps a boat free for some days, unless an earlier run did so. */
export async function blockCalendar({ owner, boats }: DemoBusiness): Promise<void> {
  const boat = boats.find(({ boatName }) => boatName === BOAT);
  if (!boat) throw new Error(`The demo has no ${BOAT}`);
  const blocks = await owner.client.call<CalendarBlock[]>('GET', `/api/calendar-blocks?boatId=${boat.id}`);
  if (blocks.length > 0) return;
  const zone = zoneOf(boat.city);
  const [startDate, endDate] = DAYS_AHEAD.map((days) =>
    instantAt(localDateOf(addHours(new Date(), days * 24), zone), '00:00', zone),
  );
  await owner.client.call('POST', '/api/calendar-blocks', {
    boatId: boat.id,
    startDate,
    endDate,
    note: 'Out of the water for its inspection',
  });
}
