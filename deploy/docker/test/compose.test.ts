import { DEMO_ACCOUNTS } from '@harbourline/local';
import type { z } from 'zod';
import { configSchema as gateway } from '../../../gateway/src/config';
import { configSchema as booking } from '../../../services/booking/src/config';
import { configSchema as catalog } from '../../../services/catalog/src/config';
import { configSchema as identity } from '../../../services/identity/src/config';
import { configSchema as notifications } from '../../../services/notifications/src/config';
import { configSchema as payments } from '../../../services/payments/src/config';
import { read, readCompose, readSettings } from './read-files';

const SCHEMAS: Record<string, z.ZodObject<Record<string, z.ZodType>>> = {
  identity,
  catalog,
  booking,
  payments,
  notifications,
  gateway,
};
const SERVICES = Object.keys(SCHEMAS).filter((name) => name !== 'gateway');
const MIGRATIONS = SERVICES.map((name) => `${name}-migrate`);
const compose = readCompose();
const settings = readSettings();
/** Every image sets these variables for itself. */
const FROM_THE_IMAGE = [...(/^ENV (.*)$/m.exec(read('deploy/docker/Dockerfile'))?.[1] ?? '').matchAll(/(\w+)=/g)].map(
  ([, name]) => name,
);
/** Its PostgreSQL has no pooler in front. */
const OF_OTHER_INSTALLATIONS = ['DATABASE_DIRECT_URL'];
const environmentOf = (name: string) => compose.services[name]?.environment ?? {};

