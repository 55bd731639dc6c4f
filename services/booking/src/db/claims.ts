import type { Db, Tx } from './database';

export interface ClaimRequest {
  reservationId: string;
  kind: 'hold' | 'booking';
  boatId: number;
  captainId: number | null;
  startDate: Date;
  endDate: Date;
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

export async function releaseClaims(tx: Tx, reservationId: string): Promise<void> {
  await tx.$executeRaw`DELETE FROM claims WHERE reservation_id = ${reservationId}::uuid`;
}

export interface Conflict {
  reservationId: string;
  boat: boolean;
}

/** Who is in the way of a slot; a conflict over the boat comes before one over the captain. */
export async function findConflict(
  db: Db['client'] | Tx,
  { boatId, captainId, startDate, endDate }: Omit<ClaimRequest, 'reservationId' | 'kind'>,
): Promise<Conflict | undefined> {
  const rows = await db.$queryRaw<Conflict[]>`
    SELECT reservation_id AS "reservationId", boat_id = ${boatId} AS boat FROM claims
    WHERE (boat_id = ${boatId} OR captain_id = ${captainId}) AND during && tstzrange(${startDate}, ${endDate}, '[)')
    ORDER BY boat DESC LIMIT 1`;
  return rows[0];
}

/** When a boat is taken, within a range, with intervals that touch or overlap joined; nobody's data. */
export async function busyIntervals(
  db: Db['client'],
  boatId: number,
  from: Date,
  to: Date,
): Promise<{ startDate: Date; endDate: Date }[]> {
  return db.$queryRaw`
    SELECT lower(r) AS "startDate", upper(r) AS "endDate"
    FROM (SELECT unnest(range_agg(during)) AS r FROM claims WHERE boat_id = ${boatId} AND during && tstzrange(${from}, ${to}, '[)')) taken
    ORDER BY 1`;
}
