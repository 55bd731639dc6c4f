import { city, type BoatState } from '@harbourline/contracts';
import { imageUrl } from '../domain/image-key';
import type { Boat } from '../generated/prisma/client';
import { boardingOf, factsOf } from '../domain/boat-facts';
import { customRatesOf } from '../domain/custom-rates';

/** A boat's whole state, as its events carry it. */
export function boatState(boat: Boat): BoatState {
  const [facts, boarding] = [factsOf(boat), boardingOf(boat)];
  return {
    id: boat.id,
    ownerId: boat.ownerId,
    boatName: boat.boatName,
    model: boat.model,
    city: city.parse(boat.city),
    capacity: boat.capacity,
    length: boat.length,
    rateCents: boat.rateCents,
    minimumHours: boat.minimumHours,
    customRates: customRatesOf(boat),
    images: boat.images.map(imageUrl),
    available: boat.isAvailable,
    discountPercent: boat.discountPercent,
    ...(facts && { facts }),
    ...(boarding && { boarding }),
  };
}
