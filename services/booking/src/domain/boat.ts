import { boatBoarding, boatFacts, boatState, city, type BoatBoarding, type BoatFacts } from '@harbourline/contracts';
import type { City } from '@harbourline/policy';
import { z } from 'zod';
import type { Boat as BoatRow, Booking } from '../generated/prisma/client';

/** A boat as booking knows it from catalog's events. `customRates` are whole dollars per hour by local date. */
export type Boat = Omit<BoatRow, 'city' | 'customRates' | 'facts' | 'boarding'> & {
  city: City;
  customRates: Record<string, number>;
  facts: BoatFacts | undefined;
  /** Nobody reserves it without a captain. */
  onlyWithCaptain: boolean;
};

/** A boat's rates for single dates, as the JSON column holds them. */
export function customRatesOf(row: Pick<BoatRow, 'customRates'>): Record<string, number> {
  return boatState.shape.customRates.parse(row.customRates);
}

/** What everybody may know of a boat, as its JSON column holds it. */
export function factsOf(row: Pick<BoatRow, 'facts'>): BoatFacts | undefined {
  return boatFacts.nullable().parse(row.facts) ?? undefined;
}

/** How a boat is boarded, as its JSON column holds it; null where nothing was said. */
export function boardingOf(row: Pick<BoatRow, 'boarding'>): BoatBoarding | null {
  return boatBoarding.nullable().parse(row.boarding);
}

/** The facts about its boat that a booking keeps, even after the listing has changed or gone. */
const boatSnapshot = z.object({
  boatName: z.string(),
  model: z.string(),
  length: z.number(),
  city,
  capacity: z.number(),
  images: z.array(z.string()),
  facts: boatFacts.optional(),
});
export type BoatSnapshot = z.infer<typeof boatSnapshot>;

export function boatOf(booking: Pick<Booking, 'boatSnapshot'>): BoatSnapshot {
  return boatSnapshot.parse(booking.boatSnapshot);
}

export function snapshotOf({ boatName, model, length, city, capacity, images, facts }: Boat): BoatSnapshot {
  return { boatName, model, length, city, capacity, images, ...(facts && { facts }) };
}
