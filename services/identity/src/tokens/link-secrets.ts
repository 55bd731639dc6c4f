import { SEALED_FOR } from '@harbourline/contracts';
import { sealing } from '@harbourline/service-kit';
import type { Sealings } from '../db/database';
import type { Keys } from './derive-key';
import { confirmationLinks, type ConfirmationLinks } from './confirmation-links';

/** With what links are signed, and sealed for the event that takes them to the mail. */
export function linkSecrets(config: { JWT_PRIVATE_KEY: Keys; INTERNAL_SECRET: string }): {
  links: ConfirmationLinks;
  sealings: Sealings;
} {
  const sealingFor = (purpose: string) => sealing({ secret: config.INTERNAL_SECRET, purpose });
  return {
    links: confirmationLinks(config.JWT_PRIVATE_KEY),
    sealings: {
      confirmation: sealingFor(SEALED_FOR.confirmation),
      reset: sealingFor(SEALED_FOR.reset),
      phoneCode: sealingFor(SEALED_FOR.phoneCode),
      closedAccount: sealingFor(SEALED_FOR.closedAccount),
    },
  };
}
