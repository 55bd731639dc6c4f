import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BookingState, EventDefinition, EventEnvelope, holdCost, RouteResponse } from '@harbourline/contracts';
import { verifyServiceToken } from '@harbourline/service-kit/auth/service-token';
import { TEST_INTERNAL_SECRET } from '@harbourline/service-kit/test-support/test-environment';

type Hold = RouteResponse<typeof holdCost>;

/** Answers for booking what payments asks of it: what a hold costs, who claims a payment, and its events. */
export async function startBookingStandIn(secret = TEST_INTERNAL_SECRET) {
  const holds = new Map<string, Hold>();
  /** Which booking claims which intent, as booking's own database has it. */
  const claims = new Map<string, number>();
  /** What is not the deposit of anything that a boat offers. */
  const refusedDeposits = new Set<number>();
  const events: EventEnvelope[] = [];
  const asked: string[] = [];
  let down = false;
  let beforeAnswer: (intentId: string) => Promise<unknown> = () => Promise.resolve();

  const server = createServer((request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const token = request.headers.authorization?.split(' ')[1] ?? '';
    if (verifyServiceToken(token, { self: 'booking', secret })?.name !== 'payments') {
      return answer(401, { code: 'unauthenticated', message: 'no' });
    }
    const url = new URL(request.url ?? '', 'http://booking');
    if (url.pathname === '/internal/feed') return void readFeed(url, answer);
    const [, intentId] = /^\/internal\/bookings\/by-payment\/(.+)$/.exec(url.pathname) ?? [];
    if (intentId) asked.push(intentId);
    if (down) return answer(503, { code: 'unavailable', message: 'down' });
    if (intentId) {
      const bookingId = claims.get(intentId) ?? null;
      return void beforeAnswer(intentId).then(() => answer(200, { bookingId }));
    }
    const [, boatId, cents] = /^\/internal\/boats\/(\d+)\/deposits\/(\d+)$/.exec(url.pathname) ?? [];
    if (boatId) return answer(200, { offered: !refusedDeposits.has(Number(cents)) });
    const hold = holds.get(/^\/internal\/holds\/(.+)\/cost$/.exec(url.pathname)?.[1] ?? '');
    return hold ? answer(200, hold) : answer(404, { code: 'hold_not_found', message: 'gone' });
  });

  async function readFeed(url: URL, answer: (status: number, body: object) => unknown): Promise<void> {
    const after = Number(url.searchParams.get('after'));
    const deadline = Date.now() + 1_000;
    while (events.length <= after && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
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
    /** The intents of which it was asked who claims them. */
    asked,
    /** Answers nothing but its feed, or answers again. */
    setDown: (value: boolean) => void (down = value),
    /** What happens while booking is asked who claims a payment. */
    meanwhile: (work: typeof beforeAnswer) => void (beforeAnswer = work),
    publish(event: EventDefinition, data: BookingState, version = 2): void {
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
    },
    /** Says the last event again, as happens after a crash. */
    repeatLast(): void {
      const last = events.at(-1);
      if (last) events.push(last);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
