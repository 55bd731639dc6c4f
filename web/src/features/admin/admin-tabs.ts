export const ADMIN_TABS = ['owners', 'captains', 'renters', 'bookings', 'payments'] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

/** The tab that the address names; the first one where it names none. */
export function readTab(search: URLSearchParams): AdminTab {
  return ADMIN_TABS.find((tab) => tab === search.get('tab')) ?? ADMIN_TABS[0];
}
