import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contracts from '@harbourline/contracts';
import { SERVICES, type EventDefinition, type ServiceName } from '@harbourline/contracts';
import { bookingSubscriptions } from '../../../services/booking/src/events/subscriptions';
import { catalogSubscriptions } from '../../../services/catalog/src/events/subscriptions';
import { notificationsSubscriptions } from '../../../services/notifications/src/events/subscriptions';
import { paymentsSubscriptions } from '../../../services/payments/src/events/subscriptions';
import { read, readCompose } from './read-files';

const FILE = 'deploy/kafka/rights/rights.txt';
// Nothing is handled here, so the handlers need nothing to work with.
const nothing = {} as never;
const SUBSCRIPTIONS: Record<ServiceName, readonly { event: EventDefinition }[]> = {
  identity: [],
  catalog: catalogSubscriptions(nothing),
  booking: bookingSubscriptions(nothing),
  payments: paymentsSubscriptions(nothing),
  notifications: notificationsSubscriptions(nothing),
};

/** Each service may write its own topics, read those to which it listens, and join its groups. */
function rightsOf(service: ServiceName): string[] {
  const listens = [...new Set(SUBSCRIPTIONS[service].map(({ event }) => `${event.source}.${event.aggregate}`))].sort();
  return [
    ...(tells(service) ? [`${service} writes ${service}.`] : []),
    ...listens.map((topic) => `${service} reads ${topic}`),
    ...(listens.length > 0 ? [`${service} joins ${service}.from-`] : []),
  ];
}

const tells = (service: ServiceName) =>
  Object.values<unknown>(contracts).some((each) => isEvent(each) && each.source === service);
const isEvent = (value: unknown): value is EventDefinition =>
  typeof value === 'object' && value !== null && 'aggregate' in value && 'source' in value && 'sample' in value;

it(`${FILE} says what contracts and subscriptions say (UPDATE_RIGHTS=1 writes it anew)`, () => {
  const wanted = [
    '# Which topics and groups each service uses, without the prefix of their names: grant-rights.sh gives it these rights.',
    '# Made of contracts and subscriptions by deploy/docker/test/kafka-rights.test.ts (UPDATE_RIGHTS=1 writes it anew).',
    ...SERVICES.flatMap(rightsOf),
  ];
  if (process.env.UPDATE_RIGHTS) writeFileSync(join(__dirname, '..', '..', '..', FILE), `${wanted.join('\n')}\n`);
  expect(read(FILE).trimEnd().split('\n')).toEqual(wanted);
});

describe('the broker in docker-compose.yml', () => {
  const { services } = readCompose();
  const broker = services.kafka?.environment ?? {};

  it('lets in those alone who sign in, and refuses what no rule allows', () => {
    expect(broker).toMatchObject({
      KAFKA_AUTHORIZER_CLASS_NAME: 'org.apache.kafka.metadata.authorizer.StandardAuthorizer',
      KAFKA_ALLOW_EVERYONE_IF_NO_ACL_FOUND: 'false',
      KAFKA_SASL_ENABLED_MECHANISMS: 'SCRAM-SHA-512',
      KAFKA_SUPER_USERS: 'User:ANONYMOUS',
    });
    const protocols = new Map(pairs(broker.KAFKA_LISTENER_SECURITY_PROTOCOL_MAP));
    const reached = (broker.KAFKA_LISTENERS ?? '')
      .split(',')
      .filter((listener) => !/:\/\/127\.0\.0\.1:/.test(listener));
    expect(reached).toEqual(['SERVICES://:9092']);
    expect(protocols.get('SERVICES')).toBe('SASL_PLAINTEXT');
  });

  it.each(SERVICES)('knows %s by a name and a password of its own', (service) => {
    const { environment = {}, secrets } = services[service] ?? {};
    expect(environment).toMatchObject({
      KAFKA_SASL_USERNAME: service,
      KAFKA_SASL_PASSWORD_FILE: `/run/secrets/${service}_kafka_password`,
    });
    const others = SERVICES.filter((other) => other !== service).map((other) => `${other}_kafka_password`);
    expect(secrets?.filter((secret) => others.includes(secret))).toEqual([]);
    expect(services['kafka-rights']?.secrets).toContain(`${service}_kafka_password`);
  });
});

const pairs = (list: string | null | undefined): [string, string][] =>
  (list ?? '').split(',').map((pair) => pair.split(':') as [string, string]);
