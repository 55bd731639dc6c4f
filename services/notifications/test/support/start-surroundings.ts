import { join } from 'node:path';
import { bookingVersion } from '@harbourline/contracts';
import { route, type ServiceRoute } from '@harbourline/service-kit';
import { postgresForTests } from '@harbourline/servers/test-postgres';
import { migratedDatabase } from '@harbourline/test-kit/migrated-database';
import { startEventSource } from '@harbourline/test-kit/start-event-source';
import { startIdentitySource } from '@harbourline/test-kit/start-identity-source';
import { testEnvironment } from '@harbourline/test-kit/test-environment';

const MIGRATIONS = join(__dirname, '..', '..', 'prisma', 'migrations');
export const SETTINGS_SECRET = 'only-for-tests-settings-secret';
/** When everything happens that the sources tell of. */
const EVENT_TIME = '2026-06-28T15:00:00.000Z';

export type Surroundings = Awaited<ReturnType<typeof startSurroundings>>;

/** Booking has nothing to tell that its events have not. */
const knowsNoMore = route(bookingVersion, async () => ({ status: 200, body: { version: null } }));

/** The service's surroundings: a real database, an identity that publishes and signs tokens, and a booking and a catalog that publish. */
export async function startSurroundings(
  own: Record<string, string>,
  routesOfCatalog: readonly ServiceRoute[] = [],
  routesOfBooking: readonly ServiceRoute[] = [knowsNoMore],
) {
  const postgres = await postgresForTests();
  const [identity, booking, catalog] = await Promise.all([
    startIdentitySource({ postgres, at: EVENT_TIME }),
    startEventSource('booking', { postgres, at: EVENT_TIME, routes: routesOfBooking }),
    startEventSource('catalog', { postgres, at: EVENT_TIME, routes: routesOfCatalog }),
  ]);
  return {
    identity,
    booking,
    catalog,
    environment: testEnvironment({
      DATABASE_URL: await migratedDatabase(postgres, 'notifications', MIGRATIONS),
      IDENTITY_URL: identity.url,
      BOOKING_URL: booking.url,
      CATALOG_URL: catalog.url,
      MAIL_FROM: 'Harbourline <bookings@harbourline.example>',
      PUBLIC_ORIGIN: 'https://harbourline.example',
      SETTINGS_SECRET,
      SUPPORT_EMAIL: 'support@harbourline.example',
      // Most tests write to one person again and again.
      CONFIRMATION_MAILS_PER_HOUR: '1000',
      CHANGE_MAIL_MINUTES: '0',
      ...own,
    }),
    async stop() {
      await Promise.all([identity.stop(), booking.stop(), catalog.stop()]);
      await postgres.stop();
    },
  };
}
