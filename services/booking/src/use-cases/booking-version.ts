import type { LocalDeps } from '../db/database';

/** How often a booking has changed, as its events say it; null for whoever has no part in it. */
export async function bookingVersion(
  { db: { client } }: Pick<LocalDeps, 'db'>,
  { id, userId }: { id: number; userId: number },
): Promise<{ version: number | null }> {
  const theirs = { OR: [{ renterId: userId }, { ownerId: userId }, { captainId: userId }] };
  const booking = await client.booking.findFirst({ where: { id, ...theirs }, select: { version: true } });
  return { version: booking?.version ?? null };
}
