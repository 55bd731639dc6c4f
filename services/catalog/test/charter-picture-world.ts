import {
  bookingCompleted,
  bookingConfirmed,
  bookingRequested,
  uploadCharterPictures,
  type BookingState,
  type ServiceName,
} from '@harbourline/contracts';
import { addHours } from '@harbourline/policy';
import { signServiceToken } from '@harbourline/service-kit/auth/service-token';
import { call } from '@harbourline/test-kit/call';
import type { TestUser } from '@harbourline/test-kit/start-test-identity';
import { TEST_INTERNAL_SECRET } from '@harbourline/test-kit/test-environment';
import { startCatalogWithBooking } from './booking-stand-in';
import { buildPicture, captain, formOf, owner, renter } from './builders';
import type { Catalog } from './start-catalog';

export type CharterPictures = Awaited<ReturnType<typeof startCharterPictures>>;

/** The service, with somebody in booking's place, and the calls about pictures of a charter. */
export async function startCharterPictures() {
  const busy = await startCatalogWithBooking();
  const { catalog } = busy;
  let bookings = 500;
  const inside = (from: ServiceName, path: string, body?: object) =>
    call(`${catalog.url}/internal/charters/${path}`, {
      method: body ? 'POST' : 'GET',
      token: signServiceToken({ from, to: 'catalog', secret: TEST_INTERNAL_SECRET }),
      body,
    });

  return {
    ...busy,
    /** A charter that began an hour ago, of renter, owner and captain; confirmed unless said otherwise. */
    async charter(changes: Partial<BookingState> = {}): Promise<BookingState> {
      const now = catalog.clock.now();
      const times = { startDate: addHours(now, -1).toISOString(), endDate: addHours(now, 3).toISOString() };
      const people = { renterId: renter.id, ownerId: owner.id, captainId: captain.id };
      const booked = { ...bookingConfirmed.sample, id: (bookings += 1), ...people, ...times, ...changes };
      const event = { pending: bookingRequested, confirmed: bookingConfirmed, completed: bookingCompleted };
      return busy.happens(event[booked.status as keyof typeof event] ?? bookingConfirmed, booked);
    },
    ...charterPictures(catalog),
    look: (as: TestUser | null, id: number, key: string, headers: Record<string, string> = {}) =>
      catalog.as(as).get(`/api/bookings/${id}/pictures/${key}`, headers),
    /** As booking asks when a record shows them, or notifications when a message does. */
    keep: (id: number, uploadedBy: number, pictures: string[], from: ServiceName = 'booking') =>
      inside(from, `${id}/pictures/keep`, { uploadedBy, pictures }),
    read: (id: number, key: string, from: ServiceName = 'booking') => inside(from, `${id}/pictures/${key}`),
  };
}

/** How the people of a charter upload pictures of it. */
export function charterPictures(catalog: Pick<Catalog, 'as'>) {
  return {
    async send(as: TestUser | null, id: number, count = 1) {
      const content = await buildPicture({ width: 900, height: 600 }).jpeg().toBuffer();
      const files = Array.from({ length: count }, (_, index) => ({ content, name: `${index}.jpg` }));
      return catalog.as(as).post(`/api/bookings/${id}/pictures`, formOf(...files));
    },
    /** Uploads pictures, which must succeed. @returns their keys */
    async upload(as: TestUser, id: number, count = 1): Promise<string[]> {
      return uploadCharterPictures.responses[201].parse((await this.send(as, id, count)).body).pictures;
    },
  };
}
