import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bookingRequested, type BookingState, type holdCost, type RouteResponse } from '@harbourline/contracts';
import { freePort } from '@harbourline/servers/free-ports';
import { postgresForTests } from '@harbourline/servers/test-postgres';
import { startSandbox } from '@harbourline/sandbox';
import { readConfig, startService } from '@harbourline/service-kit';
import { Pool, type QueryResultRow } from 'pg';
import { logLines } from '@harbourline/test-kit/log-lines';
import { migratedDatabase } from '@harbourline/test-kit/migrated-database';
import { startTestIdentity, type TestUser } from '@harbourline/test-kit/start-test-identity';
import { RunningClock } from '@harbourline/test-kit/running-clock';
import { watchJobs } from '@harbourline/test-kit/watched-jobs';
import { testEnvironment } from '@harbourline/test-kit/test-environment';
import Stripe from 'stripe';
import { paymentsService } from '../../src/app';
import { configSchema } from '../../src/config';
import { startBookingStandIn } from './booking-stand-in';
import { clientOf } from './client';
import { startFaultProxy } from './fault-proxy';
import { KEYS, sandboxClient } from './sandbox-client';

// How often the provider's client tries is tested, not how long it pauses in between. Its constructor makes a subclass.
const anyClient: object = Object.getPrototypeOf(new Stripe(KEYS.stripeSecretKey));
Object.assign(anyClient, { getInitialNetworkRetryDelay: () => 0.02, getMaxNetworkRetryDelay: () => 0.05 });

const MIGRATIONS = join(__dirname, '..', '..', 'prisma', 'migrations');

type Hold = RouteResponse<typeof holdCost>;

export const ADMIN: TestUser = { id: 1, role: 'admin' };

/** The columns of a payment's row that tests look at. */
export interface PaymentRow extends QueryResultRow {
  id: number;
  status: string;
  claim_until: Date | null;
  compared_at: Date | null;
}

/** Everything that payments talks to, real but for booking and identity: PostgreSQL, and the card provider's sandbox. */
export async function startSurroundings() {
  const [postgres, identity, booking, network] = await Promise.all([
    postgresForTests(),
    startTestIdentity(),
    startBookingStandIn(),
    startFaultProxy(),
  ]);
  const clock = new RunningClock();
  const databaseUrl = await migratedDatabase(postgres, 'payments', MIGRATIONS);
  const dataDir = await mkdtemp(join(tmpdir(), 'payments-sandbox-'));
  const port = await freePort();
  const sandbox = await startSandbox({
    ...KEYS,
    port: 0,
    dataDir,
    webhookUrl: `http://127.0.0.1:${port}/api/payment/webhook`,
    processingDelayMs: 3_600_000,
    refundFailureDelayMs: 300,
    clock,
  });
  network.setTarget(sandbox.url);
  const database = new Pool({ connectionString: databaseUrl, max: 4 });
  database.on('error', () => undefined); // the server may stop before it has closed its idle connections
  const rows = async <Row extends QueryResultRow>(sql: string, values: unknown[] = []) =>
    (await database.query<Row>(sql, values)).rows;
  booking.hears(async (bookingId) => {
    const [moved] = await rows<{ cents: number; at: Date | null }>(
      `SELECT coalesce(sum((data->>'amountCents')::int), 0)::int AS cents, max(time) AS at FROM kit.outbox
       WHERE type IN ('payment.refunded.v1', 'credit.issued.v1') AND (data->>'bookingId')::int = $1`,
      [bookingId],
    );
    return { cents: moved?.cents ?? 0, at: moved?.at?.toISOString() ?? null };
  });

  return {
    clock,
    identity,
    booking,
    network,
    rows,
    postgres,
    port,
    sandbox: sandboxClient(sandbox.url),
    environment: testEnvironment({
      // One renter begins more payments in a test than anyone does in an hour; the tests of limits switch them on.
      RATE_LIMIT: 'off',
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      IDENTITY_URL: identity.url,
      BOOKING_URL: booking.url,
      STRIPE_SECRET_KEY: KEYS.stripeSecretKey,
      STRIPE_PUBLISHABLE_KEY: KEYS.stripePublishableKey,
      STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
      STRIPE_API_URL: network.url,
    }),
    /** A live hold of a renter, for 15 minutes. */
    newHold(about: Partial<Hold> = {}): Hold {
      const hold: Hold = {
        holdId: randomUUID(),
        renterId: 5,
        boatId: 12,
        depositCents: 41_500,
        expiresAt: new Date(clock.now().getTime() + 15 * 60_000).toISOString(),
        status: 'live',
        ...about,
      };
      booking.holds.set(hold.holdId, hold);
      return hold;
    },
    /** The events that payments has published about one intent, in order. */
    async eventsOf(paymentIntentId: string): Promise<{ type: string; aggregate_version: number; data: object }[]> {
      return rows(
        `SELECT type, aggregate_version, data FROM kit.outbox WHERE data->>'paymentIntentId' = $1 ORDER BY id`,
        [paymentIntentId],
      );
    },
    async paymentOf(paymentIntentId: string): Promise<PaymentRow> {
      const [payment] = await rows<PaymentRow>('SELECT * FROM payments WHERE intent_id = $1', [paymentIntentId]);
      if (!payment) throw new Error(`no payment has the intent ${paymentIntentId}`);
      return payment;
    },
    async stop() {
      await database.end();
      await sandbox.stop();
      await Promise.all([network.stop(), booking.stop(), identity.stop(), postgres.stop()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The service itself, in this process, with all that it talks to. */
export async function startPayments(settings: Record<string, string> = {}) {
  const surroundings = await startSurroundings();
  const { clock, identity } = surroundings;
  const environment = { ...surroundings.environment, ...settings };
  const log = logLines('payments');
  const pauses: (() => Promise<void>)[] = [];
  const start = (own: Record<string, string> = {}, answerWithinMs?: number) => {
    const config = readConfig(configSchema, { ...environment, ...own });
    const { definition, untilNothingIsDue } = watchJobs(paymentsService(config, answerWithinMs), clock);
    pauses.push(untilNothingIsDue);
    return startService({ ...definition, clock, logger: log.logger });
  };
  let service = await start();
  const replicas: Awaited<ReturnType<typeof start>>[] = [];
  return {
    ...surroundings,
    environment,
    log,
    ...clientOf(() => service.url, identity),
    db: () => service.db,
    /** Its jobs have looked, and left nothing that is due. */
    untilNothingIsDue: () => Promise.all(pauses.map((each) => each())),
    /** `answerWithinMs` is how long it waits from now on for an answer of the card provider. */
    async restart(answerWithinMs?: number) {
      await service.stop();
      pauses.splice(0);
      service = await start({}, answerWithinMs);
    },
    /** Starts another one of the service beside the first. */
    async addReplica() {
      replicas.push(await start({ PORT: String(await freePort()) }));
    },
    async stop() {
      await Promise.all([service, ...replicas].map((each) => each.stop()));
      await surroundings.stop();
    },
  };
}

let bookingId = 1000;
/** A booking of a paid deposit, as booking tells of it. */
export function bookingOf(paymentIntentId: string, about: Partial<BookingState> = {}): BookingState {
  bookingId += 1;
  return { ...bookingRequested.sample, id: bookingId, paymentIntentId, ...about };
}

/** The same booking after its end, with the deposit to be given back. */
export function ended(booking: BookingState, refundCents = booking.depositCents): BookingState {
  return { ...booking, status: 'cancelled', outcome: 'owner_declined', respondBy: null, refundCents };
}
