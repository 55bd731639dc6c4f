import { join } from 'node:path';
import { postgresForTests } from '@harbourline/servers/test-postgres';
import { identityRoutes } from '@harbourline/test-kit/identity-routes';
import { migratedDatabase } from '@harbourline/test-kit/migrated-database';
import { startEventSource } from '@harbourline/test-kit/start-event-source';
import { startTestIdentity } from '@harbourline/test-kit/start-test-identity';
import { testEnvironment } from '@harbourline/test-kit/test-environment';

const MIGRATIONS = join(__dirname, '..', '..', 'prisma', 'migrations');
export const SETTINGS_SECRET = 'only-for-tests-settings-secret';
/** When everything happens that the sources tell of. */
const EVENT_TIME = '2026-06-28T15:00:00.000Z';

export type Surroundings = Awaited<ReturnType<typeof startSurroundings>>;

/** What the service lives in: a real database, and an identity and a booking service that only publish, and sign tokens. */
export async function startSurroundings(own: Record<string, string>) {
  const postgres = await postgresForTests();
  const keys = await startTestIdentity();
  const [identity, booking] = await Promise.all([
    startEventSource('identity', { postgres, at: EVENT_TIME, routes: identityRoutes(keys) }),
    startEventSource('booking', { postgres, at: EVENT_TIME }),
  ]);
  return {
    identity: { ...identity, tokenFor: keys.tokenFor },
    booking,
    environment: testEnvironment({
      DATABASE_URL: await migratedDatabase(postgres, 'notifications', MIGRATIONS),
      IDENTITY_URL: identity.url,
      BOOKING_URL: booking.url,
      MAIL_FROM: 'Harbourline <bookings@harbourline.example>',
      PUBLIC_ORIGIN: 'https://harbourline.example',
      SETTINGS_SECRET,
      SUPPORT_EMAIL: 'support@harbourline.example',
      // Most tests write to one person again and again.
      CONFIRMATION_MAILS_PER_HOUR: '1000',
      ...own,
    }),
    async stop() {
      await Promise.all([identity.stop(), booking.stop(), keys.stop()]);
      await postgres.stop();
    },
  };
}
