import type { captainView } from '@harbourline/contracts';
import { dateOfDay } from '@harbourline/policy';
import type { UserActor } from '@harbourline/service-kit';
import type { z } from 'zod';
import type { LocalDeps } from '../db/database';
import { byName } from '../domain/by-name';
import { today } from '../domain/today';

/**
 * Captains who can be hired today, by name. Their phone number is for administrators, and for owners on one of whose boats the
 * captain has a rate.
 */
export async function listCaptains(
  { db, clock }: LocalDeps,
  viewer: UserActor,
): Promise<z.infer<typeof captainView>[]> {
  const captains = await db.client.user.findMany({
    where: { role: 'captain', active: true, licensedUntil: { gte: dateOfDay(today(clock.now())) } },
    select: { id: true, fullName: true, phone: true },
  });
  const known = viewer.role === 'admin' ? undefined : await captainsOfOwner(db, viewer.id);
  return captains
    .sort(byName)
    .map(({ phone, ...captain }) => ({ ...captain, phone: !known || known.has(captain.id) ? phone : null }));
}

async function captainsOfOwner(db: LocalDeps['db'], ownerId: number): Promise<Set<number>> {
  const rates = await db.client.captainBoat.findMany({
    where: { isActive: true, boat: { ownerId } },
    select: { captainId: true },
    distinct: ['captainId'],
  });
  return new Set(rates.map(({ captainId }) => captainId));
}
