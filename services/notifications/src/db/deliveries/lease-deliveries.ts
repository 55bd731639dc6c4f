import type { Channel, DeliveryObstacle } from '@harbourline/contracts';
import { addHours } from '@harbourline/policy';
import { columnsOf } from '@harbourline/service-kit';
import { Prisma, type Delivery } from '../../generated/prisma/client';
import type { Db } from '../database';
import type { LocalDeps } from '../deps';

export type DeliveryChange = Partial<
  Pick<Delivery, 'status' | 'dueAt' | 'sentAt' | 'lastError' | 'address' | 'subject' | 'providerId' | 'heldBackBy'>
> & { about?: Prisma.InputJsonObject; obstacle?: DeliveryObstacle };

const DELIVERY = Prisma.raw(columnsOf(Prisma.DeliveryScalarFieldEnum));
/** How long nobody else tries what a replica has taken; it is renewed for as long as the replica is at it. */
const LEASE_HOURS = 15 / 3600;
export const RENEW_EVERY_MS = 5_000;

/** Everybody whom it names is known, and nothing is to be sent before it. */
const SENDABLE = Prisma.sql`NOT EXISTS (
    SELECT 1 FROM unnest(user_ids) AS named(id) WHERE NOT EXISTS (SELECT 1 FROM users WHERE users.id = named.id)
  ) AND NOT EXISTS (
    SELECT 1 FROM deliveries AS earlier
    WHERE earlier.status = 'waiting' AND earlier.booking_id = due.booking_id AND earlier.created_at < due.created_at
      AND earlier.recipient_id = due.recipient_id AND earlier.channel = due.channel AND earlier.copy_to = due.copy_to
  )`;

/**
 * Takes the message of a channel whose time came first, and counts an attempt for it. What names a user who is not known
 * yet is left: users and bookings come from different services, in no common order. So is what follows an earlier
 * message about the same booking: nobody reads that it is confirmed after they have read that it was cancelled.
 */
export async function leaseDelivery({ db, clock }: LocalDeps, channel: Channel): Promise<Delivery | null> {
  const now = clock.now();
  const [leased] = await db.client.$queryRaw<Delivery[]>`
    UPDATE deliveries SET attempts = attempts + 1, due_at = ${addHours(now, LEASE_HOURS)}
    WHERE id = (
      SELECT id FROM deliveries AS due
      WHERE status = 'waiting' AND channel = ${channel} AND due_at <= ${now} AND ${SENDABLE}
      ORDER BY due_at, created_at LIMIT 1 FOR UPDATE SKIP LOCKED
    ) RETURNING ${DELIVERY}`;
  return leased ?? null;
}

/** Goes on holding a message, unless somebody else has it by now. */
export async function renewLease({ db, clock }: LocalDeps, delivery: Delivery): Promise<void> {
  await updateWhileHeld(db, delivery, { dueAt: addHours(clock.now(), LEASE_HOURS) });
}

/**
 * Changes a message that this replica has taken; does nothing if another took it over, having waited in vain.
 * @returns whether it was still held.
 */
export async function updateWhileHeld(
  db: Db,
  { id, attempts }: Pick<Delivery, 'id' | 'attempts'>,
  data: DeliveryChange,
): Promise<boolean> {
  const { count } = await db.client.delivery.updateMany({ where: { id, attempts, status: 'waiting' }, data });
  return count > 0;
}

/** Notes that a message was accepted, whoever holds it by now: whoever took it over looks once more before sending. */
export async function noteSent(db: Db, { id }: Pick<Delivery, 'id'>, data: DeliveryChange): Promise<void> {
  await db.client.delivery.updateMany({ where: { id, status: 'waiting' }, data });
}

/** When the next message of a channel is to be sent. */
export async function nextDelivery({ db }: Pick<LocalDeps, 'db'>, channel: Channel): Promise<Date | undefined> {
  const [row] = await db.client.$queryRaw<{ first: Date }[]>`
    SELECT due_at AS first FROM deliveries AS due
    WHERE status = 'waiting' AND channel = ${channel} AND due_at IS NOT NULL AND ${SENDABLE} ORDER BY due_at LIMIT 1`;
  return row?.first;
}
