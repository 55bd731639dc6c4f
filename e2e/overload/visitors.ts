import type { BoatView } from '@harbourline/contracts';
import type { Instance } from '@harbourline/local';
import { listBoat, register, wishFor } from '../test/support/people';

const BOATS = 8;

/** The requests, as texts, of people who look for a boat, and of somebody who is signed in. */
export interface Visitors {
  port: number;
  /** Asked in turn. */
  calls: readonly RequestText[];
  /** The room for signing in is kept for that. */
  whoAmI: RequestText;
}

/** Each request comes from an address of its own, as a proxy tells the gateway: it stands between the two parts. */
export type RequestText = readonly [before: string, after: string];

/** A small fleet, and people who look for a boat in it: lists, boats, free times, quotes. */
export async function inviteVisitors(instance: Instance): Promise<Visitors> {
  const owner = await register(instance, 'owner');
  const boats: BoatView[] = [];
  for (let at = 0; at < BOATS; at += 1) boats.push(await listBoat(owner));
  const { headers } = await owner.client.send('POST', '/api/auth/login', owner);
  const cookie = headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  return {
    port: Number(new URL(instance.gatewayUrl).port),
    calls: Array.from({ length: BOATS * 10 }, (_, at) => callOf(at, boats[at % BOATS] as BoatView)),
    whoAmI: textOf('GET', '/api/auth/me', [`cookie: ${cookie}`]),
  };
}

function callOf(at: number, boat: BoatView): RequestText {
  const kind = (at * 7) % 10;
  if (kind < 4) return textOf('GET', '/api/boats?limit=20');
  if (kind < 7) return textOf('GET', `/api/boats/${boat.id}`);
  if (kind < 9) return textOf('GET', `/api/boats/${boat.id}/availability?from=2027-06-01&to=2027-06-30`);
  const wish = JSON.stringify(wishFor(boat, 10 + (at % 50)));
  return textOf(
    'POST',
    '/api/bookings/quote',
    ['content-type: application/json', `content-length: ${wish.length}`],
    wish,
  );
}

function textOf(method: string, path: string, headers: readonly string[] = [], body = ''): RequestText {
  const before = [`${method} ${path} HTTP/1.1`, 'host: localhost', ...headers, 'x-forwarded-for: '].join('\r\n');
  return [before, `\r\n\r\n${body}`];
}
