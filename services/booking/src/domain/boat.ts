import { boatState, city } from '@harbourline/contracts';
import type { City } from '@harbourline/policy';
import { z } from 'zod';
import type { Boat as BoatRow, Booking } from '../generated/prisma/client';

/** A boat as booking knows it from catalog's events. `customRates` are whole dollars per hour by local date. */
export type Boat = Omit<BoatRow, 'city' | 'customRates'> & { city: City; customRates: Record<string, number> };

/** A boat's rates for single dates, as the JSON column holds them. */
export function customRatesOf(row: Pick<BoatRow, 'customRates'>): Record<string, number> {
  return boatState.shape.customRates.parse(row.customRates);
}

/** The facts about its boat that a booking keeps, even after the listing has changed or gone. */
const boatSnapshot = z.object({
  boatName: z.string(),
  model: z.string(),
  length: z.number(),
  city,
  capacity: z.number(),
  images: z.array(z.string()),
});
export type BoatSnapshot = z.infer<typeof boatSnapshot>;

export function boatOf(booking: Pick<Booking, 'boatSnapshot'>): BoatSnapshot {
  return boatSnapshot.parse(booking.boatSnapshot);
}

export function snapshotOf({ boatName, model, length, city, capacity, images }: Boat): BoatSnapshot {
  return { boatName, model, length, city, capacity, images };
}
