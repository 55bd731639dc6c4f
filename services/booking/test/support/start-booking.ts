import type { BookingView, HoldView, ReservationPayload, Role } from '@harbourline/contracts';
import { postgresForTests } from '@harbourline/local/servers/test-postgres';
import { readConfig, startService } from '@harbourline/service-kit';
import { startTestIdentity } from '@harbourline/service-kit/test-support/start-test-identity';
import { TestClock } from '@harbourline/service-kit/test-support/test-clock';
import { testEnvironment } from '@harbourline/service-kit/test-support/test-environment';
import { Client } from 'pg';
import { bookingService } from '../../src/app';
import { configSchema } from '../../src/config';
import { startPaymentAnswers } from './provider-of-payments';

export const NOW = '2026-06-01T12:00:00.000Z';
/** 14:00 to 18:00 in Toronto, two weeks ahead. */
export const SLOT = { startDate: '2026-06-15T18:00:00.000Z', endDate: '2026-06-15T22:00:00.000Z' };
export const OWNER = 3;
export const RENTER = 5;
export const CAPTAIN = 7;
export const BOAT = 12;

export interface Answer<Body> {
  status: number;
  body: Body;
  headers: Headers;
}

export type TestBooking = Awaited<ReturnType<typeof startBooking>>;

/** The service on a real database that knows a boat, its owner, a renter and a licensed captain. */
export async function startBooking(environment: Record<string, string> = {}) {
  const postgres = await postgresForTests();
  const identity = await startTestIdentity();
  const payments = await startPaymentAnswers();
  const databaseUrl = await postgres.urlForNewDatabase('booking');
  const clock = new TestClock(NOW);
  const config = readConfig(
    configSchema,
    testEnvironment({
      DATABASE_URL: databaseUrl,
      IDENTITY_URL: identity.url,
      PAYMENTS_URL: payments.url,
      DATABASE_POOL: '20',
      ...environment,
    }),
  );
  const retryMs = Array.from({ length: 200 }, () => 50);
  const service = await startService({ ...bookingService(config), clock, retryMs });
  const sql = new Client({ connectionString: databaseUrl });
  await sql.connect();
  await fillProjections(sql);

  const as = (id: number | null, role: Role = 'renter') => ({
    async send<Body>(
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<Answer<Body>> {
      const response = await fetch(service.url + path, {
        method,
        headers: {
          ...(id === null ? {} : { authorization: `Bearer ${identity.tokenFor({ id, role })}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return {
        status: response.status,
        headers: response.headers,
        body: (response.status === 204 ? undefined : await response.json()) as Body,
      };
    },
  });

  const wish = (changes: Partial<ReservationPayload> = {}): ReservationPayload => ({
    boatId: BOAT,
    ...SLOT,
    captainId: null,
    guestCount: 4,
    ...changes,
  });

  const hold = (changes: Partial<ReservationPayload> = {}, renter = RENTER) =>
    as(renter).send<HoldView & { code?: string }>('POST', '/api/bookings/holds', wish(changes));

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
      renterId,
      boatId,
      holdId: held.holdId,
      paidAt: NOW,
    });
    return id;
  }

  const book = (body: object, renter = RENTER) =>
    as(renter).send<BookingView & { code?: string }>('POST', '/api/bookings', body);

  /** A pending reservation, paid. */
  async function pending(changes: Partial<ReservationPayload> = {}): Promise<BookingView> {
    const held = (await hold(changes)).body;
    const { depositAmount } = held.quote;
    const paymentIntentId = paid({ holdId: held.holdId, depositAmount }, undefined, RENTER, changes.boatId);
    return (await book({ ...wish(changes), paymentIntentId, holdId: held.holdId })).body;
  }

  const events = async () =>
    (
      await sql.query<{ type: string; subject: string; data: Record<string, unknown> }>(
        'SELECT type, subject, data FROM kit.outbox ORDER BY id',
      )
    ).rows;

  return {
    ...{ service, databaseUrl, sql, clock, payments, as, wish, hold, paid, book, pending, events },
    async stop() {
      await sql.end();
      await service.stop();
      await payments.stop();
      await identity.stop();
      await postgres.stop();
    },
  };
}

async function fillProjections(sql: Client): Promise<void> {
  await sql.query(
    `INSERT INTO boats (id, owner_id, boat_name, model, city, capacity, length, rate_cents, minimum_hours, custom_rates, images, available)
     VALUES ($1, $2, 'Northern Light', 'Sea Ray Sundancer', 'Toronto', 12, 45, 35000, 3, '{"2026-07-01": 420}', '{}', true)`,
    [BOAT, OWNER],
  );
  for (const [id, role, name, licensed] of [
    [OWNER, 'owner', 'Olivia Owner', false],
    [RENTER, 'renter', 'Rory Renter', false],
    [CAPTAIN, 'captain', 'Cam Captain', true],
    [8, 'captain', 'Una Licensed', false],
  ] as const) {
    await sql.query(
      'INSERT INTO users (id, role, full_name, email, phone, licensed, active) VALUES ($1, $2, $3, $4, $5, $6, true)',
      [id, role, name, `${id}@example.com`, `+1416555010${id}`, licensed],
    );
  }
  await sql.query(
    'INSERT INTO captain_rates (boat_id, captain_id, hourly_rate_cents, active) VALUES ($1, $2, 6500, true), ($1, 8, 5000, true)',
    [BOAT, CAPTAIN],
  );
}

/** Polls until the check holds. @throws after the deadline, with what was seen last. */
export async function eventually<T>(
  look: () => Promise<T>,
  holds: (seen: T) => boolean,
  withinMs = 10_000,
): Promise<T> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const seen = await look();
    if (holds(seen)) return seen;
    if (Date.now() > deadline) throw new Error(`did not happen in time; last seen: ${JSON.stringify(seen)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
