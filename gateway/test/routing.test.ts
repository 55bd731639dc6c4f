import * as contracts from '@harbourline/contracts';
import { API } from '@harbourline/contracts/api';
import { createRouteTable } from '../src/routing/route-table';
import { rawRequest } from './raw-request';
import { ACCESS_COOKIE, PUBLIC_ORIGIN, startStack, type Stack } from './start-stack';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const table = createRouteTable(API);
const routes = Object.values<unknown>(contracts).filter(isRoute);

function isRoute(value: unknown): value is contracts.RouteDefinition {
  return typeof value === 'object' && value !== null && 'method' in value && 'audience' in value;
}

it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  'knows %s if it is public',
  (_, route) => {
    const path = route.path.replace(/[:*](\w+)/g, '42');
    const found = table.find(route.method, path);

    if (route.path.startsWith('/internal/')) expect(found).toEqual({ allowed: [] });
    else expect('call' in found && found.call.definition).toBe(route);
  },
);

it('takes the most literal path', () => {
  const definition = (path: string): contracts.RouteDefinition => ({ ...contracts.getBoat, path });
  const services = {
    identity: ['/api/image/licenses/*path'],
    catalog: ['/api/image/*path', '/api/boats/:id', '/api/boats/owner'],
  };
  const small = createRouteTable({
    identity: services.identity.map(definition),
    catalog: services.catalog.map(definition),
    booking: [],
    payments: [],
    notifications: [],
  });
  const pathFor = (path: string) => {
    const found = small.find('GET', path);
    return 'call' in found ? found.call.definition.path : undefined;
  };

  expect(pathFor('/api/boats/owner')).toBe('/api/boats/owner');
  expect(pathFor('/api/boats/7')).toBe('/api/boats/:id');
  expect(pathFor('/api/image/boats/1/a.jpg')).toBe('/api/image/*path');
  expect(pathFor('/api/image/licenses/a.pdf')).toBe('/api/image/licenses/*path');
  expect(pathFor('/api/image')).toBeUndefined();
});

it.each([
  '/api/image/boat-images/3f0c.jpg',
  '/api/image/boat-images%2F3f0c.jpg',
  // Encoded twice there is no way up in it: the service sees a name with a per cent sign, and refuses it.
  '/api/image/%252e%252e%252fboat-images%252f3f0c.jpg',
])('hands %s to the service of pictures as it is, to read and to delete', async (path) => {
  for (const method of ['GET', 'HEAD', 'DELETE']) {
    const found = table.find(method, path);
    expect('call' in found && [found.call.service, found.call.definition]).toEqual([
      'catalog',
      method === 'DELETE' ? contracts.deleteImage : contracts.getImage,
    ]);
  }
  stack.catalog.answer((_, response) => response.writeHead(200).end());
  const { status } = await rawRequest(stack.gateway.url, `GET ${path} HTTP/1.1\nHost: x\nConnection: close\n\n`);
  expect([status, stack.catalog.seen.at(-1)]).toEqual([200, expect.objectContaining({ method: 'GET', url: path })]);
});

it("deletes a picture with its owner's session, its path as one encoded segment", async () => {
  stack.catalog.answer((_, response) => response.writeHead(204).end());
  const path = '/api/image/boat-images%2F3f0c.jpg';
  const headers = {
    cookie: `${ACCESS_COOKIE}=${stack.tokens.tokenFor({ id: 3, role: 'owner' })}`,
    origin: PUBLIC_ORIGIN,
  };
  expect((await stack.ask(path, { method: 'DELETE', headers })).status).toBe(204);
  expect(stack.catalog.seen.at(-1)).toMatchObject({ method: 'DELETE', url: path });

  const asked = stack.catalog.seen.length;
  expect((await stack.ask(path, { method: 'DELETE' })).status).toBe(401);
  expect(
    (await stack.ask(path, { method: 'DELETE', headers: { ...headers, origin: 'https://x.example' } })).status,
  ).toBe(403);
  expect(stack.catalog.seen).toHaveLength(asked);
});

