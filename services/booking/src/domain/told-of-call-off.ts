import { calledOff, endedCalledOff, type CalledOff } from '@harbourline/contracts';
import { isCharter, isEnded } from '@harbourline/policy';
import type { z } from 'zod';
import type { Booking } from '../generated/prisma/client';

/** As views and events tell of it; null unless the charter waits for a new time. */
export function calledOffOf({ calledOffCause, calledOffBy, chooseTimeBy, status }: Booking): CalledOff | null {
  if (!isCharter({ status }) || chooseTimeBy === null) return null;
  return calledOff.parse({
    cause: calledOffCause,
    by: calledOffBy,
    chooseBy: chooseTimeBy.toISOString(),
  });
}

/** What a charter had been called off for when it ended; null for all others. */
export function endedCalledOffOf({
  calledOffCause,
  calledOffBy,
  status,
}: Booking): z.infer<typeof endedCalledOff> | null {
  return isEnded({ status }) && calledOffCause !== null
    ? endedCalledOff.parse({ cause: calledOffCause, by: calledOffBy })
    : null;
}
