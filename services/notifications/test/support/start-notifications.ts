import { bookingRequested, userRegistered, type BookingState, type UserState } from '@harbourline/contracts';
import { readConfig, startService, type Clock, type ServiceRoute } from '@harbourline/service-kit';
import { operateService } from '@harbourline/service-kit/operate-service';
import { RunningClock } from '@harbourline/test-kit/running-clock';
import { clientsOf } from '@harbourline/test-kit/service-client';
import type { SetClock } from '@harbourline/test-kit/test-clock';
import { watchJobs } from '@harbourline/test-kit/watched-jobs';
import { notificationsService } from '../../src/app';
import { configSchema } from '../../src/config';
import type { Delivery } from '../../src/generated/prisma/client';
import { IN_TIME } from './people';
import { startSurroundings } from './start-surroundings';

export type TestNotifications = Awaited<ReturnType<typeof startNotifications>>;

interface Options {
  smtpUrl: string;
  clock?: Clock & SetClock;
  /** How long it gives a mail server to greet. */
  connectWithinMs?: number;
  /** Variables beside the usual ones, such as those that lead to an SMS provider. */
  environment?: Record<string, string>;
  /** What catalog answers, beside its events. */
  routesOfCatalog?: readonly ServiceRoute[];
  /** What booking answers, beside its events. */
  routesOfBooking?: readonly ServiceRoute[];
}

/** The service on a real database, fed by an identity and a booking service that only publish. */
export async function startNotifications({
  smtpUrl,
  environment = {},
  routesOfCatalog,
  routesOfBooking,
  ...options
}: Options) {
  const surroundings = await startSurroundings({ SMTP_URL: smtpUrl, ...environment }, routesOfCatalog, routesOfBooking);
  const { identity, booking, catalog } = surroundings;
  const config = readConfig(configSchema, surroundings.environment);
  const { clock = new RunningClock(IN_TIME), connectWithinMs } = options;
  const pauses: (() => Promise<void>)[] = [];
  const start = () => {
    const { definition, untilNothingIsDue } = watchJobs(notificationsService(config, connectWithinMs), clock);
    pauses.push(untilNothingIsDue);
    return startService({ ...definition, clock });
  };
  const running = [await start()];
  const first = () => {
    const [service] = running;
    if (!service) throw new Error('the service is stopped');
    return service;
  };
  const stopService = async () => {
    pauses.splice(0);
    await Promise.all(running.splice(0).map((service) => service.stop()));
  };
  return {
    identity,
    booking,
    catalog,
    url: () => first().url,
    as: clientsOf(() => first().url, identity),
    db: () => first().db.client,
    deliveries: (): Promise<Delivery[]> => first().db.client.delivery.findMany({ orderBy: { createdAt: 'asc' } }),
    register: async (...users: UserState[]) => {
      for (const user of users) await identity.publish(userRegistered, user.id, user);
    },
    request: (state: BookingState) => booking.publish(bookingRequested, state.id, state),
    /** Runs an operator's command beside the running service. */
    operate: (...command: string[]) =>
      operateService({ ...notificationsService(config), clock }, command, () => undefined),
    /** Every replica has looked, and sends nothing at the moment. */
    untilNothingIsDue: () => Promise.all(pauses.map((each) => each())),
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
      await surroundings.stop();
    },
  };
}
