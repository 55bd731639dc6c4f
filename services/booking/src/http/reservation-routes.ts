import * as api from '@harbourline/contracts';
import { dollarsOf, hasLostSlot, isWithdrawn } from '@harbourline/policy';
import { termsOf } from '@harbourline/policy/terms-config';
import { AppError, route, type Reply, type ServiceRoute } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { answerTimes } from '../use-cases/answer-times';
import { boatAvailability } from '../use-cases/boat-availability';
import { boatCalendar } from '../use-cases/boat-calendar';
import { createBooking } from '../use-cases/create-booking';
import { placeHold, type HoldInZone } from '../use-cases/place-hold';
import { quoteReservation } from '../use-cases/quote-reservation';
import { releaseHold } from '../use-cases/release-hold';
import { showHold } from '../use-cases/show-hold';
import { presentHold, presentQuote } from './present-hold';
import { showBooking } from './show-booking';

/** A calendar is looked at before a time is chosen; what is chosen is judged by what is free then. */
const CALENDAR_SECONDS = 60;

/** From the first question to a paid reservation. */
export function reservationRoutes(deps: Deps): ServiceRoute[] {
  const terms = termsOf(deps.config);
  const placed = ({ hold, zone }: HoldInZone): Reply<api.HoldView> => ({
    status: 201,
    body: presentHold(hold, zone, terms),
  });

  return [
    route(api.quoteReservation, async ({ body }) => ({
      status: 200,
      body: presentQuote(await quoteReservation(deps, body), terms),
    })),

    route(api.boatCalendar, async ({ params, query }) => {
      const { days, ...calendar } = await boatCalendar(deps, { boatId: params.id, ...query });
      return {
        status: 200,
        headers: { 'cache-control': `public, max-age=${CALENDAR_SECONDS}` },
        body: { ...calendar, days: days.map(({ rateCents, ...day }) => ({ ...day, rate: dollarsOf(rateCents) })) },
      };
    }),

    route(api.getAnswerTimes, async ({ params }) => ({ status: 200, body: await answerTimes(deps, params.id) })),

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

    route(api.createHold, async ({ body, actor, ip, once }) => {
      const held = await placeHold({ ...deps, db: once(deps.db, placed) }, actor, { ...body, address: ip });
      return placed(held);
    }),

    route(api.getHold, async ({ params, actor }) => {
      const { hold, zone } = await showHold(deps, actor, params.id);
      return { status: 200, body: presentHold(hold, zone, terms) };
    }),

    route(api.releaseHold, async ({ params, actor }) => {
      await releaseHold(deps, actor, params.id);
      return { status: 204 };
    }),

    // Idempotent by its payment, with or without a key: one payment is one booking.
    route(api.createBooking, async ({ body, actor }) => {
      const booking = await createBooking(deps, actor, body);
      if (hasLostSlot(booking)) {
        throw new AppError('slot_taken', {
          message: 'This time has just been taken. Your deposit is being refunded.',
          extra: { bookingId: booking.id },
        });
      }
      if (isWithdrawn(booking)) {
        throw new AppError('boat_not_found', {
          message: 'This boat is no longer offered. Your deposit is being refunded.',
          extra: { bookingId: booking.id },
        });
      }
      return { status: 201, body: await showBooking(deps, booking, actor) };
    }),
  ];
}
