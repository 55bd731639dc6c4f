import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type {
  BookingState,
  BookingStatement,
  EventDefinition,
  EventEnvelope,
  holdCost,
  RouteResponse,
} from '@harbourline/contracts';
import { verifyServiceToken } from '@harbourline/service-kit/auth/service-token';
import { LONG_POLL_MS } from '@harbourline/service-kit/events/feed';
import { TEST_INTERNAL_SECRET } from '@harbourline/test-kit/test-environment';

type Hold = RouteResponse<typeof holdCost>;

/** Answers for booking what payments asks of it: what a hold costs, who claims a payment, and its events. */
export async function startBookingStandIn(secret = TEST_INTERNAL_SECRET) {
  const holds = new Map<string, Hold>();
  /** Which booking claims which intent, as booking's own database has it. */
  const claims = new Map<string, number>();
  /** Amounts that are not the deposit of anything that a boat offers. */
  const refusedDeposits = new Set<number>();
  const events: EventEnvelope[] = [];
  const published = new EventEmitter().setMaxListeners(0);
  const asked: string[] = [];
  /** The newest that was published of each booking. */
  const newest = new Map<number, { version: number; state: BookingState }>();
  /** Rows in which booking's own database differs from its events; null where it has no such row. */
  const otherwise = new Map<number, Partial<BookingStatement> | null>();
  let moneyOf: (bookingId: number) => Promise<{ cents: number; at: string | null }> = () =>
    Promise.resolve({ cents: 0, at: null });
  let down = false;
  let beforeAnswer: (paymentIntentId: string) => Promise<unknown> = () => Promise.resolve();
  let beforeStatements: () => Promise<unknown> = () => Promise.resolve();

  const server = createServer((request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const token = request.headers.authorization?.split(' ')[1] ?? '';
    if (verifyServiceToken(token, { self: 'booking', secret })?.name !== 'payments') {
      return answer(401, { code: 'unauthenticated', message: 'no' });
    }
    const url = new URL(request.url ?? '', 'http://booking');
    if (url.pathname === '/internal/feed') return void readFeed(url, answer);
    const [, paymentIntentId] = /^\/internal\/bookings\/by-payment\/(.+)$/.exec(url.pathname) ?? [];
    if (paymentIntentId) asked.push(paymentIntentId);
    if (down) return answer(503, { code: 'unavailable', message: 'down' });
    if (paymentIntentId) {
      const bookingId = claims.get(paymentIntentId) ?? null;
      return void beforeAnswer(paymentIntentId).then(() => answer(200, { bookingId }));
    }
    const [, after, limit] = /^\/internal\/bookings\/statements\/(\d+)\/(\d+)$/.exec(url.pathname) ?? [];
    if (after) {
      return void beforeStatements()
        .then(() => statements(Number(after), Number(limit)))
        .then((rows) => answer(200, { statements: rows }));
    }
    const [, boatId, cents] = /^\/internal\/boats\/(\d+)\/deposits\/(\d+)$/.exec(url.pathname) ?? [];
    if (boatId) return answer(200, { offered: !refusedDeposits.has(Number(cents)) });
    const hold = holds.get(/^\/internal\/holds\/(.+)\/cost$/.exec(url.pathname)?.[1] ?? '');
    return hold ? answer(200, hold) : answer(404, { code: 'hold_not_found', message: 'gone' });
  });

  async function statements(after: number, limit: number): Promise<BookingStatement[]> {
    const ids = [...newest.keys()].filter((id) => id > after && otherwise.get(id) !== null);
    return Promise.all(
      ids
        .sort((one, other) => one - other)
        .slice(0, limit)
        .map(state),
    );
  }

  async function state(id: number): Promise<BookingStatement> {
    const booking = newest.get(id)?.state;
    if (!booking) throw new Error(`there is no booking ${id}`);
    const { status, renterId, paymentIntentId, depositCents, refundCents, settlement, refundChoice } = booking;
    const { cents: refundedCents, at } = await moneyOf(id);
    const refundedAt = refundCents !== null && refundedCents > 0 && refundedCents >= refundCents ? at : null;
    const money = { depositCents, refundCents, settlement, refundChoice, refundedCents, refundedAt };
    return { id, status, renterId, paymentIntentId, ...money, ...otherwise.get(id) };
  }

  async function readFeed(url: URL, answer: (status: number, body: object) => unknown): Promise<void> {
    const after = Number(url.searchParams.get('after'));
    if (events.length <= after && url.searchParams.get('wait') !== 'false')
      await once(published, 'event', { signal: AbortSignal.timeout(LONG_POLL_MS) }).catch(() => undefined);
    const types = url.searchParams.get('types')?.split(',') ?? [];
    answer(200, {
      events: events.slice(after).filter(({ type }) => types.includes(type)),
      position: String(Math.max(events.length, after)),
    });
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    holds,
    claims,
    refusedDeposits,
    otherwise,
    /** Sets the source from which booking hears what has gone back of a deposit. */
    hears: (source: typeof moneyOf) => void (moneyOf = source),
    /** The intents of which it was asked who claims them. */
    asked,
    /** Answers nothing but its feed, or answers again. */
    setDown: (value: boolean) => void (down = value),
    /** Work that is done while booking is asked who claims a payment. */
    meanwhile: (work: typeof beforeAnswer) => void (beforeAnswer = work),
    /** Work that is done while booking is asked about its bookings' money. */
    whileStating: (work: typeof beforeStatements) => void (beforeStatements = work),
    publish(event: EventDefinition, data: BookingState, version = 2): void {
      if (version > (newest.get(data.id)?.version ?? 0)) newest.set(data.id, { version, state: data });
      events.push({
        specversion: '1.0',
        id: randomUUID(),
        source: '/booking',
        type: event.type,
        subject: String(data.id),
        time: new Date().toISOString(),
        datacontenttype: 'application/json',
        aggregateversion: version,
        data,
      });
      published.emit('event');
    },
    /** Says the last event again, as happens after a crash. */
    repeatLast(): void {
      const last = events.at(-1);
      if (last) events.push(last);
      published.emit('event');
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
