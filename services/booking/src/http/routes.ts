import { heldDataRoute, openMattersRoute, type ServiceRoute } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import type { DocumentSetter } from '../documents/document-setter';
import { listHeldData } from '../use-cases/list-held-data';
import { listOpenMatters } from '../use-cases/list-open-matters';
import { adminRoutes } from './admin-routes';
import { bookingRoutes } from './booking-routes';
import { calendarRoutes } from './calendar-routes';
import { changeRoutes } from './change-routes';
import { charterRoutes } from './charter-routes';
import { dockRoutes } from './dock-routes';
import { documentRoutes } from './document-routes';
import { internalRoutes } from './internal-routes';
import { paperRoutes } from './paper-routes';
import { previewRoutes } from './preview-routes';
import { reservationRoutes } from './reservation-routes';
import { updateBookingRoutes } from './update-booking-routes';

/** All calls that booking answers. */
export function routesOfBooking(deps: Deps, setter: DocumentSetter): ServiceRoute[] {
  return [
    ...reservationRoutes(deps),
    ...bookingRoutes(deps),
    ...adminRoutes(deps),
    ...previewRoutes(deps),
    ...updateBookingRoutes(deps),
    ...changeRoutes(deps),
    ...charterRoutes(deps),
    ...calendarRoutes(deps),
    ...dockRoutes(deps),
    ...documentRoutes(deps, setter),
    ...paperRoutes(deps),
    ...internalRoutes(deps),
    heldDataRoute('booking', listHeldData(deps.db)),
    openMattersRoute('booking', (id) => listOpenMatters(deps, id)),
  ];
}
