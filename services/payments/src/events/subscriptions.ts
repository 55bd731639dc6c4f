import * as events from '@harbourline/contracts';
import { projectAll, react, type EventHandler, type Projection } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import type { PrismaClient } from '../generated/prisma/client';
import { erasePerson } from '../use-cases/people/erase-person';
import { rememberBookings } from '../use-cases/projections/remember-bookings';
import { rememberUsers } from '../use-cases/projections/remember-users';
import { settleDeposit } from '../use-cases/settlements/settle-deposit';

type Handler = EventHandler<PrismaClient>;

const USERS: Projection = { name: 'users', table: 'users', subject: 'id' };
const BOOKINGS: Projection = { name: 'bookings', table: 'bookings', subject: 'id' };

/** The events that divide a deposit or change its division. */
const SETTLING = [
  events.bookingDeclined,
  events.bookingCancelled,
  events.bookingExpired,
  events.bookingRejected,
  events.bookingRefundChosen,
  events.bookingCompleted,
  events.bookingUpdated,
  // An administrator takes a completed charter back.
  events.bookingConfirmed,
];

/** All that payments listens to. */
export function paymentsSubscriptions(deps: Deps): Handler[] {
  return [
    ...events.USER_EVENTS.map((event): Handler => projectAll(USERS, event, rememberUsers)),
    ...events.BOOKING_EVENTS.map((event): Handler => projectAll(BOOKINGS, event, rememberBookings)),
    react<PrismaClient, typeof events.accountClosed.data>('erase-person', events.accountClosed, (db, { userId }) =>
      erasePerson({ db }, userId),
    ),
    ...SETTLING.map((event) =>
      react<PrismaClient, typeof events.bookingState>(
        `settle:${event.type}`,
        event,
        (db, booking, { aggregateversion }) => settleDeposit({ ...deps, db }, booking, aggregateversion),
      ),
    ),
  ];
}
