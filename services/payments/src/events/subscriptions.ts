import * as events from '@harbourline/contracts';
import { project, react, type EventHandler, type Projection } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import type { PrismaClient } from '../generated/prisma/client';
import { rememberBooking } from '../use-cases/remember-booking';
import { requestRefund } from '../use-cases/request-refund';

const BOOKINGS: Projection = { name: 'bookings', table: 'bookings', subject: 'id' };

/** All that payments listens to. */
export function paymentsSubscriptions(deps: Deps): EventHandler<PrismaClient>[] {
  const refund = (name: string, event: typeof events.bookingCancelled) =>
    react<PrismaClient, typeof events.bookingState>(name, event, (db, booking) =>
      requestRefund({ ...deps, db }, booking),
    );
  return [
    project(BOOKINGS, events.bookingRequested, rememberBooking),
    project(BOOKINGS, events.bookingConfirmed, rememberBooking),
    project(BOOKINGS, events.bookingDeclined, rememberBooking),
    project(BOOKINGS, events.bookingCancelled, rememberBooking),
    project(BOOKINGS, events.bookingExpired, rememberBooking),
    project(BOOKINGS, events.bookingRejected, rememberBooking),
    refund('refund-declined', events.bookingDeclined),
    refund('refund-cancelled', events.bookingCancelled),
    refund('refund-expired', events.bookingExpired),
    refund('refund-rejected', events.bookingRejected),
  ];
}
