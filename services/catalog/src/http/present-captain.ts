import {
  city,
  type captainBoat,
  type CaptainBoatWithBoat,
  type captainBoatWithCaptain,
  type Role,
} from '@harbourline/contracts';
import { dayOfDate, dollarsOf, boatTitle } from '@harbourline/policy';
import type { z } from 'zod';
import type { CaptainOffer, CaptainRate, RatedBoat } from '../db/captain-offers';
import { imageUrl } from '../domain/image-key';

/** A captain's rate on a boat. */
export function presentCaptainBoat({ boatId, captainId, hourlyRateCents }: CaptainRate): z.infer<typeof captainBoat> {
  return { boatId, captainId, hourlyRate: dollarsOf(hourlyRateCents) };
}

/** The same with whom to call, for those who may, and whether the captain may be booked today (YYYY-MM-DD). */
export function presentOffer(offer: CaptainOffer, today: string): z.infer<typeof captainBoatWithCaptain> {
  const { captainId: id, fullName, phone, email } = offer;
  const licensedUntil = offer.licensedUntil && dayOfDate(offer.licensedUntil);
  const licensed = licensedUntil !== null && today <= licensedUntil;
  return { ...presentCaptainBoat(offer), captain: { id, fullName, phone, email, licensed, licensedUntil } };
}

/** The boat of a rate. */
export function presentRatedBoat(boat: RatedBoat, viewer: { role: Role }): CaptainBoatWithBoat['boat'] {
  return {
    title: boatTitle(boat),
    city: city.parse(boat.city),
    image: boat.image === null ? null : imageUrl(boat.image),
    isAvailable: boat.isAvailable,
    ...(viewer.role === 'admin' ? { boatName: boat.boatName } : {}),
  };
}
