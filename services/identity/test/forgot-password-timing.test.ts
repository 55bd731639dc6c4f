import { randomInt } from 'node:crypto';
import { Agent, request as httpRequest } from 'node:http';
import { freshPhone } from '@harbourline/client';
import { PASSWORD_COSTS } from '../src/passwords/passwords';
import { newAddress } from './browser';
import { startIdentity, type TestedIdentity } from './start-identity';
import { rightGuesses, type Timed } from './threshold-guesser';

const CALLS = 400;

let identity: TestedIdentity;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMIT: 'on' }, PASSWORD_COSTS.full);
});
afterAll(async () => {
  agent.destroy();
  await identity.stop();
});

function newPhones(count: number): string[] {
  const phones = new Set<string>();
  while (phones.size < count) phones.add(freshPhone());
  return [...phones];
}

function shuffled<T>(values: readonly T[]): T[] {
  const left = [...values];
  return values.flatMap(() => left.splice(randomInt(left.length), 1));
}

/** Milliseconds from the call to the end of its answer, over a connection that is open already. */
function timeOf(phone: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': newAddress() };
    const started = performance.now();
    const asked = httpRequest(`${identity.url}/api/forgot-password`, { method: 'POST', agent, headers });
    asked.once('error', reject).once('response', (response) => {
      response.resume().once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - started);
        else reject(new Error(`the answer was ${response.statusCode}`));
      });
    });
    asked.end(JSON.stringify({ phone }));
  });
}

it('takes as long for a known phone as for an unknown one: nobody can tell which it was', async () => {
  const now = identity.clock.now();
  const [known, unknown, first] = [newPhones(CALLS / 2), newPhones(CALLS / 2), newPhones(50)];
  const user = { fullName: 'Rosa Martin', password: 'none', createdAt: now, updatedAt: now };
  await identity.db.client.user.createMany({
    data: known.map((phone) => ({ ...user, phone, email: `${phone}@example.com` })),
  });
  for (const phone of first) await timeOf(phone);

  const order = shuffled([
    ...known.map((phone) => ({ phone, known: true })),
    ...unknown.map((phone) => ({ phone, known: false })),
  ]);
  const calls: Timed[] = [];
  for (const each of order) calls.push({ known: each.known, ms: await timeOf(each.phone) });

  expect(rightGuesses(calls)).toBeLessThan(0.6);
});

it('would tell a difference of half a millisecond', () => {
  const noise = () => (randomInt(1_000) + randomInt(1_000) + randomInt(1_000)) / 3_000;
  const calls = shuffled(Array.from({ length: CALLS }, (_, index) => index % 2 === 0)).map((known) => ({
    known,
    ms: 3 + noise() + (known ? 0.5 : 0),
  }));
  expect(rightGuesses(calls)).toBeGreaterThan(0.8);
});
