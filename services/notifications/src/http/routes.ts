import type { ServiceRoute } from '@harbourline/service-kit';
import type { SendingDeps } from '../db/deps';
import { contactRoutes } from './contact-routes';
import { deliveryRoutes } from './delivery-routes';
import { emailRoutes } from './email-routes';
import { notifyRoutes } from './notify-routes';
import { smsRoutes } from './sms-routes';

/** All calls that notifications answers. */
export function routesOfNotifications(deps: SendingDeps): ServiceRoute[] {
  return [
    ...emailRoutes(deps),
    ...smsRoutes(deps),
    ...contactRoutes(deps),
    ...deliveryRoutes(deps),
    ...notifyRoutes(deps),
  ];
}
