import * as events from '@harbourline/contracts';
import { project, react, type Clock, type EventHandler, type Projection } from '@harbourline/service-kit';
import type { PrismaClient } from '../generated/prisma/client';
import { hideBoatsOfOwner } from '../use-cases/hide-boats-of-owner';
import { keepBusyBlock, keepBusyBooking } from '../use-cases/keep-busy-times';
import { keepUser } from '../use-cases/keep-user';

const USERS: Projection = { name: 'users', table: 'users', subject: 'id' };
const BUSY_BOOKINGS: Projection = { name: 'busy-bookings', table: 'busy_bookings', subject: 'booking_id' };
const BUSY_BLOCKS: Projection = { name: 'busy-blocks', table: 'busy_blocks', subject: 'block_id' };

/** Whatever may change when a booking occupies its boat, or whether it does. */
const BOOKING_EVENTS = [
  events.bookingRequested,
  events.bookingConfirmed,
  events.bookingAdjusted,
  events.bookingAdjustmentWithdrawn,
  events.bookingAdjustmentAccepted,
  events.bookingChanged,
  events.bookingCaptainLeft,
  events.bookingCaptainReplaced,
  events.bookingDeclined,
  events.bookingCancelled,
  events.bookingExpired,
  events.bookingRejected,
  events.bookingRefundChosen,
  events.bookingCompleted,
  events.bookingUpdated,
];

/** What this service listens to. */
export function catalogSubscriptions({ clock }: { clock: Clock }): EventHandler<PrismaClient>[] {
  return [
    project(USERS, events.userRegistered, keepUser),
    project(USERS, events.userUpdated, keepUser),
    project(USERS, events.userLicencesChanged, keepUser),
    ...BOOKING_EVENTS.map((event): EventHandler<PrismaClient> => project(BUSY_BOOKINGS, event, keepBusyBooking)),
    project(BUSY_BLOCKS, events.calendarBlockChanged, keepBusyBlock),
    // No part of the projection: one that is rebuilt must not hide again what was shown since.
    react('hide-boats-of-owner', events.userUpdated, (db, user) => hideBoatsOfOwner({ db, clock }, user)),
  ];
}
