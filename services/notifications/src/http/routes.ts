import { heldDataRoute, type ServiceRoute } from '@harbourline/service-kit';
import type { SendingDeps } from '../db/deps';
import { listHeldData } from '../use-cases/people/list-held-data';
import { contactRoutes } from './contact-routes';
import { conversationRoutes } from './conversation-routes';
import { deliveryRoutes } from './delivery-routes';
import { emailRoutes } from './email-routes';
import { notifyRoutes } from './notify-routes';
import { questionRoutes } from './question-routes';
import { reportRoutes } from './report-routes';
import { savedReplyRoutes } from './saved-reply-routes';
import { smsRoutes } from './sms-routes';
import { supportRoutes } from './support-routes';

/** All calls that notifications answers. */
export function routesOfNotifications(deps: SendingDeps): ServiceRoute[] {
  return [
    ...emailRoutes(deps),
    ...smsRoutes(deps),
    ...contactRoutes(deps),
    ...conversationRoutes(deps),
    ...savedReplyRoutes(deps),
    ...questionRoutes(deps),
    ...reportRoutes(deps),
    ...deliveryRoutes(deps),
    ...notifyRoutes(deps),
    ...supportRoutes(deps),
    heldDataRoute('notifications', listHeldData(deps.db)),
  ];
}
