import { randomUUID } from 'node:crypto';
import type { Channel } from '@harbourline/contracts';
import { addHours } from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit';
import type { LocalDeps, SendingDeps } from '../../db/deps';
import { namedIn } from '../../domain/messages/parties';
import { chooseNotification, type Asked } from '../../steps/messages/choose-notification';
import { writeDeliveries } from '../../steps/messages/write-deliveries';

/**
 * Has a party of a booking told how it stands now.
 * @returns the channels by which they are told.
 * @throws AppError `booking_not_found`; `nothing_to_tell`; `too_many_requests` when they were told often already.
 */
export async function sendNotification(
  deps: LocalDeps & Pick<SendingDeps, 'budgets'>,
  asked: Asked,
): Promise<Channel[]> {
  const { db, clock, settings, budgets } = deps;
  const { template, recipientId, about } = await chooseNotification(deps, asked);
  return db.transact(async (tx) => {
    const now = clock.now();
    // Those that no event tells of, and no deadline: what administrators have sent.
    const [told] = await tx.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM deliveries
      WHERE booking_id = ${asked.bookingId} AND recipient_id = ${recipientId} AND channel = 'email' AND copy_to = ''
        AND NOT about ?| ARRAY['event', 'until'] AND created_at > ${addHours(now, -1)}`;
    if (told && told.count >= budgets.notificationsPerHour)
      throw new AppError('too_many_requests', { retryAfter: 3600 });
    return writeDeliveries(tx, settings, {
      eventId: randomUUID(),
      about,
      readers: [{ recipientId, template }],
      others: namedIn(about.booking),
      now,
    });
  });
}
