import * as api from '@harbourline/contracts';
import { nextLink, route, type ServiceRoute, type UserActor } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { bookingHistory } from '../use-cases/booking-history';
import { captainEarnings } from '../use-cases/captain-earnings';
import { countOwnBookings } from '../use-cases/count-own-bookings';
import { getBooking } from '../use-cases/get-booking';
import { listBookings } from '../use-cases/list-bookings';
import { listCaptainBookings } from '../use-cases/list-captain-bookings';
import type { BookingsPage } from '../use-cases/read-page';
import { presentBooking } from './present-booking';
import { presentHistory } from './present-history';

/** Bookings to look at, as their parties and administrators may see them. */
export function bookingRoutes(deps: Deps): ServiceRoute[] {
  const reply = ({ bookings, next }: BookingsPage, url: URL, viewer: UserActor) => ({
    status: 200,
    headers: nextLink(url, next),
    body: bookings.map((booking) => presentBooking(booking, viewer)),
  });

  return [
    route(api.listBookings, async ({ query, actor, koa }) =>
      reply(await listBookings(deps, actor, query), koa.URL, actor),
    ),

    route(api.listCaptainBookings, async ({ params, query, actor, koa }) =>
      reply(await listCaptainBookings(deps, actor, { captainId: params.id, ...query }), koa.URL, actor),
    ),

    route(api.captainEarnings, async ({ params, actor }) => ({
      status: 200,
      body: await captainEarnings(deps, actor, params.id),
    })),

    // Before the one with a parameter, which would take it for an id.
    route(api.countOwnBookings, async ({ actor }) => ({ status: 200, body: await countOwnBookings(deps, actor) })),

    route(api.getBooking, async ({ params, actor }) => ({
      status: 200,
      body: presentBooking(await getBooking(deps, actor, params.id), actor),
    })),

    route(api.bookingHistory, async ({ params, actor }) => {
      const { booking, happenings } = await bookingHistory(deps, actor, params.id);
      return { status: 200, body: presentHistory(booking, happenings, actor) };
    }),
  ];
}
