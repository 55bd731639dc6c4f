import type { KnownUser } from './session-slice';
import { text } from './header-words';

const HAS_DASHBOARD = /^(owner|renter|captain|admin)$/;

/** Where the dashboard button leads. */
export function dashboardPath(role: string): string {
  return `/${HAS_DASHBOARD.test(role) ? role : 'renter'}-dashboard`;
}

/** "Renter Dashboard", or "Login / Register" for nobody. */
export function dashboardLabel(user: KnownUser | null): string {
  return text(user ? `dashboard.${user.role}` : 'loginOrRegister');
}

/** Where somebody goes who has just signed in. */
export function afterSignIn(role: string): string {
  return HAS_DASHBOARD.test(role) ? dashboardPath(role) : '/';
}
