const PEOPLE = ['owners', 'captains', 'renters'] as const;

export const ADMIN_TABS = [
  ...PEOPLE,
  ...(['support', 'bookings', 'payments', 'messages', 'reviews', 'sms', 'email', 'audit'] as const),
] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

/** Whether a tab is about users. */
export function isAboutPeople(tab: AdminTab): boolean {
  return PEOPLE.some((people) => people === tab);
}

/** The tab that the address names; the first one where it names none. */
export function readTab(search: URLSearchParams): AdminTab {
  return ADMIN_TABS.find((tab) => tab === search.get('tab')) ?? ADMIN_TABS[0];
}
