import type { UserActor } from '@harbourline/service-kit';
import type { User } from '../generated/prisma/client';
import { changeStanding, type StandingDeps } from '../steps/change-standing';

/** An administrator deactivates another user, who is signed out everywhere, or lets them sign in again. */
export function setActive(
  deps: StandingDeps,
  { active, ...whose }: { actor: UserActor; userId: number; currentPassword?: string | undefined; active: boolean },
): Promise<User> {
  return changeStanding(deps, { ...whose, standing: { active }, ...(active ? {} : { endReason: 'deactivated' }) });
}
