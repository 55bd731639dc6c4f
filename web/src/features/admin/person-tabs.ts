export const PERSON_TABS = ['money', 'bookings', 'messages', 'signIns', 'changes'] as const;
export type PersonTab = (typeof PERSON_TABS)[number];

/** What of a person the address names; the money where it names nothing, as most who ask ask about that. */
export function readPersonTab(search: URLSearchParams): PersonTab {
  return PERSON_TABS.find((tab) => tab === search.get('tab')) ?? PERSON_TABS[0];
}
