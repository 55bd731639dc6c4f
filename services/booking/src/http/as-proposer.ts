import type { Proposer } from '@harbourline/policy';
import { AppError, type UserActor } from '@harbourline/service-kit';

/** Whoever may propose or answer a change of a charter, in their role. The contract lets nobody else come here. */
export function asProposer({ role, ...user }: UserActor): UserActor & { role: Proposer } {
  if (role !== 'renter' && role !== 'owner') throw new AppError('forbidden');
  return { ...user, role };
}
