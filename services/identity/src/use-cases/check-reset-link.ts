import { addressKey } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { limits } from '../domain/limits';
import { findResetLink } from '../steps/find-reset-link';

/** Is this reset link still good? @throws AppError `reset_link_invalid` when it is not. */
export async function checkResetLink(
  deps: Pick<Deps, 'db' | 'clock' | 'tokens' | 'throttle'>,
  { token, address }: { token: string; address: string },
): Promise<void> {
  await deps.throttle.count(limits.checkResetLink(addressKey(address)));
  await findResetLink(deps, token);
}
