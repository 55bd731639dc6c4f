import { BlockList } from 'node:net';
import { SERVICES, type RouteDefinition, type ServiceName } from '@harbourline/contracts';
import { API } from '@harbourline/contracts/api';
import * as bookingInternal from '@harbourline/contracts/booking/internal';
import * as paymentsInternal from '@harbourline/contracts/payments/internal';
import type { z } from 'zod';
import { configSchema as gateway } from '../../../gateway/src/config';
import { configSchema as booking } from '../../../services/booking/src/config';
import { bookingSubscriptions } from '../../../services/booking/src/events/subscriptions';
import { configSchema as catalog } from '../../../services/catalog/src/config';
import { catalogSubscriptions } from '../../../services/catalog/src/events/subscriptions';
import { configSchema as identity } from '../../../services/identity/src/config';
import { configSchema as notifications } from '../../../services/notifications/src/config';
import { notificationsSubscriptions } from '../../../services/notifications/src/events/subscriptions';
import { configSchema as payments } from '../../../services/payments/src/config';
import { paymentsSubscriptions } from '../../../services/payments/src/events/subscriptions';
import { arrowsOf, environmentOf, outwardBlocks, readIngress } from './read-manifests';

const SCHEMAS: Record<string, z.ZodObject<Record<string, z.ZodType>>> = {
  identity,
  catalog,
  booking,
  payments,
  notifications,
  gateway,
};

describe.each(Object.entries(SCHEMAS))('%s in the cluster', (name, schema) => {
  const environment = environmentOf(name);

  it('has what it needs, its secrets as mounted files, and nothing that it does not know', () => {
    const values = Object.fromEntries(Object.entries(environment).filter(([variable]) => variable in schema.shape));
    const mounted = Object.entries(environment).flatMap(([key, path]) => {
      const variable = key.replace(/_FILE$/, '');
      return variable === key ? [] : [{ variable, path }];
    });
    for (const { variable, path } of mounted) expect(path).toBe(`/run/secrets/harbourline/${variable}`);
    const fromTheImage = { PORT: '8080', HOST: '0.0.0.0' };
    const missing = (schema.safeParse({ ...fromTheImage, ...values }).error?.issues ?? [])
      .map(({ path }) => path.join('.'))
      .filter((variable) => !mounted.some((file) => file.variable === variable));
    expect(missing).toEqual([]);
    const own = Object.keys(environment).filter((key) => !(key in SHARED));
    expect(own.filter((key) => !(key.replace(/_FILE$/, '') in schema.shape))).toEqual([]);
  });

  it('keeps what is secret out of its settings', () => {
    const secrets = Object.keys(schema.shape).filter((key) =>
      /SECRET|PASSWORD|TOKEN|PRIVATE_KEY|DATABASE_URL|SMTP_URL/.test(key),
    );
    expect(Object.keys(environment).filter((key) => secrets.includes(key))).toEqual([]);
  });
});

/** Which settings all processes share; not each of them reads every one. */
const SHARED = Object.fromEntries(
  Object.entries(environmentOf('gateway')).filter(([key]) => key in environmentOf('identity')),
);

describe('the door to the internet', () => {
  const { hosts, secured, annotations } = readIngress();

  it('has a certificate for each of its hosts, and answers plain HTTP with a redirect', () => {
    expect(hosts.length).toBeGreaterThan(0);
    expect(hosts.filter((host) => !secured.includes(host))).toEqual([]);
    expect(Object.keys(annotations).filter((name) => /ssl-redirect|allow-http/.test(name))).toEqual([]);
  });
});

describe('what leads out', () => {
  const PRIVATE = ['10.1.2.3', '100.64.0.1', '169.254.169.254', '172.16.0.1', '192.168.1.1'];

  it('leads to no address inside, such as those that clouds tell secrets at', () => {
    const blocks = outwardBlocks();
    expect(blocks.length).toBeGreaterThan(0);
    for (const { name, cidr, except } of blocks) {
      const inside = new BlockList();
      for (const range of except) {
        const [network = '', bits = ''] = range.split('/');
        inside.addSubnet(network, Number(bits));
      }
      const open = cidr === '0.0.0.0/0' ? PRIVATE.filter((address) => !inside.check(address)) : [];
      expect({ name, open }).toEqual({ name, open: [] });
    }
  });
});

describe('the network', () => {
  const arrows = arrowsOfTheArchitecture();

  it.each([...SERVICES, 'gateway'])('lets %s be called, and call, as contracts and subscriptions say', (name) => {
    const { from, to } = arrowsOf(name);
    expect(to).toEqual(
      arrows
        .filter(([caller]) => caller === name)
        .map(([, called]) => called)
        .sort(),
    );
    expect(from).toEqual(
      arrows
        .filter(([, called]) => called === name)
        .map(([caller]) => caller)
        .sort(),
    );
  });
});

/** Who calls whom: the gateway the services, services each other's calls and feeds, and all of them identity's keys. */
function arrowsOfTheArchitecture(): [caller: string, called: string][] {
  const public_ = SERVICES.filter((service) => API[service].length > 0).map((service) => ['gateway', service] as const);
  const internal = [
    ...audiences(bookingInternal).map((caller) => [caller, 'booking'] as const),
    ...audiences(paymentsInternal).map((caller) => [caller, 'payments'] as const),
  ];
  const keys = SERVICES.map((service) => [service, 'identity'] as const);
  // Nothing is handled here, so the handlers need nothing to work with.
  const nothing = {} as never;
  const subscribed: Partial<Record<ServiceName, readonly { event: { source: ServiceName } }[]>> = {
    catalog: catalogSubscriptions(nothing),
    booking: bookingSubscriptions(nothing),
    payments: paymentsSubscriptions(nothing),
    notifications: notificationsSubscriptions(nothing),
  };
  const feeds = Object.entries(subscribed).flatMap(([reader, handlers]) =>
    handlers.map(({ event }) => [reader, event.source] as const),
  );
  const all = [...public_, ...internal, ...keys, ...feeds].map(([caller, called]) => `${caller} ${called}`);
  return [...new Set(all)].map((pair) => pair.split(' ') as [string, string]);
}

function audiences(file: Record<string, unknown>): ServiceName[] {
  return Object.values(file).flatMap((route) => {
    const { audience } = route as Partial<RouteDefinition>;
    return typeof audience === 'object' && 'services' in audience ? [...audience.services] : [];
  });
}
