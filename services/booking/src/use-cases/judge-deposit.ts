import { offersDeposit, zoneOf } from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import { findBoat } from '../db/find-boat';

/** Whether an amount can be the deposit of a charter of this boat. @throws AppError `boat_not_found`, `boat_unavailable`. */
export async function judgeDeposit(
  { db, clock }: LocalDeps,
  { boatId, cents }: { boatId: number; cents: number },
): Promise<{ offered: boolean }> {
  const boat = await findBoat(db.client, boatId);
  if (!boat.available) throw new AppError('boat_unavailable');
  const offers = await db.client.captainRate.findMany({
    where: { boatId, active: true },
    select: { hourlyRateCents: true },
    distinct: ['hourlyRateCents'],
  });
  const captainRates = offers.map(({ hourlyRateCents }) => hourlyRateCents);
  const asked = { depositCents: cents, now: clock.now() };
  return { offered: offersDeposit({ ...boat, zone: zoneOf(boat.city) }, captainRates, asked) };
}
