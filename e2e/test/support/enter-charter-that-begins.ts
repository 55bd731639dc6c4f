import type { BookingView } from '@harbourline/contracts';
import { charterThatBegins } from '@harbourline/local/demo/charter-that-begins';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import type { Person } from './people';

/** An administrator enters a charter that is about to begin. */
export async function enterCharterThatBegins(
  admin: Person,
  people: { boatId: number; renterId: number; captainId?: number },
): Promise<BookingView> {
  const charter = { ...people, guestCount: 4, ...charterThatBegins() };
  const { body } = await eventuallyHolds(
    () => admin.client.send<BookingView>('POST', '/api/admin/bookings', charter),
    ({ status }) => status === 201,
  );
  return body;
}
