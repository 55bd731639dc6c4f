import * as events from '@harbourline/contracts';
import { project, react, type EventHandler } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import type { PrismaClient } from '../generated/prisma/client';
import { rememberBooking } from '../use-cases/remember-booking';
import { requestRefund } from '../use-cases/request-refund';

/** All that payments listens to. */
export function paymentsSubscriptions(deps: Deps): EventHandler<PrismaClient>[] {
  const refund = (name: string, event: typeof events.bookingCancelled) =>
    react<PrismaClient, typeof events.bookingState>(name, event, (db, booking) =>
      requestRefund({ ...deps, db }, booking),
    );
  return [
    project('bookings', events.bookingRequested, rememberBooking),
    project('bookings', events.bookingConfirmed, rememberBooking),
    project('bookings', events.bookingDeclined, rememberBooking),
    project('bookings', events.bookingCancelled, rememberBooking),
    project('bookings', events.bookingExpired, rememberBooking),
    project('bookings', events.bookingRejected, rememberBooking),
    refund('refund-declined', events.bookingDeclined),
    refund('refund-cancelled', events.bookingCancelled),
    refund('refund-expired', events.bookingExpired),
    refund('refund-rejected', events.bookingRejected),
  ];
}