it('hands a call to its service, query and answer as they are', async () => {
  stack.catalog.answer((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json', link: '<x>' }).end('[1]'),
  );

  const response = await stack.ask('/api/boats?location=Toronto&x=%C3%A9%20y');

  expect([response.status, await response.text(), response.headers.get('link')]).toEqual([200, '[1]', '<x>']);
  expect(stack.catalog.seen.at(-1)).toMatchObject({ method: 'GET', url: '/api/boats?location=Toronto&x=%C3%A9%20y' });
});

it('answers HEAD like GET without the body', async () => {
  stack.catalog.answer((_, response) => response.writeHead(200, { 'content-length': '3' }).end('[1]'));

  const response = await stack.ask('/api/boats', { method: 'HEAD' });

  expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '3', '']);
});

it('passes the refusals of a service on as they are', async () => {
  const body = JSON.stringify({ message: 'Boat not found.', code: 'boat_not_found', requestId: 'x' });
  stack.catalog.answer((_, response) => response.writeHead(404, { 'content-type': 'application/json' }).end(body));

  const response = await stack.ask('/api/boats/7');

  expect([response.status, await response.text()]).toEqual([404, body]);
});

it.each([
  '/internal/jwks',
  '/internal/feed?after=0&types=x',
  '/INTERNAL/jwks',
  '/api/../internal/jwks',
  '/api/image/../../internal/jwks',
  '/api/image/%2e%2e/%2e%2e/internal/jwks',
  '/api/image/..%2f..%2finternal%2fjwks',
  '/api/image/..%5c..%5cinternal',
  '/api/image/..\\..\\internal',
  '/api/image/boat-images%2f..%2f..%2finternal',
  '/api/image/boat-images/x.jpg%00.png',
  '/api/image//boat-images/x.jpg',
  '/api/boats/7%2Ftoggle-availability',
  '/api//boats',
  '//internal/jwks',
  '/api/boats/%ff',
  '/api/nothing',
  '/api',
])('never routes %s', async (path) => {
  const services = [stack.identity, stack.catalog, stack.booking, stack.payments];
  const before = services.map(({ seen }) => seen.length);

  const { status, text } = await rawRequest(stack.gateway.url, `GET ${path} HTTP/1.1\nHost: x\nConnection: close\n\n`);

  expect(status).toBe(404);
  expect(text).toContain('"code":"not_found"');
  expect(services.map(({ seen }) => seen.length)).toEqual(before);
});

it('answers 405 with the methods there are', async () => {
  const response = await stack.ask('/api/boats/7/captains', { method: 'DELETE' });

  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET']);
  expect(await response.json()).toMatchObject({ code: 'method_not_allowed', requestId: expect.any(String) });
});

it.each([
  ['PATCH', '/api/bookings/counts'],
  ['PUT', '/api/bookings/counts'],
  ['PATCH', '/api/admin/bookings/counts'],
  ['PUT', '/api/boats/charter-hours'],
  ['PATCH', '/api/boats/owner'],
  ['DELETE', '/api/boats/owner'],
])('takes no word with calls of its own for a number: %s %s is answered 405', async (method, path) => {
  const before = [stack.catalog, stack.booking].map(({ seen }) => seen.length);
  const response = await stack.ask(path, { method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET']);
  expect([stack.catalog, stack.booking].map(({ seen }) => seen.length)).toEqual(before);
});

it('says that it is alive and ready', async () => {
  expect(await (await stack.ask('/internal/health')).json()).toEqual({ status: 'ok' });
  expect(await (await stack.ask('/internal/ready')).json()).toEqual({ status: 'ready' });
});

it('describes the public API, and sends the description only to whoever has not got it', async () => {
  const first = await stack.ask('/api/openapi.json', { headers: { 'accept-encoding': 'br' } });
  expect([first.status, first.headers.get('content-encoding')]).toEqual([200, 'br']);
  expect(await first.json()).toMatchObject({
    openapi: '3.1.0',
    paths: { '/api/boats': { get: { tags: ['catalog'] } } },
  });
  const etag = first.headers.get('etag') ?? '';
  const again = await stack.ask('/api/openapi.json', { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});
