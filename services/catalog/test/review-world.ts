import {
  bookingCompleted,
  bookingConfirmed,
  receivedReview,
  reviewView,
  writtenReview,
  type BookingState,
} from '@harbourline/contracts';
import { addHours } from '@harbourline/policy';
import type { TestUser } from '@harbourline/test-kit/start-test-identity';
import { z } from 'zod';
import { startCatalogWithBooking } from './booking-stand-in';
import { buildBoatRow, captain, owner, renter } from './builders';
import { charterPictures } from './charter-picture-world';

const ENDED = new Date('2026-11-21T10:00:00Z');

export type Reviews = Awaited<ReturnType<typeof startReviews>>;

/** Stars by their aspects, all the same unless said otherwise. */
export const boatStars = (all = 5, but: object = {}) => ({
  ...{ condition: all, cleanliness: all, accuracy: all, communication: all, value: all },
  ...but,
});
export const captainStars = (all = 5) => ({
  ...{ safety: all, skill: all, punctuality: all, hospitality: all, localKnowledge: all },
});
const renterStars = (all = 5) => ({ communication: all, punctuality: all, care: all, rules: all, payment: all });

export const TEXT = 'A calm boat, and everything was as it was shown.\nWe would come back.';
export const ofBoat = (all = 5) => ({ boat: { stars: boatStars(all), text: TEXT } });
export const ofBoth = (all = 5) => ({
  ...ofBoat(all),
  captain: { stars: captainStars(all), text: 'Knew every island by name.' },
});
export const ofRenter = (all = 5) => ({ renter: { stars: renterStars(all), text: 'Left the boat as they found it.' } });

/** The service, with somebody in booking's place, the people of its charters and a boat of the owner. */
export async function startReviews() {
  const busy = await startCatalogWithBooking();
  const { catalog } = busy;
  await catalog.knowUser({ id: owner.id, role: 'owner', fullName: 'James MacDonald' });
  await catalog.knowUser({ id: renter.id, role: 'renter', fullName: 'Amélie Fournier' });
  await catalog.knowUser({ id: captain.id, role: 'captain', fullName: 'Marie Tremblay' });
  let bookings = 100;
  const path = (id: number) => `/api/reviews/bookings/${id}`;

  return {
    ...busy,
    boat: async (changes: Parameters<typeof buildBoatRow>[0] = {}) =>
      (await catalog.db.client.boat.create({ data: buildBoatRow({ ownerId: owner.id, ...changes }) })).id,
    /** A charter of a boat that has just ended, completed and paid unless said otherwise. */
    async complete(boatId: number, changes: Partial<BookingState> = {}): Promise<BookingState> {
      const times = { startDate: addHours(ENDED, -4).toISOString(), endDate: ENDED.toISOString() };
      const people = { renterId: renter.id, ownerId: owner.id, captainId: captain.id };
      const booked = { ...bookingCompleted.sample, id: (bookings += 1), boatId, ...people, ...times };
      const event = changes.status && changes.status !== 'completed' ? bookingConfirmed : bookingCompleted;
      return busy.happens(event, booked, changes);
    },
    upload: (as: TestUser, id: number, count?: number) => charterPictures(catalog).upload(as, id, count),
    write: (as: TestUser, id: number, body: object) => catalog.as(as).post(path(id), body),
    async ofBoat(id: number, as: TestUser | null = null) {
      return z.array(reviewView).parse((await catalog.as(as).get(`/api/boats/${id}/reviews`)).body);
    },
    async received(as: TestUser) {
      return z.array(receivedReview).parse((await catalog.as(as).get('/api/reviews/received')).body);
    },
    async written(as: TestUser) {
      return z.array(writtenReview).parse((await catalog.as(as).get('/api/reviews/written')).body);
    },
    async toWrite(as: TestUser) {
      const { body } = await catalog.as(as).get('/api/reviews/to-write');
      return z.array(z.object({ bookingId: z.int() })).parse(body);
    },
  };
}