describe.each(Object.entries(SCHEMAS))('%s in docker-compose.yml', (name, schema) => {
  const environment = environmentOf(name);

  it('is given every variable that it reads, as itself or as a file', () => {
    const elsewhere = [...FROM_THE_IMAGE, ...OF_OTHER_INSTALLATIONS];
    const given = new Set([...elsewhere, ...Object.keys(environment).map((key) => key.replace(/_FILE$/, ''))]);
    expect(Object.keys(schema.shape).filter((variable) => !given.has(variable))).toEqual([]);
  });

  it('is given no variable that it does not read', () => {
    const known = Object.keys(schema.shape).flatMap((variable) => [variable, `${variable}_FILE`]);
    expect(Object.keys(environment).filter((variable) => !known.includes(variable))).toEqual([]);
  });

  it('mounts the secrets that it reads, and no others', () => {
    const files = Object.values(environment).flatMap((value) => /^\/run\/secrets\/(\w+)$/.exec(value ?? '')?.[1] ?? []);
    expect(files.sort()).toEqual([...(compose.services[name]?.secrets ?? [])].sort());
    expect(Object.keys(compose.secrets)).toEqual(expect.arrayContaining(files));
  });

  it('runs unprivileged on a file system that it cannot change', () => {
    expect(compose.services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    expect(compose.services[name]?.user).toBeUndefined(); // the image's own, which is not root
    expect(read('deploy/docker/Dockerfile')).toMatch(/^USER 10001:10001$/m);
  });
});

it.each(SERVICES)('%s starts after a migration with its own image, environment and secrets', (name) => {
  const service = compose.services[name];
  const { image, environment, secrets } = compose.services[`${name}-migrate`] ?? {};
  expect({ image, environment, secrets }).toEqual({
    image: service?.image,
    environment: service?.environment,
    secrets: service?.secrets,
  });
  expect(compose.services[`${name}-migrate`]?.command).toEqual(['migrate']);
  expect(environment).toMatchObject({ MIGRATE_AT_START: 'off' });
});

describe('every container', () => {
  const containers = Object.entries(compose.services);

  it.each(containers)('%s has its share of the machine and of the disk', (_, container) => {
    expect(container).toMatchObject({
      mem_limit: expect.stringMatching(/^\d+[mg]$/) as unknown,
      cpus: expect.any(Number) as unknown,
      pids_limit: expect.any(Number) as unknown,
      logging: { options: { 'max-size': '10m', 'max-file': '5' } },
    });
  });

  it.each([
    ['postgres', ['accounts', ...MIGRATIONS, ...SERVICES]],
    ['kafka', SERVICES],
    ['minio', ['buckets', 'catalog', 'identity']],
  ])('that has to reach %s is in a network with it, and no other', (server, users) => {
    const [network = '', ...others] = compose.services[server]?.networks ?? [];
    expect(others).toEqual([]);
    expect(compose.networks[network]).toEqual({ internal: true });
    const members = containers.filter(([, { networks }]) => networks.includes(network)).map(([name]) => name);
    expect(members.sort()).toEqual([server, ...users].sort());
  });
});

describe('.env.example', () => {
  const passedOn = Object.keys(SCHEMAS).flatMap((name) =>
    Object.entries(environmentOf(name)).flatMap(([key, value]) => (value === null ? [key] : [])),
  );
  const interpolated = [...read('docker-compose.yml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? '');
  const known = new Set([...passedOn, ...interpolated, 'COMPOSE_PROFILES', 'SANDBOX_PROCESSING_MS']);

  it('has every variable that docker-compose.yml takes from outside, and no other', () => {
    expect([...settings.keys()].sort()).toEqual([...known].sort());
  });

  it('explains each, in the words of the schema that reads it', () => {
    for (const [name, { comment }] of settings) {
      expect({ name, comment }).not.toMatchObject({ comment: '' });
      for (const schema of Object.values(SCHEMAS)) {
        const description = schema.shape[name]?.description;
        if (description !== undefined) expect({ name, comment }).toMatchObject({ comment: containing(description) });
      }
    }
  });

  it('shows what holds while a variable is not set', () => {
    for (const [name, { value, isDefault }] of settings) {
      if (!isDefault) continue;
      for (const schema of Object.values(SCHEMAS)) {
        const unset = schema.shape[name]?.safeParse(undefined);
        if (unset?.success) expect(`${name}=${String(unset.data)}`).toBe(`${name}=${value}`);
      }
    }
  });

  it('starts nothing in production by accident: the sandbox is refused there', () => {
    const secrets = { DATABASE_URL: 'postgresql://u:p@h:5432/d', INTERNAL_SECRET: 'pq7Zr0mJc2Vx9Lw4' };
    const production = { ...exampleFor('payments'), ...secrets, NODE_ENV: 'production' };
    expect(payments.safeParse(production).error?.issues.map(({ path }) => path.join('.'))).toContain('STRIPE_API_URL');
  });

  it.each(Object.entries(SCHEMAS))('is all that %s needs beside its secrets', (name, schema) => {
    const faults = schema.safeParse(exampleFor(name)).error?.issues ?? [];
    const secrets = Object.keys(environmentOf(name)).flatMap((key) => /^(\w+)_FILE$/.exec(key)?.[1] ?? []);
    expect(faults.map(({ path }) => path.join('.')).filter((variable) => !secrets.includes(variable))).toEqual([]);
  });

  /** The value that a service gets from Compose. */
  function exampleFor(name: string): Record<string, string> {
    const pairs = Object.entries(environmentOf(name)).flatMap(([key, value]) => {
      const setting = settings.get(key);
      if (value === null) return setting && !setting.isDefault ? [[key, setting.value]] : [];
      return [[key, value.replace(/^\$\{(\w+)[^}]*\}$/, (_, other: string) => settings.get(other)?.value ?? '')]];
    });
    return { PORT: '8080', ...(Object.fromEntries(pairs) as Record<string, string>) };
  }
});

it('makes the accounts that the documentation names', () => {
  expect(JSON.parse(read('deploy/docker/demo-accounts.json'))).toEqual(DEMO_ACCOUNTS);
});

const containing = (text: string): unknown => expect.stringContaining(text);

describe('an image', () => {
  const ignored = read('.dockerignore').split('\n');

  it('is built without the history, secrets and tests of the repository', () => {
    expect(ignored).toEqual(
      expect.arrayContaining(['.git', '.env', '.secrets', '**/test', 'packages/test-kit/src', 'docs']),
    );
    expect(ignored.filter((line) => line.startsWith('!'))).toEqual([]);
  });

  it('runs for production, with no debugger listening', () => {
    expect(read('deploy/docker/Dockerfile')).toMatch(/^ENV (.* )?NODE_ENV=production( |$)/m);
    const started = Object.values(compose.services).flatMap(({ command = [], environment }) => [
      ...command,
      environment['NODE_OPTIONS'] ?? '',
    ]);
    expect(started.join(' ') + read('deploy/docker/Dockerfile')).not.toMatch(/--inspect/);
    expect(Object.values(compose.services).map(({ environment }) => environment['NODE_ENV'])).not.toContain(
      'development',
    );
  });
});
