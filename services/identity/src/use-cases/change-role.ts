import type { Role } from '@harbourline/contracts';
import type { UserActor } from '@harbourline/service-kit';
import type { User } from '../generated/prisma/client';
import { changeStanding, type StandingDeps } from '../steps/change-standing';

/** An administrator gives another user another role; what the user had open in the old one ends. */
export function changeRole(
  deps: StandingDeps,
  { role, ...whose }: { actor: UserActor; userId: number; currentPassword?: string | undefined; role: Role },
): Promise<User> {
  return changeStanding(deps, { ...whose, standing: { role }, endReason: 'role_changed' });
}
