import type { LocalDeps } from '../db/database';
import { endAllOf } from '../steps/end-all-of';

/**
 * A boat is no longer offered: what is reserved of it ends, and whatever was paid goes back. One of its holds that was
 * paid finds its boat gone.
 * @throws Error while the boat can still be reserved here, as reservations would follow that nobody ends.
 */
export async function withdrawBoat(deps: LocalDeps, { id }: { id: number }): Promise<void> {
  const boat = await deps.db.client.boat.findUnique({ where: { id } });
  if (boat && !boat.deleted) throw new Error(`boat ${id} is withdrawn, but can still be reserved`);
  await endAllOf(deps, { who: 'boat', id });
}
