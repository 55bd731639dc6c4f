import type { City } from '@harbourline/policy';
import type { Boat as BoatRow } from '../generated/prisma/client';

/** A boat as booking knows it from catalog's events. `customRates` are whole dollars per hour by local date. */
export type Boat = Omit<BoatRow, 'city' | 'customRates'> & { city: City; customRates: Record<string, number> };

/** How a boat is called while its name is not yet anyone's business. */
export function titleOf({ length, model }: { length: number; model: string }): string {
  return `${length}ft ${model}`;
}

/** What a booking remembers of its boat, whatever becomes of the listing. */
export interface BoatSnapshot {
  boatName: string;
  model: string;
  length: number;
  city: City;
  capacity: number;
  images: string[];
}

export function snapshotOf({ boatName, model, length, city, capacity, images }: Boat): BoatSnapshot {
  return { boatName, model, length, city, capacity, images };
}
