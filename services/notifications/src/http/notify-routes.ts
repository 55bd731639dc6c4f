import * as api from '@harbourline/contracts';
import { route, type Reply, type ServiceRoute } from '@harbourline/service-kit';
import type { SendingDeps } from '../db/deps';
import { previewNotification, type PreviewedNotification } from '../use-cases/messages/preview-notification';
import { sendNotification } from '../use-cases/messages/send-notification';
import { presentSms } from './present-template';

/** The calls with which administrators notify the parties of a booking. */
export function notifyRoutes(deps: SendingDeps): ServiceRoute[] {
  const sentTo =
    (whom: string) =>
    (channels: api.Channel[]): Reply<api.RouteResponse<typeof api.notifyRenter>> => ({
      status: 200,
      body: { message: `${whom} notification sent successfully`, channels },
    });
  const [sentToRenter, sentToOwner] = [sentTo('Renter'), sentTo('Owner')];

  return [
    route(api.previewRenterNotification, async ({ params: { bookingId } }) =>
      preview(await previewNotification(deps, { bookingId, party: 'renter' })),
    ),
    route(api.previewOwnerNotification, async ({ params: { bookingId } }) =>
      preview(await previewNotification(deps, { bookingId, party: 'owner' })),
    ),
    route(api.notifyRenter, async ({ params: { bookingId }, once }) =>
      sentToRenter(
        await sendNotification({ ...deps, db: once(deps.db, sentToRenter) }, { bookingId, party: 'renter' }),
      ),
    ),
    route(api.notifyOwner, async ({ params: { bookingId }, once }) =>
      sentToOwner(await sendNotification({ ...deps, db: once(deps.db, sentToOwner) }, { bookingId, party: 'owner' })),
    ),
  ];
}

function preview({ template, name, to, email, sms }: PreviewedNotification): Reply<api.NotificationPreview> {
  return {
    status: 200,
    body: {
      template,
      name,
      to: { fullName: to.fullName, email: to.email, phone: to.phone },
      email: { subject: email.subject, html: email.html, text: email.text },
      sms: sms === null ? null : presentSms(sms),
    },
  };
}
