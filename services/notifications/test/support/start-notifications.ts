import { bookingRequested, userRegistered, type BookingState, type UserState } from '@harbourline/contracts';
import { postgresForTests } from '@harbourline/local/servers/test-postgres';
import { readConfig, startService, systemClock, type Clock } from '@harbourline/service-kit';
import { startEventSource } from '@harbourline/service-kit/test-support/start-event-source';
import { testEnvironment } from '@harbourline/service-kit/test-support/test-environment';
import { notificationsService } from '../../src/app';
import { configSchema } from '../../src/config';
import type { Delivery } from '../../src/generated/prisma/client';

/** When everything happens that the sources tell of. */
const EVENT_TIME = '2026-06-28T15:00:00.000Z';

export type TestNotifications = Awaited<ReturnType<typeof startNotifications>>;

/** The service on a real database, fed by an identity and a booking service that only publish. */
export async function startNotifications({ smtpUrl, clock = systemClock }: { smtpUrl: string; clock?: Clock }) {
  const postgres = await postgresForTests();
  const [identity, booking] = await Promise.all([
    startEventSource('identity', { postgres, at: EVENT_TIME }),
    startEventSource('booking', { postgres, at: EVENT_TIME }),
  ]);
  const config = readConfig(
    configSchema,
    testEnvironment({
      DATABASE_URL: await postgres.urlForNewDatabase('notifications'),
      IDENTITY_URL: identity.url,
      BOOKING_URL: booking.url,
      SMTP_URL: smtpUrl,
      MAIL_FROM: 'Harbourline <bookings@harbourline.example>',
      PUBLIC_ORIGIN: 'https://harbourline.example',
      SETTINGS_SECRET: 'only-for-tests-settings-secret',
      SUPPORT_EMAIL: 'support@harbourline.example',
    }),
  );
  const start = () => startService({ ...notificationsService(config), clock });
  const running = [await start()];
  const first = () => {
    const [service] = running;
    if (!service) throw new Error('the service is stopped');
    return service;
  };
  const stopService = async () => {
    await Promise.all(running.splice(0).map((service) => service.stop()));
  };
  return {
    identity,
    booking,
    db: () => first().db.client,
    deliveries: (): Promise<Delivery[]> => first().db.client.delivery.findMany({ orderBy: { createdAt: 'asc' } }),
    register: async (...users: UserState[]) => {
      for (const user of users) await identity.publish(userRegistered, user.id, user);
    },
    request: (state: BookingState) => booking.publish(bookingRequested, state.id, state),
    /** Another replica, on the same database. */
    async startReplica() {
      running.push(await start());
    },
    /** Stops the service, lets the caller change its database, and starts it again. */
    async restart(meanwhile: (sql: (statement: string) => Promise<unknown>) => Promise<void>) {
      await meanwhileStopped(first().db.client);
      async function meanwhileStopped(client: ReturnType<typeof first>['db']['client']) {
        await stopService();
        await meanwhile((statement) => client.$executeRawUnsafe(statement));
        await client.$disconnect();
      }
      running.push(await start());
    },
    async stop() {
      await stopService();
      await Promise.all([identity.stop(), booking.stop()]);
      await postgres.stop();
    },
  };
}
