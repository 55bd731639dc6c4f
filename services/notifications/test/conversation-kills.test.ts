import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bookingConfirmed, type ConversationMessage } from '@harbourline/contracts';
import { freePort } from '@harbourline/servers/free-ports';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import { minutes } from '@harbourline/test-kit/patience';
import { clientsOf, type ServiceClient } from '@harbourline/test-kit/service-client';
import { bundleService, replica, type Bundle } from '@harbourline/test-kit/service-process';
import { openDb } from './support/open-db';
import { CONFIRMED, OWNER, RENTER } from './support/people';
import { startSurroundings, type Surroundings } from './support/start-surroundings';

const MESSAGES = 60;
/** After how many more answers it is killed, while several messages are on their way. */
const KILLS = [5, 8, 3, 11];
const AT_ONCE = 6;
const WEEK_MS = 7 * 24 * 60 * 60_000;

let surroundings: Surroundings;
let bundle: Bundle;
let service: ReturnType<typeof replica>;
let database: ReturnType<typeof openDb>;
let renter: ServiceClient;

beforeAll(async () => {
  surroundings = await startSurroundings({
    PORT: String(await freePort()),
    SMTP_URL: 'smtp://127.0.0.1:9',
    MESSAGES_PER_HOUR: '1000',
  });
  bundle = await bundleService(join(__dirname, '..'));
  service = replica(bundle.main, surroundings.environment);
  database = openDb(surroundings);
  renter = clientsOf(() => service.url, surroundings.identity)(RENTER);
});
afterAll(async () => {
  await service?.kill();
  await database?.close();
  await bundle?.remove();
  await surroundings?.stop();
});

it(
  'has each message once and in one order, however often it is killed while phones send and repeat',
  async () => {
    await service.start();
    const start = Date.now() + WEEK_MS;
    const [startDate, endDate] = [start, start + 4 * 60 * 60_000].map((time) => new Date(time).toISOString());
    const booking = { ...CONFIRMED, startDate: startDate ?? '', endDate: endDate ?? '', captainId: null };
    await surroundings.booking.publish(bookingConfirmed, booking.id, booking);
    await eventuallyFinds(() => database.client.booking.findUnique({ where: { id: booking.id } }));

    let answered = 0;
    let kills = 0;
    const numbers: number[] = [];
    /** As a phone does: with the same key until there is an answer. */
    const send = async (text: string): Promise<void> => {
      for (;;) {
        const headers = { 'idempotency-key': `message ${text}` };
        const path = `/api/bookings/${booking.id}/conversation/messages`;
        const answer = await renter.post<ConversationMessage>(path, { text }, headers).catch(() => undefined);
        if (answer?.status === 201) {
          numbers.push(answer.body.number);
          answered += 1;
          return;
        }
        await pause(20);
      }
    };
    const queue = Array.from({ length: MESSAGES }, (_, index) => String(index));
    const phones = Array.from({ length: AT_ONCE }, async () => {
      for (let text = queue.shift(); text !== undefined; text = queue.shift()) await send(text);
    });
    const killing = (async () => {
      for (const after of KILLS) {
        const until = answered + after;
        await eventuallyFinds(() => Promise.resolve(answered >= until));
        await service.kill();
        kills += 1;
        await service.start();
      }
    })();
    await Promise.all([...phones, killing]);

    expect(kills).toBe(KILLS.length);
    const stored = await database.client.conversationMessage.findMany({ orderBy: { number: 'asc' } });
    expect(stored.map(({ number }) => number)).toEqual(Array.from({ length: MESSAGES }, (_, index) => index + 1));
    expect(new Set(stored.map(({ text }) => text)).size).toBe(MESSAGES);
    expect(numbers.toSorted((one, other) => one - other)).toEqual(stored.map(({ number }) => number));
    const reader = { bookingId_userId: { bookingId: booking.id, userId: OWNER.id } };
    expect(await database.client.conversationReader.findUnique({ where: reader })).toMatchObject({ unread: MESSAGES });
  },
  minutes(3),
);
