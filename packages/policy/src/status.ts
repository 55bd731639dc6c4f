/**
 * What the stored status alone decides, for queries, records and rules of who may do what. Where a booking stands, and
 * what is told of it, is more than its status: see `standingOf`.
 */
interface Stored {
  status?: string | undefined;
}

/** Whether it is a request that was not confirmed yet. */
export function isRequest({ status }: Stored): boolean {
  return status === 'pending';
}

/** Whether it is a confirmed charter that has not been completed. */
export function isCharter({ status }: Stored): boolean {
  return status === 'confirmed';
}

/** Whether renter and owner have agreed on it, so that its people may reach each other: confirmed, or completed. */
export function isAgreed({ status }: Stored): boolean {
  return status === 'confirmed' || status === 'completed';
}

/** Whether it is a charter to come or under way, at its time: only then may its people read how its boat is boarded. */
export function isBoarded({ status, calledOff }: Stored & { calledOff: object | null }): boolean {
  return isCharter({ status }) && calledOff === null;
}

/** Whether it keeps its slot, and may still end: requested, or confirmed. */
export function isActive({ status }: Stored): boolean {
  return status === 'pending' || status === 'confirmed';
}

/** Whether it has taken place, as is recorded. */
export function isCompleted({ status }: Stored): boolean {
  return status === 'completed';
}

/** Whether it ended without taking place. Nothing leaves that. */
export function isEnded({ status }: Stored): boolean {
  return status === 'cancelled';
}

/** Whether it was paid when its slot was gone: nothing was reserved, and its renter never had a booking of the boat. */
export function hasLostSlot({ outcome }: { outcome: string | null }): boolean {
  return outcome === 'slot_lost';
}

/** Whether it ended with the listing of its boat. */
export function isWithdrawn({ outcome }: { outcome: string | null }): boolean {
  return outcome === 'boat_withdrawn';
}
