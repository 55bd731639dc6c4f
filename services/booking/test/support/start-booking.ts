import { join } from 'node:path';
import type { BookingView, HoldView, ReservationPayload, Role } from '@harbourline/contracts';
import type { SentAct } from '@harbourline/test-kit/acts-on-bookings';
import { postgresForTests } from '@harbourline/servers/test-postgres';
import { readConfig, startService } from '@harbourline/service-kit';
import { UNDECLARED_REFUSAL } from '@harbourline/service-kit/http/serve-route';
import { logLines } from '@harbourline/test-kit/log-lines';
import { migratedDatabase } from '@harbourline/test-kit/migrated-database';
import { clientsOf } from '@harbourline/test-kit/service-client';
import { startTestIdentity } from '@harbourline/test-kit/start-test-identity';
import { TestClock } from '@harbourline/test-kit/test-clock';
import { watchJobs } from '@harbourline/test-kit/watched-jobs';
import { testEnvironment } from '@harbourline/test-kit/test-environment';
import { Client } from 'pg';
import { bookingService } from '../../src/app';
import { configSchema } from '../../src/config';
import { BOAT, fillProjections, NOW, PARTY, RENTER, SLOT } from './cast';
import { startPaymentAnswers } from './provider-of-payments';
import { startPictureAnswers } from './provider-of-pictures';

export { BOAT, CAPTAIN, CHEAPER_CAPTAIN, DEARER_CAPTAIN, NOW, OWNER, PARTY, RENTER, SLOT } from './cast';

const MIGRATIONS = join(__dirname, '..', '..', 'prisma', 'migrations');

export const ACCEPT = { status: 'confirmed', ownerAdjusted: false, adjustedStartTime: null, adjustedCaptainId: null };
export const DECLINE = { ...ACCEPT, status: 'canceled' };

export type TestBooking = Awaited<ReturnType<typeof startBooking>>;

/**
 * The service on a real database that knows a boat, its owner, a renter and captains. Without jobs nothing happens by
 * itself: what is overdue stays as it is. `paymentsFeed` is who publishes the events of payments.
 */
