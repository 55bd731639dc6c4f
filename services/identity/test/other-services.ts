import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HELD_BY, type HeldPage, type OpenMatters } from '@harbourline/contracts';

/** What the other services hold of anybody, by service and kind; each answers two rows at a time. */
const HELD: Record<string, { title: string; rows: { id: number }[] }[]> = {
  catalog: [{ title: 'boats', rows: [] }],
  booking: [
    { title: 'bookingsAsRenter', rows: [1, 2, 3, 4, 5].map((id) => ({ id })) },
    { title: 'bookingsAsOwner', rows: [] },
    { title: 'actsOnOwnBookings', rows: [{ id: 9 }] },
  ],
  payments: [{ title: 'payments', rows: [{ id: 71 }] }],
  notifications: [{ title: 'messagesFromUs', rows: [] }],
};
const AT_ONCE = 2;

export type OtherServices = Awaited<ReturnType<typeof startOtherServices>>;

/** In the place of the services that identity asks what they hold of somebody. `env` tells identity where they are. */
export async function startOtherServices() {
  const state = {
    /** The paths that were called. */
    asked: [] as string[],
    /** A service, or a path, that does not answer. */
    away: '',
    /** What somebody has open, by service. */
    open: {} as Record<string, OpenMatters>,
  };
  const server = createServer((request, response) => {
    const path = String(request.url);
    state.asked.push(path);
    const [, id, service = '', part, skip] =
      /^\/internal\/people\/(\d+)\/held-by-(\w+)\/(\d+)\/(\d+)$/.exec(path) ?? [];
    const [, , asked] = /^\/internal\/people\/(\d+)\/open-in-(\w+)$/.exec(path) ?? [];
    const isCalledByIdentity = request.headers.authorization?.startsWith('Bearer ') && (id ?? asked);
    response.statusCode = isCalledByIdentity && path !== state.away && (asked ?? service) !== state.away ? 200 : 503;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(asked ? (state.open[asked] ?? {}) : pageOf(service, Number(part), Number(skip))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, {
    env: Object.fromEntries(Object.keys(HELD_BY).map((service) => [`${service.toUpperCase()}_URL`, url])),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

function pageOf(service: string, part: number, skip: number): HeldPage {
  const parts = HELD[service] ?? [];
  const { title = '', rows = [] } = parts[part] ?? {};
  return { title, rows: rows.slice(skip, skip + AT_ONCE), parts: parts.length, more: rows.length > skip + AT_ONCE };
}
