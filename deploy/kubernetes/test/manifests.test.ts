import { mkdtempSync, rmSync } from 'node:fs';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVICES, type RouteDefinition, type ServiceName } from '@harbourline/contracts';
import { API } from '@harbourline/contracts/api';
import * as bookingInternal from '@harbourline/contracts/booking/internal';
import * as catalogInternal from '@harbourline/contracts/catalog/internal';
import * as notificationsInternal from '@harbourline/contracts/notifications/internal';
import * as paymentsInternal from '@harbourline/contracts/payments/internal';
import { readConfig } from '@harbourline/service-kit';
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
import { arrowsOf, outwardBlocks, readIngresses } from './support/network';
import { environmentOfImage, filesIn, migrations, secretAt, servers } from './support/processes';
import { describeNeeding } from '@harbourline/test-kit/describe-needing';
import { rendered, whyNoKubectl, type Resource } from './support/rendered';
import { documentedSecrets, madeFiles, makeSecrets } from './support/secrets';

const SCHEMAS: Record<string, z.ZodObject<Record<string, z.ZodType>>> = {
  identity,
  catalog,
  booking,
  payments,
  notifications,
  gateway,
};

describeNeeding(whyNoKubectl, 'each process in the cluster', () =>
  describe.each(Object.entries(SCHEMAS))('%s', (name, schema) => {
    let folder: string;
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'harbourline-secrets-'));
      makeSecrets(folder, (service) => `postgresql://${service}@database.internal/${service}`);
    });
    afterEach(() => rmSync(folder, { recursive: true }));
    const processes = () => [...servers(), ...migrations()].filter(({ workspace }) => workspace === name);

    it('can read what it is given: its settings, and its secrets as mounted files', () => {
      expect(processes().length).toBe(name === 'gateway' ? 1 : 2);
      for (const process of processes())
        readConfig(schema, { ...environmentOfImage(), ...process.environment, ...madeFiles(process, folder) });
    });

    it('is given nothing of its own that it does not know', () => {
      const shared = variablesOfAll();
      const own = processes().flatMap(({ environment }) =>
        Object.keys(environment).filter((key) => !shared.includes(key)),
      );
      expect(own.filter((key) => !(key.replace(/_FILE$/, '') in schema.shape))).toEqual([]);
    });

    it('is given each of its secrets, under the name of the variable, and nothing secret in its settings', () => {
      for (const process of processes()) {
        const mounted = filesIn(process).map(([variable, path]) => ({ variable, ...secretAt(process, path) }));
        const wanted = documentedSecrets().get(`${name}-secrets`) ?? [];
        expect(mounted.sort((one, other) => one.variable.localeCompare(other.variable))).toEqual(
          [...wanted].sort().map((key) => ({ variable: `${key}_FILE`, secret: `${name}-secrets`, key })),
        );
        const secrets = Object.keys(schema.shape).filter((key) =>
          /SECRET|PASSWORD|TOKEN|PRIVATE_KEY|DATABASE_URL|SMTP_URL/.test(key),
        );
        expect(Object.keys(process.environment).filter((key) => secrets.includes(key))).toEqual([]);
      }
    });
  }),
);

/** What is set for all processes alike; not each of them reads every one. */
function variablesOfAll(): string[] {
  const [first, ...others] = servers().map(({ environment }) => Object.keys(environment));
  return (first ?? []).filter((key) => others.every((keys) => keys.includes(key)));
}

describeNeeding(whyNoKubectl, 'secrets', () => {
  const { references } = jest.requireActual<{
    references: (all: Resource[]) => { kind: string; name: string; key?: string }[];
  }>('../checks/references.mjs');
  const referred = () => references(rendered()).filter(({ kind }) => kind === 'Secret');

  it('are all documented, and all that are documented are referred to', () => {
    expect([...new Set(referred().map(({ name }) => name))].sort()).toEqual([...documentedSecrets().keys()].sort());
  });

  it('have the keys that are taken out of them one by one', () => {
    for (const { name, key } of referred()) if (key !== undefined) expect(documentedSecrets().get(name)).toContain(key);
  });
});

describeNeeding(whyNoKubectl, 'the door to the internet', () => {
  it('has a certificate for each of its hosts, and answers plain HTTP with a redirect', () => {
    expect(readIngresses().length).toBeGreaterThan(0);
    for (const { hosts, secured, annotations } of readIngresses()) {
      expect(hosts.length).toBeGreaterThan(0);
      expect(hosts.filter((host) => !secured.includes(host))).toEqual([]);
      expect(Object.keys(annotations).filter((name) => /ssl-redirect|allow-http/.test(name))).toEqual([]);
    }
  });
});

describeNeeding(whyNoKubectl, 'what leads out', () => {
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

describeNeeding(whyNoKubectl, 'the network', () => {
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
  const internal = Object.entries({
    catalog: catalogInternal,
    booking: bookingInternal,
    payments: paymentsInternal,
    notifications: notificationsInternal,
  }).flatMap(([called, routes]) => audiences(routes).map((caller) => [caller, called] as const));
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
