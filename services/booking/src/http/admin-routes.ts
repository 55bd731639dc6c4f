import * as api from '@harbourline/contracts';
import { dollarsOf } from '@harbourline/policy';
import { csvHeaders, oneAtATime, route, type Reply, type ServiceRoute, type UserActor } from '@harbourline/service-kit';
import { pageReply } from '@harbourline/service-kit/http/page-reply';
import type { Deps } from '../db/database';
import type { BookingWithParties } from '../db/with-parties';
import { countOpenBookings } from '../use-cases/count-open-bookings';
import { countBookings } from '../use-cases/count-bookings';
import { exportBookings } from '../use-cases/export-bookings';
import { createAdminBooking } from '../use-cases/create-admin-booking';
import { listSupportTasks } from '../use-cases/list-support-tasks';
import { updateAdminBooking } from '../use-cases/update-admin-booking';
import { bookingsCsv } from './bookings-csv';
import { presentBooking } from './present-booking';
import { showBooking } from './show-booking';

/** The other calls of administrators. */
export function adminRoutes(deps: Deps): ServiceRoute[] {
  const exporting = oneAtATime();

  return [
    route(api.countBookings, async () => ({ status: 200, body: await countBookings(deps) })),

    route(api.bookingSupportTasks, async ({ query, koa }) =>
      pageReply(koa.URL, await listSupportTasks(deps, query), (task) => task),
    ),

    route(api.exportBookings, async ({ body, actor, logger }) => ({
      status: 200,
      headers: csvHeaders('bookings'),
      stream: exporting(actor.id, () =>
        bookingsCsv(exportBookings(deps, body), (err) => logger.error({ err }, 'the bookings could not be exported')),
      ),
    })),

    route(api.openBookings, async ({ params }) => {
      const { refundCents, ...open } = await countOpenBookings(deps, params.id);
      return { status: 200, body: api.openBookings.responses[200].parse({ ...open, refund: dollarsOf(refundCents) }) };
    }),

    route(api.createAdminBooking, async ({ body, actor, once }) => {
      const reply = created(actor);
      return reply(await createAdminBooking({ ...deps, db: once(deps.db, reply) }, actor, body));
    }),

    route(api.updateAdminBooking, async ({ params, body, actor }) => {
      const booking = await updateAdminBooking(deps, actor, { bookingId: params.id, ...body });
      return { status: 200, body: await showBooking(deps, booking, actor) };
    }),
  ];
}

function created(administrator: UserActor): (booking: BookingWithParties) => Reply<api.BookingView> {
  return (booking) => ({ status: 201, body: presentBooking(booking, administrator) });
}
