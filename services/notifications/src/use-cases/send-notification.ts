import { randomUUID } from 'node:crypto';
import type { Channel } from '@harbourline/contracts';
import type { LocalDeps } from '../db/deps';
import { writeDeliveries } from '../db/write-deliveries';
import { namedIn } from '../domain/parties';
import { chooseNotification, type Asked } from './choose-notification';

/**
 * Has a party of a booking told how it stands now.
 * @returns the channels by which they are told.
 * @throws AppError `booking_not_found`; `nothing_to_tell`.
 */
export async function sendNotification(deps: LocalDeps, asked: Asked): Promise<Channel[]> {
  const { db, clock, settings } = deps;
  const { template, recipientId, about } = await chooseNotification(deps, asked);
  return db.transact((tx) =>
    writeDeliveries(tx, settings, {
      eventId: randomUUID(),
      recipientId,
      template,
      about,
      others: namedIn(about.booking),
      now: clock.now(),
    }),
  );
}
