import { emailConfirmationRequested } from '@harbourline/contracts';
import type { LinkDeps, Tx } from '../db/database';
import type { User } from '../generated/prisma/client';

/** Has the link that confirms a user's present address sent to it. The user is locked, or was just changed. */
export async function requestConfirmation(tx: Tx, { clock, links, sealings }: LinkDeps, user: User): Promise<void> {
  await tx.outbox.append(emailConfirmationRequested, {
    subject: user.id,
    version: user.version,
    data: {
      userId: user.id,
      email: user.email,
      sealedToken: sealings.confirmation.seal(links.issue(user, clock.now())),
    },
  });
}
