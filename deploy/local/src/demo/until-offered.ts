import type { QuoteView } from '@harbourline/contracts';
import { addHours } from '@harbourline/policy';
import type { ApiClient } from '@harbourline/client/api-client';
import { until } from './until';

const SOON_HOURS = 30 * 24;

/** Booking hears of a new boat, and of who can be hired for it, by events: a moment after they were listed. */
export async function untilOffered(client: ApiClient, boatId: number, captainId: number | null): Promise<void> {
  const start = addHours(new Date(), SOON_HOURS);
  const asked = { boatId, captainId, guestCount: 1, startDate: start.toISOString(), endDate: addHours(start, 4) };
  await until(`Boat ${boatId} is not offered by booking`, async () => {
    const { status, body } = await client.send<QuoteView>('POST', '/api/bookings/quote', asked);
    return status === 200 && body.reason?.code !== 'captain_unavailable' ? body : undefined;
  });
}
