import * as api from '@harbourline/contracts';
import { route, type Reply, type ServiceRoute } from '@harbourline/service-kit';
import { pageReply } from '@harbourline/service-kit/http/page-reply';
import type { SendingDeps } from '../db/deps';
import { listContactMessages } from '../use-cases/contact/list-contact-messages';
import { noteContactMessageHandled } from '../use-cases/contact/note-contact-message-handled';
import { receiveContactMessage } from '../use-cases/contact/receive-contact-message';
import { presentContactMessage } from './present-contact-message';

/** The calls for visitors' messages to our support. */
export function contactRoutes(deps: SendingDeps): ServiceRoute[] {
  const received = (): Reply<api.RouteResponse<typeof api.sendContactMessage>> => ({
    status: 201,
    body: { message: 'Message sent successfully' },
  });

  return [
    route(api.sendContactMessage, async ({ body, ip, actor, once }) => {
      await receiveContactMessage(
        { ...deps, db: once(deps.db, received) },
        { ...body, address: ip, actorId: actor?.id },
      );
      return received();
    }),
    route(api.listContactMessages, async ({ query: { handled, ...query }, koa }) => {
      const wanted = { ...query, handled: handled === undefined ? undefined : handled === 'true' };
      return pageReply(koa.URL, await listContactMessages(deps, wanted), presentContactMessage);
    }),
    route(api.updateContactMessage, async ({ params: { id }, body: { handled } }) => ({
      status: 200,
      body: presentContactMessage(await noteContactMessageHandled(deps, { id, handled })),
    })),
  ];
}
