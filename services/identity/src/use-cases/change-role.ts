import type { Role } from '@harbourline/contracts';
import type { UserActor } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import type { User } from '../generated/prisma/client';
import { changeStanding } from './change-standing';

/** An administrator gives another user another role; what the user had open in the old one ends. */
export function changeRole(
  deps: Pick<Deps, 'db' | 'clock'>,
  { role, ...whose }: { actor: UserActor; userId: number; role: Role },
): Promise<User> {
  return changeStanding(deps, { ...whose, standing: { role }, endReason: 'role_changed' });
}
