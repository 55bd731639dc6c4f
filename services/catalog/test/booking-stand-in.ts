import { randomUUID } from 'node:crypto';
import type { bookingRequested } from '@harbourline/contracts';
import {
  bookingConfirmed,
  calendarBlockChanged,
  type BookingState,
  type EventDefinition,
} from '@harbourline/contracts';
import { postgresForTests } from '@harbourline/servers/test-postgres';
import { startEventSource } from '@harbourline/test-kit/start-event-source';
import type { z } from 'zod';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import { startCatalog } from './start-catalog';

export type BookingEvent = typeof bookingRequested;
export type Busy = Awaited<ReturnType<typeof startCatalogWithBooking>>;

/** The service, with somebody in booking's place who publishes what happens to reservations. */
export async function startCatalogWithBooking(given: { rateLimit?: 'on' } = {}) {
  const postgres = await postgresForTests();
  const booking = await startEventSource('booking', { postgres, at: '2026-11-21T12:00:00Z' });
  const catalog = await startCatalog({ bookingUrl: booking.url, ...given });
  const versions = new Map<string, number>();
  let bookings = 0;

  /** Publishes, and waits until the catalog has heard of it. */
  async function tell<S extends z.ZodType>(event: EventDefinition<S>, subject: string | number, data: z.input<S>) {
    const version = (versions.get(String(subject)) ?? 0) + 1;
    versions.set(String(subject), version);
    await booking.publish(event, subject, data);
    // A booking is kept for when its boat is taken, and for who takes part in it.
    const projections = event.aggregate === 'booking' ? ['busy-bookings', 'charters'] : ['busy-blocks'];
    await eventuallyFinds(async () => {
      const rows = await catalog.db.client.$queryRaw<unknown[]>`
        SELECT 1 FROM kit.projection_versions
        WHERE projection = ANY(${projections}) AND subject = ${String(subject)} AND version >= ${version}`;
      return rows.length === projections.length;
    });
  }

  return {
    catalog,
    /** Something happens to a booking. */
    async happens(
      event: BookingEvent,
      booked: BookingState,
      changes: Partial<BookingState> = {},
    ): Promise<BookingState> {
      const state = { ...booked, ...changes };
      await tell(event, state.id, state);
      return state;
    },
    /** A confirmed booking, from one instant to another. */
    async reserve(boatId: number, startDate: Date, endDate: Date): Promise<BookingState> {
      const id = (bookings += 1);
      const times = { startDate: startDate.toISOString(), endDate: endDate.toISOString() };
      const state = { ...bookingConfirmed.sample, id, boatId, ...times };
      await tell(bookingConfirmed, id, state);
      return state;
    },
    /** An owner keeps a boat free, or a captain themselves. @returns what takes it back. */
    async block(boatId: number | null, startDate: Date, endDate: Date): Promise<() => Promise<void>> {
      const id = randomUUID();
      const captainId = boatId === null ? 7 : null;
      const data = { id, boatId, captainId, startDate: startDate.toISOString(), endDate: endDate.toISOString() };
      await tell(calendarBlockChanged, id, { ...data, removed: false });
      return () => tell(calendarBlockChanged, id, { ...data, removed: true });
    },
    async stop(): Promise<void> {
      await catalog.stop();
      await booking.stop();
      await postgres.stop();
    },
  };
}
