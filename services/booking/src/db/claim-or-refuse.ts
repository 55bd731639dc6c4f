import { AppError, type UserActor } from '@harbourline/service-kit';
import { claimSlot, findConflict, type ClaimRequest, type Conflict, type Slot } from './claims';
import type { Wish } from '../domain/assess-reservation';
import type { Booking } from '../generated/prisma/client';
import type { Tx } from './database';

/**
 * Occupies boat and captain.
 * @throws AppError `slot_taken` or `captain_taken`; to an administrator, or whose calendar it is, it says what is in the
 * way: a boat's to its owner, a captain's to themselves only.
 */
export async function claimOrRefuse(tx: Tx, claim: ClaimRequest, whose?: UserActor): Promise<void> {
  if (!(await claimSlot(tx, claim))) throw refusal(await findConflict(tx, claim), whose);
}

/** Keeps the slot that is proposed for a booking free, beside the one that it has. @throws AppError as `claimOrRefuse`. */
export async function claimProposed(
  tx: Tx,
  { reservationId, boatId }: Booking,
  { captainId, startDate, endDate }: Wish,
  whose?: UserActor,
): Promise<void> {
  await claimOrRefuse(tx, { reservationId, kind: 'proposal', boatId, captainId, startDate, endDate }, whose);
}

/** Occupies nothing. @throws AppError as `claimOrRefuse`, for a slot that is taken. */
export async function requireFree(tx: Tx, slot: Slot): Promise<void> {
  const conflict = await findConflict(tx, slot);
  if (conflict) throw refusal(conflict);
}

function refusal(conflict: Conflict | undefined, whose?: UserActor): AppError {
  return new AppError(
    conflict && !conflict.boat ? 'captain_taken' : 'slot_taken',
    conflict && whose && isTheirs(conflict, whose) ? { extra: { conflict: presentConflict(conflict, whose) } } : {},
  );
}

/** Whoever claims a boat is its owner; over a captain, the conflict is in that captain's calendar. */
function isTheirs({ boat, captainId }: Conflict, { id, role }: UserActor): boolean {
  return boat || role === 'admin' || captainId === id;
}

function presentConflict({ startDate, endDate, bookingId, ownerId, captainId }: Conflict, { id, role }: UserActor) {
  const own = role === 'admin' || ownerId === id || captainId === id;
  return {
    startDate: startDate.toISOString(),
    endDate: endDate.toISOString(),
    ...(own && bookingId !== null ? { bookingId } : {}),
  };
}
