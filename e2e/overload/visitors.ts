import type { BoatView } from '@harbourline/contracts';
import type { Instance } from '@harbourline/local';
import { Pool } from 'undici';
import { listBoat, register, wishFor } from '../test/support/people';

const BOATS = 8;
/** More than are ever under way: who offers a load does not wait for anybody. */
const CONNECTIONS = 4_000;
const GIVE_UP_AFTER_MS = 20_000;

export interface Answered {
  /** 0 when there was none. */
  status: number;
  ms: number;
}

export interface Visitors {
  /** One call of a visitor, each from an address of their own, as a proxy tells the gateway. */
  call(): Promise<Answered>;
  /** What somebody asks who is signed in: the room for signing in is kept for that. */
  whoAmI(): Promise<Answered>;
  leave(): Promise<void>;
}

/** A small fleet, and people who look for a boat in it: lists, boats, free times, quotes. */
export async function openVisitors(instance: Instance): Promise<Visitors> {
  const owner = await register(instance, 'owner');
  const boats: BoatView[] = [];
  for (let at = 0; at < BOATS; at += 1) boats.push(await listBoat(owner));
  const pool = new Pool(instance.gatewayUrl.replace('localhost', '127.0.0.1'), {
    connections: CONNECTIONS,
    headersTimeout: GIVE_UP_AFTER_MS,
    bodyTimeout: GIVE_UP_AFTER_MS,
  });
  let calls = 0;

  async function ask(path: string, body?: object): Promise<number> {
    calls += 1;
    const answer = await pool.request({
      method: body ? 'POST' : 'GET',
      path,
      headers: {
        'x-forwarded-for': `10.${(calls >> 14) & 255}.${(calls >> 6) & 255}.${calls & 63}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      body: body ? JSON.stringify(body) : null,
    });
    await answer.body.dump();
    return answer.statusCode;
  }

  return {
    call() {
      const boat = boats[calls % BOATS] as BoatView;
      const kind = (calls * 7) % 10;
      if (kind < 4) return timed(() => ask('/api/boats?limit=20'));
      if (kind < 7) return timed(() => ask(`/api/boats/${boat.id}`));
      if (kind < 9) return timed(() => ask(`/api/boats/${boat.id}/availability?from=2027-06-01&to=2027-06-30`));
      return timed(() => ask('/api/bookings/quote', wishFor(boat, 10 + (calls % 50))));
    },
    whoAmI: () => timed(async () => (await owner.client.send('GET', '/api/auth/me')).status),
    leave: () => pool.destroy(),
  };
}

async function timed(ask: () => Promise<number>): Promise<Answered> {
  const started = performance.now();
  const status = await ask().catch(() => 0);
  return { status, ms: performance.now() - started };
}
