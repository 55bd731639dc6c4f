import type { BoatState } from '@harbourline/contracts';
import { keepRows } from '@harbourline/service-kit';
import type { Tx } from '../db/database';

/** Keeps what this service needs to know of boats. */
export async function keepBoats(tx: Tx, told: readonly { data: BoatState }[]): Promise<void> {
  const rows = told.map(({ data: boat }) => ({
    id: boat.id,
    owner_id: boat.ownerId,
    boat_name: boat.boatName,
    model: boat.model,
    city: boat.city,
    capacity: boat.capacity,
    length: boat.length,
    rate_cents: boat.rateCents,
    minimum_hours: boat.minimumHours,
    custom_rates: boat.customRates,
    images: boat.images,
    available: boat.available,
    discount_percent: boat.discountPercent,
    facts: boat.facts ?? null,
    boarding: boat.boarding ?? null,
    deleted: false,
  }));
  await keepRows(tx, { table: 'boats', key: ['id'] }, rows);
}
