import { english } from '@harbourline/policy/words';
import type { ReasonCode } from '@harbourline/contracts';

/** Why the service did something of its own accord. */
export const REASONS_IN_WORDS: Readonly<Record<ReasonCode, string>> = {
  owner_inactive: english`The owner no longer offers boats here.`,
  renter_inactive: english`The renter’s account is no longer active.`,
  captain_inactive: english`The captain no longer takes charters here.`,
  license_invalid: english`The captain’s license is not valid on the day of this charter.`,
};
