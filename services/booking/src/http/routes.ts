import * as api from '@harbourline/contracts';
import {
  AppError,
  nextLink,
  route,
  routeActions,
  type Reply,
  type ServiceRoute,
  type UserActor,
} from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { zoneOfBoat } from '../db/zone-of-boat';
import type { Hold } from '../db/lock-hold';
import { withParties } from '../db/with-parties';
import type { Booking } from '../generated/prisma/client';
import { acceptReservation } from '../use-cases/accept-reservation';
import { boatAvailability } from '../use-cases/boat-availability';
import { cancelReservation } from '../use-cases/cancel-reservation';
import { createBooking } from '../use-cases/create-booking';
import { declineReservation } from '../use-cases/decline-reservation';
import { findOwnHold } from '../use-cases/find-hold';
import { getBooking } from '../use-cases/get-booking';
import { holdCost } from '../use-cases/hold-cost';
import { listBookings } from '../use-cases/list-bookings';
import { placeHold } from '../use-cases/place-hold';
import { quoteReservation } from '../use-cases/quote-reservation';
import { releaseHold } from '../use-cases/release-hold';
import { presentBooking } from './present-booking';
import { presentHold, presentQuote } from './present-hold';

/** What each call does, in terms of use cases. */
export function bookingRoutes(deps: Deps): ServiceRoute[] {
  const terms = { ownerResponseHours: deps.config.OWNER_RESPONSE_HOURS };
  const holdReply = (hold: Hold, zone: string): Reply<api.HoldView> => ({
    status: 201,
    body: presentHold(hold, zone, terms),
  });
  const show = async (booking: Booking, viewer: UserActor) => {
    const [full] = await withParties(deps.db.client, [booking]);
    if (!full) throw new AppError('booking_not_found');
    return presentBooking(full, viewer);
  };

  return [
    route(api.quoteReservation, async ({ body }) => ({
      status: 200,
      body: presentQuote(await quoteReservation(deps, body), terms),
    })),

    route(api.boatAvailability, async ({ params, query }) => {
      const { earliestStart, busy, startTimes, ...rest } = await boatAvailability(deps, {
        boatId: params.id,
        ...query,
      });
      return {
        status: 200,
        body: {
          ...rest,
          startTimes: [...startTimes],
          earliestStart: earliestStart.toISOString(),
          busy: busy.map(({ startDate, endDate }) => ({
            startDate: startDate.toISOString(),
            endDate: endDate.toISOString(),
          })),
        },
      };
    }),

    route(api.createHold, async ({ body, actor, once }) => {
      const zone = await zoneOfBoat(deps.db.client, body.boatId);
      return holdReply(
        await placeHold({ ...deps, db: once(deps.db, (hold: Hold) => holdReply(hold, zone)) }, actor, body),
        zone,
      );
    }),

    route(api.getHold, async ({ params, actor }) => {
      const hold = await findOwnHold(deps, actor, params.id);
      return { status: 200, body: presentHold(hold, await zoneOfBoat(deps.db.client, hold.boatId), terms) };
    }),

    route(api.releaseHold, async ({ params, actor }) => {
      await releaseHold(deps, actor, params.id);
      return { status: 204 };
    }),

    // Idempotent by its payment, with or without a key: one payment is one booking.
    route(api.createBooking, async ({ body, actor }) => {
      const booking = await createBooking(deps, actor, body);
      if (booking.outcome === 'slot_lost') {
        throw new AppError('slot_taken', {
          message: 'This time has just been taken. Your deposit is being refunded.',
          extra: { bookingId: booking.id },
        });
      }
      if (booking.outcome === 'boat_withdrawn') {
        throw new AppError('boat_not_found', {
          message: 'This boat is no longer offered. Your deposit is being refunded.',
          extra: { bookingId: booking.id },
        });
      }
      return { status: 201, body: await show(booking, actor) };
    }),

    route(api.listBookings, async ({ query: { cursor, ...query }, actor, koa }) => {
      const page = await listBookings(deps, actor, { ...query, after: cursor });
      return {
        status: 200,
        headers: nextLink(koa.URL, page.next),
        body: page.bookings.map((booking) => presentBooking(booking, actor)),
      };
    }),

    route(api.getBooking, async ({ params, actor }) => ({
      status: 200,
      body: presentBooking(await getBooking(deps, actor, params.id), actor),
    })),

    routeActions(api.updateBooking, {
      acceptReservation: async ({ params, actor }) => ({
        status: 200,
        body: await show(await acceptReservation(deps, { bookingId: params.id, owner: actor }), actor),
      }),
      declineReservation: async ({ params, actor, body }) => ({
        status: 200,
        body: await show(
          await declineReservation(deps, { bookingId: params.id, owner: actor, reason: body.reason }),
          actor,
        ),
      }),
      cancelReservation: async ({ params, actor }) => ({
        status: 200,
        body: await show(await cancelReservation(deps, { bookingId: params.id, renter: actor }), actor),
      }),
    }),

    route(api.holdCost, async ({ params }) => {
      const { id, renterId, boatId, price, expiresAt, status } = await holdCost(deps, params.id);
      return {
        status: 200,
        body: {
          holdId: id,
          renterId,
          boatId,
          depositCents: price.depositCents,
          expiresAt: expiresAt.toISOString(),
          status,
        },
      };
    }),
  ];
}
