import { bookingVersion, type ErrorCode } from '@harbourline/contracts';
import { AppError, callService } from '@harbourline/service-kit';
import type { SendingDeps } from '../../db/deps';

/** What somebody may be told wrongly of a booking while we have yet to hear of its last change. */
const BY_WHAT_WE_HEARD: readonly ErrorCode[] = ['booking_not_found', 'conversation_not_open'];
const TRY_AGAIN_SECONDS = 1;

interface Asking {
  bookingId: number;
  userId: number;
}

/**
 * Does what somebody asks about a booking of theirs.
 * @throws whatever that does, but AppError `booking_just_changed` where it follows from an event that is on its way.
 */
export async function onceHeard<T>(
  deps: Pick<SendingDeps, 'db' | 'caller'>,
  asking: Asking,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof AppError) || !BY_WHAT_WE_HEARD.includes(error.code)) throw error;
    if (!(await hasChanged(deps, asking))) throw error;
    throw new AppError('booking_just_changed', { retryAfter: TRY_AGAIN_SECONDS, cause: error });
  }
}

/** Whether booking knows of a later version than its events have told us. @throws AppError `unavailable`. */
async function hasChanged({ db, caller }: Pick<SendingDeps, 'db' | 'caller'>, { bookingId, userId }: Asking) {
  const { version } = await callService(caller, 'booking', bookingVersion, { params: { id: bookingId, userId } });
  if (version === null) return false;
  const [heard] = await db.client.$queryRaw<{ version: number }[]>`
    SELECT version FROM kit.projection_versions WHERE projection = 'bookings' AND subject = ${String(bookingId)}`;
  return heard === undefined || heard.version < version;
}
