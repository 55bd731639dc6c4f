import * as api from '@harbourline/contracts';
import { route, type ServiceRoute } from '@harbourline/service-kit';
import { pageReply } from '@harbourline/service-kit/http/page-reply';
import type { SendingDeps } from '../db/deps';
import { listBookingMessages } from '../use-cases/deliveries/list-booking-messages';
import { listDeliveries } from '../use-cases/deliveries/list-deliveries';
import { sendAgain } from '../use-cases/deliveries/send-again';
import { presentDelivery, presentMessage } from './present-delivery';

/** How messages fared. */
export function deliveryRoutes(deps: SendingDeps): ServiceRoute[] {
  return [
    route(api.listDeliveries, async ({ query, koa }) =>
      pageReply(koa.URL, await listDeliveries(deps, query), presentDelivery),
    ),
    route(api.sendAgain, async ({ params: { id } }) => ({
      status: 200,
      body: presentDelivery(await sendAgain(deps, id)),
    })),
    route(api.bookingMessages, async ({ params: { id: bookingId }, actor }) => {
      const messages = await listBookingMessages(deps, { actor, bookingId });
      return { status: 200, body: messages.map(actor.role === 'admin' ? presentDelivery : presentMessage) };
    }),
  ];
}
