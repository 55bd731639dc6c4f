import type { TellingDeps } from '../../db/deps';
import type { AboutBooking } from '../../domain/messages/about';
import type { Told } from '../../domain/messages/messages-by-event';
import { tellParties } from '../../steps/messages/tell-parties';

interface Command {
  eventId: string;
  about: AboutBooking;
  tell: Told;
  /** The person whose act it is; null where it is nobody's. */
  causedBy: number | null;
}

/** Notes whom a booking's change is to be told to. */
export async function notifyParties(
  { db, clock, settings, changeMailMinutes }: TellingDeps,
  command: Command,
): Promise<void> {
  await db.transact((tx) => tellParties(tx, settings, { ...command, changeMailMinutes, now: clock.now() }));
}
