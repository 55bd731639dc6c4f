import type { Role } from '@harbourline/contracts';

/** Whether somebody can do what a role does: they have it, and may sign in. */
export function mayActAs(role: Role, user: { role: string; active: boolean }): boolean {
  return user.role === role && user.active;
}
