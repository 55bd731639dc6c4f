import { z } from 'zod';
import * as contracts from '../src';
import { API } from '../src/api';
import { ROLES, SERVICES, type RouteDefinition } from '../src/define-route';
import { ERRORS } from '../src/errors';
import { declaredRoutes } from './declared';

let routes: { file: string; name: string; route: RouteDefinition }[];

beforeAll(async () => {
  routes = await declaredRoutes();
});

const callOf = ({ method, path }: RouteDefinition) => `${method} ${path}`;

/** The names of the calls for which something that must not be is true. */
function offending(isWrong: (route: RouteDefinition) => boolean): string[] {
  return routes.filter(({ route }) => isWrong(route)).map(({ name, route }) => `${name}: ${callOf(route)}`);
}

it('finds the calls at all', () => {
  expect(routes.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['login', 'createBoat', 'createBooking', 'createPaymentIntent', 'getPaymentState']),
  );
});

it('declares every method and path once, whatever its parameters are called', () => {
  const calls = routes.map(({ route }) => callOf(route).replace(/:\w+/g, ':'));
  expect(calls.filter((call, at) => calls.indexOf(call) !== at)).toEqual([]);
});

it('declares who may make each call', () => {
  expect(
    offending(({ audience }) => {
      if (audience === 'anyone' || audience === 'signed-in') return false;
      if (Array.isArray(audience)) return !nonEmptySubset(audience, ROLES);
      return !(typeof audience === 'object' && 'services' in audience && nonEmptySubset(audience.services, SERVICES));
    }),
  ).toEqual([]);
});

it('lets each action be taken by some of those who may make the call', () => {
  expect(
    offending(({ audience, actions }) =>
      Object.values(actions ?? {}).some(
        (action) => !Array.isArray(audience) || !nonEmptySubset(action.audience, audience),
      ),
    ),
  ).toEqual([]);
});

it('keeps services among themselves under /internal and everyone else under /api', () => {
  expect(
    offending(({ audience, path }) => {
      const forServices = typeof audience === 'object' && 'services' in audience;
      return forServices
        ? !path.startsWith('/internal/')
        : !/^\/(api\/|internal\/(jwks|revocations|listing-changes)$)/.test(path);
    }),
  ).toEqual([]);
});

it('describes exactly the parameters that the path has', () => {
  expect(
    offending(({ path, params }) => {
      const inPath = [...path.matchAll(/[:*](\w+)/g)].map(([, name]) => name).sort();
      const described = params instanceof z.ZodObject ? Object.keys(params.shape).sort() : [];
      return JSON.stringify(inPath) !== JSON.stringify(described);
    }),
  ).toEqual([]);
});

it('lets only POST be idempotent by key, as the other methods are so by themselves', () => {
  expect(offending(({ method, idempotent }) => idempotent === true && method !== 'POST')).toEqual([]);
});

it('takes no body where HTTP knows none, and either one body or several actions', () => {
  expect(
    offending(({ method, body, actions, bodyKind }) => {
      const takesBody = body !== undefined || actions !== undefined || bodyKind !== undefined;
      return (takesBody && ['GET', 'DELETE'].includes(method)) || (body !== undefined && actions !== undefined);
    }),
  ).toEqual([]);
});

it('declares at least one answer, and only successes among the answers', () => {
  expect(
    offending(({ responses }) => {
      const statuses = Object.keys(responses).map(Number);
      return statuses.length === 0 || statuses.some((status) => status < 200 || status > 399);
    }),
  ).toEqual([]);
});

it('gives 204 and 304 no body, and every other answer one', () => {
  expect(
    offending(({ responses }) =>
      Object.entries(responses).some(([status, shape]) => ['204', '304'].includes(status) !== (shape === 'empty')),
    ),
  ).toEqual([]);
});

it('names each error once, out of the catalogue', () => {
  expect(
    offending(
      ({ errors }) => new Set(errors).size !== errors.length || errors.some((code) => !Object.hasOwn(ERRORS, code)),
    ),
  ).toEqual([]);
});

it('names with each action, once, the errors that are not every action’s', () => {
  expect(
    offending(({ errors, actions = {} }) =>
      Object.values(actions).some(({ errors: own }) => new Set([...errors, ...own]).size < errors.length + own.length),
    ),
  ).toEqual([]);
});

it('says in words what each call is for', () => {
  expect(offending(({ summary }) => !/^[A-Z].+[^.]$/.test(summary))).toEqual([]);
});

it('exports every call from the package', () => {
  const exported = new Set<unknown>(Object.values(contracts));
  expect(routes.filter(({ route }) => !exported.has(route)).map(({ name }) => name)).toEqual([]);
});

it('lets every call under /api through the gateway to one service, and nothing else', () => {
  const through = Object.values(API).flat();
  expect(through.map(callOf).sort()).toEqual(
    routes
      .filter(({ route }) => route.path.startsWith('/api/'))
      .map(({ route }) => callOf(route))
      .sort(),
  );
});

function nonEmptySubset(part: readonly string[], whole: readonly string[]): boolean {
  return part.length > 0 && new Set(part).size === part.length && part.every((member) => whole.includes(member));
}

it('changes nothing by a read: whoever only asks sends no body, takes no action and needs no key', () => {
  const reads = routes.filter(({ route }) => route.method === 'GET');
  expect(reads.length).toBeGreaterThan(20);
  expect(
    reads.filter(({ route }) => route.body || route.actions || route.idempotent || route.form).map(({ name }) => name),
  ).toEqual([]);
  expect(new Set(routes.map(({ route }) => route.method))).toEqual(new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']));
});
