import type { UserActor } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import type { User } from '../generated/prisma/client';
import { changeStanding } from './change-standing';

/** An administrator deactivates another user, who is signed out everywhere, or lets them sign in again. */
export function setActive(
  deps: Pick<Deps, 'db' | 'clock'>,
  { active, ...whose }: { actor: UserActor; userId: number; active: boolean },
): Promise<User> {
  return changeStanding(deps, { ...whose, standing: { active }, ...(active ? {} : { endReason: 'deactivated' }) });
}
