import { setTimeout as sleep } from 'node:timers/promises';
import type { QuoteView } from '@harbourline/contracts';
import { addHours } from '@harbourline/policy';
import type { ApiClient } from '@harbourline/client/api-client';

const SOON_HOURS = 30 * 24;

/** Booking hears of a new boat, and of who can be hired for it, by events: a moment after they were listed. */
export async function untilOffered(client: ApiClient, boatId: number, captainId: number | null): Promise<void> {
  const start = addHours(new Date(), SOON_HOURS);
  const asked = { boatId, captainId, guestCount: 1, startDate: start.toISOString(), endDate: addHours(start, 4) };
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { status, body } = await client.send<QuoteView>('POST', '/api/bookings/quote', asked);
    if (status === 200 && body.reason?.code !== 'captain_unavailable') return;
    await sleep(100);
  }
  throw new Error(`Boat ${boatId} is not offered by booking`);
}
