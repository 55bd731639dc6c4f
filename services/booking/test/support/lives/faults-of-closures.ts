import { rowsWithText } from '@harbourline/test-kit/rows-with-text';
import type { TestBooking } from '../start-booking';
import { wishOf } from './play';

/** What is left of those who closed their account: words of theirs, or something that they would have to answer. */
export async function faultsOfClosures(world: TestBooking, closed: readonly number[]): Promise<string[]> {
  if (closed.length === 0) return [];
  const traces = await rowsWithText(world.service.db.client, closed.map(wishOf));
  const { rows } = await world.sql.query<{ what: string }>(
    `SELECT 'hold ' || id AS what FROM holds WHERE status = 'live' AND renter_id = ANY($1)
     UNION ALL
     SELECT status || ' booking ' || id FROM bookings WHERE renter_id = ANY($1)
       AND (status = 'pending' OR change_proposal IS NOT NULL
         OR status = 'confirmed' AND (choose_time_by IS NOT NULL OR end_date > $2))`,
    [closed, world.clock.now()],
  );
  return [...traces.map((place) => `left: ${place}`), ...rows.map(({ what }) => `of a closed account: ${what}`)];
}