export async function startBooking(
  environment: Record<string, string> = {},
  { jobs = true, paymentsFeed }: { jobs?: boolean; paymentsFeed?: string } = {},
) {
  const postgres = await postgresForTests();
  const identity = await startTestIdentity();
  const payments = await startPaymentAnswers(paymentsFeed);
  const pictures = await startPictureAnswers();
  const databaseUrl = await migratedDatabase(postgres, 'booking', MIGRATIONS);
  const clock = new TestClock(NOW);
  const config = readConfig(
    configSchema,
    testEnvironment({
      DATABASE_URL: databaseUrl,
      IDENTITY_URL: identity.url,
      PAYMENTS_URL: payments.url,
      CATALOG_URL: pictures.url,
      DATABASE_POOL: '20',
      PUBLIC_ORIGIN: 'https://harbourline.example',
      ...environment,
    }),
  );
  const retryMs = Array.from({ length: 200 }, () => 50);
  const log = logLines('booking');
  const { definition, untilNothingIsDue } = watchJobs(bookingService(config), clock);
  /** Another process of the same service on the same database. */
  const replica = () =>
    startService({
      ...definition,
      wire: async (env) => ({ ...(await definition.wire(env)), ...(jobs ? {} : { jobs: [] }) }),
      clock,
      logger: log.logger,
      retryMs,
    });
  const service = await replica();
  const sql = new Client({ connectionString: databaseUrl });
  await sql.connect();
  await fillProjections(sql);

  const clientOf = clientsOf(() => service.url, identity);
  const as = (id: number | null, role: Role = 'renter') => clientOf(id === null ? null : { id, role });

  const wish = (changes: Partial<ReservationPayload> = {}): ReservationPayload => ({
    boatId: BOAT,
    ...SLOT,
    captainId: null,
    guestCount: 4,
    ...changes,
  });

  const hold = (changes: Partial<ReservationPayload> = {}, renter = RENTER) =>
    as(renter).post<HoldView>('/api/bookings/holds', wish(changes));

  /** The provider has taken the money for a hold. */
  function paid(
    held: { holdId: string | null; depositAmount: number },
    id = `pi_${Math.random().toString(36).slice(2)}`,
    renterId = RENTER,
    boatId = BOAT,
  ) {
    payments.payments.set(id, {
      paymentIntentId: id,
      status: 'succeeded',
      amountCents: held.depositAmount * 100,
      creditCents: 0,
      card: null,
      renterId,
      boatId,
      holdId: held.holdId,
      paidAt: NOW,
    });
    return id;
  }

  const book = (body: object, renter = RENTER) => as(renter).post<BookingView>('/api/bookings', body);

  /** A pending reservation, paid. */
  async function pending(changes: Partial<ReservationPayload> = {}): Promise<BookingView> {
    const held = (await hold(changes)).body;
    const { depositAmount } = held.quote;
    const paymentIntentId = paid({ holdId: held.holdId, depositAmount }, undefined, RENTER, changes.boatId);
    return (await book({ ...wish(changes), paymentIntentId, holdId: held.holdId })).body;
  }

  /** Makes a call that changes a booking. */
  const patch = (role: Role, id: number, body: object, who = PARTY[role]) =>
    as(who, role).patch<BookingView>(`/api/bookings/${id}`, body);

  /** Makes a call that has an address of its own. */
  const act = (role: Role, sent: SentAct, who = PARTY[role]) => as(who, role).send<BookingView>(...sent);

  /** A booking that its owner has accepted. */
  async function confirmed(changes: Partial<ReservationPayload> = {}): Promise<BookingView> {
    const { id } = await pending(changes);
    return (await patch('owner', id, ACCEPT)).body;
  }

  const events = async () =>
    (
      await sql.query<{ type: string; subject: string; data: Record<string, unknown> }>(
        'SELECT type, subject, data FROM kit.outbox ORDER BY id',
      )
    ).rows;

  /** The types of a booking's events, in order. */
  const toldOf = async (id: number | string) =>
    (await events()).filter(({ subject }) => subject === String(id)).map(({ type }) => type);

  /** The entries of a booking's history, oldest first. */
  const historyOf = async (id: number) =>
    (
      await sql.query<Record<string, unknown>>(
        `SELECT actor, actor_id, action, from_status, to_status, reason, reason_code, changes, money_kind, money_cents
         FROM booking_history WHERE booking_id = $1 ORDER BY id`,
        [id],
      )
    ).rows;

  /** The claims of a booking, by kind. */
  const claimsOf = async (id: number) =>
    (
      await sql.query<{ kind: string; captain: number | null; from: Date; to: Date }>(
        `SELECT kind, claims.captain_id AS captain, lower(claims.during) AS from, upper(claims.during) AS to
         FROM claims JOIN bookings USING (reservation_id) WHERE bookings.id = $1 ORDER BY kind`,
        [id],
      )
    ).rows;

  /** Nothing is reserved, and it is the first day again. */
  async function reset(): Promise<void> {
    for (const table of ['bookings', 'holds', 'calendar_blocks', 'claims', 'kit.outbox'])
      await sql.query(`DELETE FROM ${table}`);
    clock.set(NOW);
    payments.payments.clear();
    payments.down = false;
    pictures.forget();
  }

  return {
    ...{
      service,
      identity,
      databaseUrl,
      log,
      sql,
      clock,
      payments,
      pictures,
      as,
      wish,
      hold,
      paid,
      book,
      pending,
      events,
    },
    ...{ patch, act, confirmed, toldOf, historyOf, claimsOf, reset, replica, untilNothingIsDue },
    async stop() {
      refuseUndeclared(log.text());
      await sql.end();
      await service.stop();
      await payments.stop();
      await pictures.stop();
      await identity.stop();
      await postgres.stop();
    },
  };
}

/** Whatever a test refuses, the contract tells of it. @throws Error for a refusal of which it does not. */
function refuseUndeclared(log: string): void {
  const lines = log.split('\n').filter((line) => line.includes(UNDECLARED_REFUSAL));
  if (lines.length > 0) throw new Error(lines.join('\n'));
}
