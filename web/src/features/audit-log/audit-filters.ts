import { SERVICES, type ServiceName } from '@harbourline/contracts';
import { dayBegins } from '../../shared/lib/when';

/** Which entries are shown. Dates are Toronto's, both included. */
export interface AuditFilters {
  administrator: string;
  thing: string;
  from: string;
  to: string;
}

export const ALL: AuditFilters = { administrator: '', thing: '', from: '', to: '' };

/** Which part of the log the address names; the accounts where it names none. */
export function readAuditPart(search: URLSearchParams): ServiceName {
  return SERVICES.find((part) => part === search.get('part')) ?? SERVICES[0];
}

/** What the server is asked. A number may have its sign before it, and half a date is none yet. */
export function queryOf({ administrator, thing, from, to }: AuditFilters) {
  return {
    administrator,
    thing: thing.trim().replace(/^#\s*/, ''),
    from: isDay(from) ? dayBegins(from) : '',
    until: isDay(to) ? dayBegins(to, { later: 1 }) : '',
  };
}

const isDay = (day: string) => /^20\d\d-/.test(day);
