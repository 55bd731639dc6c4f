import { AppError } from '@harbourline/service-kit';
import type { SendingDeps } from '../../db/deps';
import { findBoarding } from '../../db/find-boarding';
import { findEmailTemplate, findSmsTemplate } from '../../db/templates/find-template';
import { namedIn } from '../../domain/messages/parties';
import type { Values } from '../../domain/placeholders/placeholders';
import { canText } from '../../domain/settings/settings';
import { sayablePerson } from '../../domain/values/sayable-person';
import { valuesFor } from '../../domain/values/values-for';
import type { User } from '../../generated/prisma/client';
import { renderMail, type RenderedMail } from '../../rendering/render-mail';
import { renderSms } from '../../rendering/render-sms';
import { chooseNotification, type Asked } from '../../steps/messages/choose-notification';
import { isSmsTemplate, type EmailTemplateId } from '../../templates/built-in';

export interface PreviewedNotification {
  template: EmailTemplateId;
  name: string;
  to: User;
  email: RenderedMail;
  /** null where there is no SMS for this, or none are sent. */
  sms: string | null;
}

/**
 * What a party of a booking would be told, and where, if it were sent now.
 * @throws AppError `booking_not_found`, also while its people are not known yet; `nothing_to_tell`.
 */
export async function previewNotification(deps: SendingDeps, asked: Asked): Promise<PreviewedNotification> {
  const { db, clock, links, origin, terms, noticeHours } = deps;
  const { template: id, recipientId, about } = await chooseNotification(deps, asked);
  const rows = await db.client.user.findMany({ where: { id: { in: namedIn(about.booking) } } });
  const users = rows.map(sayablePerson);
  const find = (userId: number) => users.find((user) => user.id === userId);
  const to = find(recipientId);
  if (!to) throw new AppError('booking_not_found');
  const boarding = await findBoarding(db, about.booking.boatId);
  const values = valuesFor(about, to, { find, boarding, links, terms, noticeHours, now: clock.now() });
  const template = await findEmailTemplate(db.client, id);
  return {
    template: id,
    name: template.name,
    to,
    email: renderMail(template, values, { origin }),
    sms: await smsOf(deps, id, values),
  };
}

async function smsOf({ db, settings }: SendingDeps, id: EmailTemplateId, values: Values): Promise<string | null> {
  if (!isSmsTemplate(id) || !canText(await settings.sms(db.client))) return null;
  const template = await findSmsTemplate(db.client, id);
  return template.enabled ? renderSms(template, values) : null;
}
