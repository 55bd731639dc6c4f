import { API } from '@harbourline/contracts/api';
import type { RouteDefinition } from '@harbourline/contracts';
import { badValues, goodValue, type Badness } from '@harbourline/test-kit/bad-values';

export interface BadRequest {
  badness: Badness | 'raw';
  method: string;
  /** With its query. */
  path: string;
  body?: string | FormData;
  headers?: Record<string, string>;
}

/** Sign-out works as it should on any input, and would make strangers of the callers. */
const ENDS_SESSIONS = new Set(['/api/auth/logout', '/api/auth/logout-everywhere']);

/** Every public call, with each part of it made bad in each way. */
export function badRequests(): BadRequest[] {
  return Object.values(API)
    .flat()
    .filter(({ path }) => !ENDS_SESSIONS.has(path))
    .flatMap((route) => [...badParams(route), ...badQueries(route), ...badBodies(route), ...rawOnes(route)]);
}

function badParams(route: RouteDefinition): BadRequest[] {
  if (!route.params) return [];
  return badValues(route.params).flatMap(({ badness, value }) =>
    typeof value === 'object' && value !== null
      ? [{ badness, method: route.method, path: pathOf(route, value), ...goodBody(route) }]
      : [],
  );
}

function badQueries(route: RouteDefinition): BadRequest[] {
  if (!route.query) return [];
  return badValues(route.query).flatMap(({ badness, value }) => {
    if (typeof value !== 'object' || value === null) return [];
    const query = Object.entries(value).flatMap(([name, part]) =>
      (Array.isArray(part) ? part : [part]).map((one) => `${encode(name)}=${encode(asText(one))}`),
    );
    return [{ badness, method: route.method, path: `${goodPath(route)}?${query.join('&')}` }];
  });
}

function badBodies(route: RouteDefinition): BadRequest[] {
  const schemas = [route.body, ...Object.values(route.actions ?? {}).map(({ body }) => body)];
  return schemas.flatMap((schema) =>
    schema
      ? badValues(schema).map(({ badness, value }) => ({
          badness,
          method: route.method,
          path: goodPath(route),
          ...(route.bodyKind === 'multipart' ? { body: asForm(value) } : asJson(value)),
        }))
      : [],
  );
}

/** Requests that no library would send. */
function rawOnes(route: RouteDefinition): BadRequest[] {
  const path = goodPath(route);
  const json = { 'content-type': 'application/json' };
  const bodies = [
    '{',
    '[1,]',
    '['.repeat(50_000),
    '{"a":1,"a":2}',
    '{"n":1e999}',
    '"\\ud800"',
    '\ufeff{}',
    ' '.repeat(1000),
  ];
  const texts = ['%', '%ff', '%00', '..%2f..%2f', '%ED%A0%80', 'a'.repeat(5_000)];
  const writes = route.method !== 'GET';
  return [
    ...(writes ? bodies.map((body) => ({ method: route.method, path, body, headers: json })) : []),
    ...(writes
      ? ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/json; charset=utf-16']
      : []
    ).map((type) => ({ method: route.method, path, body: '{"x":1}', headers: { 'content-type': type } })),
    ...texts.map((text) => ({ method: route.method, path: `${path}/${text}` })),
    ...texts.map((text) => ({
      method: route.method,
      path: `${path}?limit=${text}&limit=2&__proto__=x&constructor[a]=b`,
    })),
    {
      method: route.method,
      path,
      headers: { 'idempotency-key': 'x', authorization: 'Bearer x.y.z', accept: '*/*;q=x' },
    },
    { method: 'TRACE', path },
    { method: 'OPTIONS', path },
  ]
    .filter(({ method }) => method !== 'TRACE')
    .map((request) => ({ badness: 'raw' as const, ...request }));
}

function goodPath(route: RouteDefinition): string {
  return pathOf(route, route.params ? (goodValue(route.params) as object) : {});
}

function pathOf(route: RouteDefinition, params: object): string {
  return route.path.replace(/[:*](\w+)/g, (_, name: string) => encode(asText(Reflect.get(params, name))));
}

function goodBody(route: RouteDefinition): { body?: string | FormData } {
  const [schema] = [route.body, ...Object.values(route.actions ?? {}).map(({ body }) => body)];
  if (!schema) return {};
  return route.bodyKind === 'multipart' ? { body: asForm(goodValue(schema)) } : asJson(goodValue(schema));
}

function asJson(value: unknown): { body?: string; headers: Record<string, string> } {
  return { body: JSON.stringify(value), headers: { 'content-type': 'application/json' } };
}

function asForm(value: unknown): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(Object(value) as object)) form.append(name, asText(part));
  form.append('file', new Blob(['not a picture']), 'x.jpg');
  return form;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Halves of characters cannot be encoded: they are sent as the bytes that they would have. */
function encode(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}
