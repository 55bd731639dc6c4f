import type { BookingView } from '@harbourline/contracts';
import { addHours } from '@harbourline/policy';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import type { Person } from './people';

const HALF_AN_HOUR_MS = 30 * 60_000;

/** An administrator enters a charter that is about to begin: reservations are made days ahead. */
export async function charterThatBegins(
  admin: Person,
  people: { boatId: number; renterId: number; captainId?: number },
): Promise<BookingView> {
  const startDate = new Date(Math.ceil(Date.now() / HALF_AN_HOUR_MS) * HALF_AN_HOUR_MS);
  const charter = {
    ...{ ...people, guestCount: 4, startDate: startDate.toISOString() },
    endDate: addHours(startDate, 4).toISOString(),
    despite: ['outside_hours', 'duration_not_allowed', 'notice_too_short'],
  };
  const { body } = await eventuallyHolds(
    () => admin.client.send<BookingView>('POST', '/api/admin/bookings', charter),
    ({ status }) => status === 201,
  );
  return body;
}
