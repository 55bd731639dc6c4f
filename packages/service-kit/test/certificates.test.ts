import { get } from 'node:https';
import { z } from 'zod';
import { kafkaVariables } from '../src/events/kafka/kafka-config';
import { openKafka } from '../src/events/kafka/open-kafka';
import { callService } from '../src/http/call-service';
import { createLogger } from '../src/logger';
import { openObjectStore } from '../src/storage/object-store';
import { SELF_SIGNED, startSelfSignedServer } from '@harbourline/test-kit/self-signed-server';
import { PATIENT, TEST_INTERNAL_SECRET } from '@harbourline/test-kit/test-environment';
import { checkNote } from './sample/calls';

let server: Awaited<ReturnType<typeof startSelfSignedServer>>;
beforeEach(async () => (server = await startSelfSignedServer()));
afterEach(() => server.stop());

/** Everything that an error says, and what it says of its causes. */
function wordsOf(error: unknown): string {
  if (error === undefined) return '';
  const { message, code, cause } = error as NodeJS.ErrnoException;
  return `${message} ${code ?? ''} ${wordsOf(cause)}`;
}
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error: unknown) => wordsOf(error),
  );

it('a server that signed its own certificate is served well by whoever trusts exactly that', async () => {
  const status = await new Promise((resolve, reject) =>
    get(server.url, { ca: server.certificate, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject),
  );
  expect([status, server.requests()]).toEqual([200, 1]);
});

it('a call of another service does not go to it', async () => {
  const { url } = server;
  const urls = { identity: url, catalog: url, booking: url, payments: url, notifications: url };
  const caller = { self: 'booking', secret: TEST_INTERNAL_SECRET, urls, patience: PATIENT } as const;
  const call = callService(caller, 'catalog', checkNote, { params: { id: '1' }, body: { text: 'a secret' } });
  expect(await failureOf(call)).toMatch(SELF_SIGNED);
  expect(server.requests()).toBe(0);
});

it('no file is put into an object store that it claims to be', async () => {
  const store = openObjectStore({ endpoint: server.url, accessKey: 'key', secretKey: 'secret', bucket: 'files' });
  expect(await failureOf(store.put('a', Buffer.from('a license'), 'text/plain'))).toMatch(SELF_SIGNED);
  expect(server.requests()).toBe(0);
});

it('no broker is told a password that it claims to be', async () => {
  const config = z.object(kafkaVariables).parse({
    ...{ KAFKA_BROKERS: `127.0.0.1:${server.port}`, KAFKA_SSL: 'on' },
    ...{ KAFKA_SASL_MECHANISM: 'plain', KAFKA_SASL_USERNAME: 'booking', KAFKA_SASL_PASSWORD: 'a-password' },
  });
  const administrator = openKafka('booking', config, { logger: createLogger('test', 'silent') }).admin();
  expect(await failureOf(administrator.connect())).toMatch(SELF_SIGNED);
  await administrator.disconnect();
});
