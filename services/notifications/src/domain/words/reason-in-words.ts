import type { ReasonCode } from '@harbourline/contracts';

/** Why the service did something of its own accord. */
export const REASONS_IN_WORDS: Readonly<Record<ReasonCode, string>> = {
  owner_inactive: 'The owner no longer offers boats here.',
  renter_inactive: 'The renter’s account is no longer active.',
  captain_inactive: 'The captain no longer takes charters here.',
  license_invalid: 'The captain’s license is not valid on the day of this charter.',
};
