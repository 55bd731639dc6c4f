import { roomFor, type Span } from '@harbourline/policy';
import type { Db, Tx } from './database';

export interface Slot extends Span {
  /** null for a captain's own time. */
  boatId: number | null;
  captainId: number | null;
}

export interface ClaimRequest extends Slot {
  reservationId: string;
  /** A `proposal` is the other time of a booking that has its own claim; a `block` keeps time free. */
  kind: 'hold' | 'booking' | 'proposal' | 'block';
}

/** Occupies boat and captain. @returns false when either is taken; then nothing was written, and nobody waited for a deadlock. */
export async function claimSlot(tx: Tx, claim: ClaimRequest): Promise<boolean> {
  const { reservationId, kind, boatId, captainId, startDate, endDate } = claim;
  const written = await tx.$executeRaw`
    INSERT INTO claims (reservation_id, kind, boat_id, captain_id, during)
    VALUES (${reservationId}::uuid, ${kind}, ${boatId}, ${captainId}, tstzrange(${startDate}, ${endDate}, '[)'))
    ON CONFLICT DO NOTHING`;
  return written === 1;
}

/** The slot of a paid hold becomes the booking's. @returns false when the hold's claim is no longer there. */
export async function turnHoldIntoBooking(tx: Tx, reservationId: string): Promise<boolean> {
  const changed = await tx.$executeRaw`
    UPDATE claims SET kind = 'booking' WHERE reservation_id = ${reservationId}::uuid AND kind = 'hold'`;
  return changed === 1;
}

/**
 * The proposed slot becomes the booking's, and the one it had is free. Whoever moves a booking claims the new slot as a
 * proposal first: nobody who has given a slot up waits for another, so two who want each other's cannot block each other.
 */
export async function turnProposalIntoBooking(tx: Tx, reservationId: string): Promise<void> {
  await tx.$executeRaw`DELETE FROM claims WHERE reservation_id = ${reservationId}::uuid AND kind = 'booking'`;
  await tx.$executeRaw`
    UPDATE claims SET kind = 'booking' WHERE reservation_id = ${reservationId}::uuid AND kind = 'proposal'`;
}

export async function releaseProposal(tx: Tx, reservationId: string): Promise<void> {
  await tx.$executeRaw`DELETE FROM claims WHERE reservation_id = ${reservationId}::uuid AND kind = 'proposal'`;
}

/** The captain is free again; the boat stays taken. */
export async function releaseCaptain(tx: Tx, reservationId: string): Promise<void> {
  await tx.$executeRaw`UPDATE claims SET captain_id = NULL WHERE reservation_id = ${reservationId}::uuid`;
}

export async function releaseClaims(tx: Tx, reservationId: string): Promise<void> {
  await tx.$executeRaw`DELETE FROM claims WHERE reservation_id = ${reservationId}::uuid`;
}

/** The claim that keeps a slot from being taken. */
export interface Conflict {
  reservationId: string;
  kind: ClaimRequest['kind'];
  /** Whether it is the boat that is taken, rather than the captain. */
  boat: boolean;
  startDate: Date;
  endDate: Date;
  /** null unless it is a booking. */
  bookingId: number | null;
  ownerId: number | null;
  captainId: number | null;
}

/** Finds a claim, other than the reservation's own, in the room that a slot needs; one of the boat comes before one of the captain. */
export async function findConflict(
  db: Db['client'] | Tx,
  { boatId, captainId, reservationId = null, ...slot }: Slot & { reservationId?: string | null },
): Promise<Conflict | undefined> {
  const room = roomFor(slot);
  const rows = await db.$queryRaw<Conflict[]>`
    SELECT claims.reservation_id AS "reservationId", claims.kind, COALESCE(claims.boat_id = ${boatId}::int, false) AS boat,
      lower(claims.during) AS "startDate", upper(claims.during) AS "endDate",
      bookings.id AS "bookingId", bookings.owner_id AS "ownerId", claims.captain_id AS "captainId"
    FROM claims LEFT JOIN bookings USING (reservation_id)
    WHERE (claims.boat_id = ${boatId}::int OR claims.captain_id = ${captainId}::int)
      AND claims.during && tstzrange(${room.startDate}, ${room.endDate}, '[)')
      AND claims.reservation_id IS DISTINCT FROM ${reservationId}::uuid
    ORDER BY boat DESC, "startDate" LIMIT 1`;
  return rows[0];
}

/** Whether a boat is taken for somebody else than the renter, seen without waiting for anybody. */
export async function isTakenByOthers(
  tx: Tx,
  { boatId, ...slot }: Span & Pick<Slot, 'boatId'>,
  renterId: number,
): Promise<boolean> {
  const room = roomFor(slot);
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM claims
    WHERE boat_id = ${boatId}::int AND during && tstzrange(${room.startDate}, ${room.endDate}, '[)')
      AND NOT EXISTS (SELECT FROM holds WHERE holds.id = claims.reservation_id AND holds.renter_id = ${renterId})
    LIMIT 1`;
  return rows.length > 0;
}

/** When a boat is taken, where that touches a span, with intervals that touch or overlap joined; nobody's data. */
export async function busyIntervals(db: Db['client'], boatId: number, { startDate, endDate }: Span): Promise<Span[]> {
  return db.$queryRaw`
    SELECT lower(r) AS "startDate", upper(r) AS "endDate"
    FROM (SELECT unnest(range_agg(during)) AS r FROM claims WHERE boat_id = ${boatId} AND during && tstzrange(${startDate}, ${endDate}, '[)')) taken
    ORDER BY 1`;
}
