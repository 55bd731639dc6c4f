import { AppError, type UserActor } from '@harbourline/service-kit';
import { claimSlot, findConflict, type ClaimRequest, type Conflict } from './claims';
import type { Tx } from './database';

/**
 * Occupies boat and captain.
 * @throws AppError `slot_taken` or `captain_taken`; to an administrator, or whose calendar it is, it says what is in the way.
 */
export async function claimOrRefuse(tx: Tx, claim: ClaimRequest, whose?: UserActor): Promise<void> {
  if (await claimSlot(tx, claim)) return;
  const conflict = await findConflict(tx, claim);
  throw new AppError(
    conflict && !conflict.boat ? 'captain_taken' : 'slot_taken',
    conflict && whose ? { extra: { conflict: presentConflict(conflict, whose) } } : {},
  );
}

function presentConflict({ startDate, endDate, bookingId, ownerId, captainId }: Conflict, { id, role }: UserActor) {
  const own = role === 'admin' || ownerId === id || captainId === id;
  return {
    startDate: startDate.toISOString(),
    endDate: endDate.toISOString(),
    ...(own && bookingId !== null ? { bookingId } : {}),
  };
}
