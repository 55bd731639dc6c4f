import type { BindingRule, CancellationCause } from '@harbourline/contracts';
import { normalizeStatus } from '@harbourline/policy';
import type { UserActor } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import type { Booking } from '../generated/prisma/client';
import { updateAdminBooking } from './update-admin-booking';

/** An administrator sets a status and nothing else. @throws AppError as `updateAdminBooking`. */
export async function overrideStatus(
  deps: Omit<Deps, 'caller'>,
  administrator: UserActor,
  {
    status,
    ...override
  }: {
    bookingId: number;
    status: string;
    reason?: string | undefined;
    cause?: CancellationCause | undefined;
    despite: BindingRule[];
  },
): Promise<Booking> {
  return updateAdminBooking(deps, administrator, { ...override, status: normalizeStatus(status) });
}
