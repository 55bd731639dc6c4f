import { boatBoarding, type BoatBoarding } from '@harbourline/contracts';
import type { Db } from './database';

/** How a boat is boarded, as its owner says now; null where nothing is said, or the boat is gone. */
export async function findBoarding(db: Db, boatId: number): Promise<BoatBoarding | null> {
  const boat = await db.client.boarding.findUnique({ where: { id: boatId } });
  return boatBoarding.nullable().parse(boat?.boarding ?? null);
}
