import type { KnownUser } from './session-slice';
import { text } from './words';

const DASHBOARDS: Record<string, string> = {
  owner: '/owner-dashboard',
  renter: '/renter-dashboard',
  captain: '/captain-dashboard',
  admin: '/admin-dashboard',
};

/** Where the dashboard button leads. */
export function dashboardPath(role: string): string {
  return DASHBOARDS[role] ?? '/renter-dashboard';
}

/** "Renter Dashboard", or "Login / Register" for nobody. */
export function dashboardLabel(user: KnownUser | null): string {
  if (!user) return text('loginOrRegister');
  return text('dashboard', { role: user.role.charAt(0).toUpperCase() + user.role.slice(1) });
}

/** Where somebody goes who has just signed in. */
export function afterSignIn(role: string): string {
  return DASHBOARDS[role] ?? '/';
}
