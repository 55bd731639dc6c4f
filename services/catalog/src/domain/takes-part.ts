import type { Charter } from '../generated/prisma/client';

/** Whether somebody is the renter, the owner or, now, the captain of a charter. */
export function takesPart(
  { renterId, ownerId, captainId }: Pick<Charter, 'renterId' | 'ownerId' | 'captainId'>,
  personId: number,
): boolean {
  return [renterId, ownerId, captainId].includes(personId);
}
