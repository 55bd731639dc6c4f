import * as events from '@harbourline/contracts';
import { projectAll, react, type Clock, type EventHandler, type Projection } from '@harbourline/service-kit';
import type { PrismaClient } from '../generated/prisma/client';
import { erasePerson } from '../use-cases/erase-person';
import { hideBoatsOfOwner } from '../use-cases/hide-boats-of-owner';
import { keepBusyBlocks, keepBusyBookings } from '../use-cases/keep-busy-times';
import { keepCharters } from '../use-cases/keep-charters';
import { keepUsers } from '../use-cases/keep-users';

type Handler = EventHandler<PrismaClient>;

const USERS: Projection = { name: 'users', table: 'users', subject: 'id', version: 3 };
const BUSY_BOOKINGS: Projection = { name: 'busy-bookings', table: 'busy_bookings', subject: 'booking_id' };
const CHARTERS: Projection = { name: 'charters', table: 'charters', subject: 'booking_id', version: 3 };
const BUSY_BLOCKS: Projection = { name: 'busy-blocks', table: 'busy_blocks', subject: 'block_id' };

/** The events that this service listens to. */
export function catalogSubscriptions({ clock }: { clock: Clock }): Handler[] {
  return [
    ...events.USER_EVENTS.map((event): Handler => projectAll(USERS, event, keepUsers)),
    ...events.BOOKING_EVENTS.map((event): Handler => projectAll(BUSY_BOOKINGS, event, keepBusyBookings)),
    ...events.BOOKING_EVENTS.map((event): Handler => projectAll(CHARTERS, event, keepCharters)),
    projectAll(BUSY_BLOCKS, events.calendarBlockChanged, keepBusyBlocks),
    react('erase-person', events.accountClosed, (db, { userId }) => erasePerson({ db, clock }, userId)),
    // No part of the projection: one that is rebuilt must not hide again what was shown since.
    react('hide-boats-of-owner', events.userUpdated, (db, user) => hideBoatsOfOwner({ db, clock }, user)),
  ];
}
