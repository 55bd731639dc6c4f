import { AppError } from '@harbourline/service-kit';
import type { LocalDeps } from '../../db/deps';
import { findBooking } from '../../db/messages/find-booking';
import { findEmailTemplate } from '../../db/templates/find-template';
import type { AboutBooking } from '../../domain/messages/about';
import { messageFor } from '../../domain/messages/message-for';
import { userOf } from '../../domain/messages/parties';
import { standingAt } from '../../domain/messages/standing';
import type { EmailTemplateId } from '../../templates/built-in';

export interface Asked {
  bookingId: number;
  party: 'renter' | 'owner';
}

interface Notification {
  template: EmailTemplateId;
  recipientId: number;
  about: AboutBooking;
}

/**
 * What tells a party of a booking how it stands now.
 * @throws AppError `booking_not_found`; `nothing_to_tell` once the charter is under way or over; `template_switched_off`.
 */
export async function chooseNotification(
  { db, clock }: Pick<LocalDeps, 'db' | 'clock'>,
  { bookingId, party }: Asked,
): Promise<Notification> {
  const booking = await findBooking(db, bookingId);
  const template = messageFor(standingAt(booking, clock.now()), party);
  const recipientId = userOf(booking, party);
  if (!template || recipientId === null) throw new AppError('nothing_to_tell');
  const { enabled } = await findEmailTemplate(db.client, template);
  if (!enabled) throw new AppError('template_switched_off');
  const at = booking.cancelledAt ?? clock.now().toISOString();
  return { template, recipientId, about: { kind: 'booking', booking, at } };
}
