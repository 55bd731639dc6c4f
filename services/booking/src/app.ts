import { join } from 'node:path';
import type { ServiceDefinition } from '@harbourline/service-kit';
import type { BookingConfig } from './config';
import { openDocumentSetter } from './documents/document-setter';
import { bookingSubscriptions } from './events/subscriptions';
import { PrismaClient } from './generated/prisma/client';
import { routesOfBooking } from './http/routes';
import { bookingJobs } from './jobs/booking-jobs';
import { bookingGauges } from './telemetry/gauges';

/** The booking service: what is wired to what. */
export function bookingService(config: BookingConfig): ServiceDefinition<PrismaClient, BookingConfig> {
  return {
    name: 'booking',
    config,
    migrationsDir: join(__dirname, '..', 'prisma', 'migrations'),
    gauges: bookingGauges,
    createClient: (adapter) => new PrismaClient({ adapter }),
    wire(deps) {
      const setter = openDocumentSetter(__dirname, config.PATIENCE);
      return {
        routes: routesOfBooking(deps, setter),
        subscriptions: bookingSubscriptions(deps),
        jobs: bookingJobs(deps),
        close: () => setter.stop(),
      };
    },
  };
}
