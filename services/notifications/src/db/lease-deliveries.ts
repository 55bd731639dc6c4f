import { addHours } from '@harbourline/policy';
import type { Delivery } from '../generated/prisma/client';
import type { Db, LocalDeps } from './database';

export type DeliveryChange = Partial<
  Pick<Delivery, 'status' | 'dueAt' | 'sentAt' | 'lastError' | 'address' | 'subject'>
>;

/** How long nobody else tries what a replica has taken; it is renewed for as long as the replica is at it. */
const LEASE_HOURS = 15 / 3600;
export const RENEW_EVERY_MS = 5_000;

/**
 * Takes up to `limit` messages whose time has come, and counts an attempt for each. What names a user who is not known
 * yet is left: users and bookings come from different services, in no common order.
 */
export async function leaseDeliveries({ db, clock }: LocalDeps, limit: number): Promise<Delivery[]> {
  const now = clock.now();
  const leased = await db.client.$queryRaw<{ id: string }[]>`
    UPDATE deliveries SET attempts = attempts + 1, due_at = ${addHours(now, LEASE_HOURS)}
    WHERE id = ANY(ARRAY(
      SELECT id FROM deliveries
      WHERE status = 'waiting' AND due_at <= ${now} AND NOT EXISTS (
        SELECT 1 FROM unnest(user_ids) AS named(id) WHERE NOT EXISTS (SELECT 1 FROM users WHERE users.id = named.id)
      )
      ORDER BY due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )) RETURNING id`;
  if (leased.length === 0) return [];
  return db.client.delivery.findMany({
    where: { id: { in: leased.map(({ id }) => id) } },
    orderBy: { createdAt: 'asc' },
  });
}

/** Goes on holding a message, unless somebody else has it by now. */
export async function renewLease({ db, clock }: LocalDeps, delivery: Delivery): Promise<void> {
  await updateWhileHeld(db, delivery, { dueAt: addHours(clock.now(), LEASE_HOURS) });
}

/** Changes a message that this replica has taken; does nothing if another took it over, having waited in vain. */
export async function updateWhileHeld(
  db: Db,
  { id, attempts }: Pick<Delivery, 'id' | 'attempts'>,
  data: DeliveryChange,
): Promise<void> {
  await db.client.delivery.updateMany({ where: { id, attempts, status: 'waiting' }, data });
}
