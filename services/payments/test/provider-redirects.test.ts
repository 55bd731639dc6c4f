import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readConfig } from '@harbourline/service-kit';
import { testEnvironment } from '@harbourline/test-kit/test-environment';
import { configSchema } from '../src/config';
import { openStripe } from '../src/provider/open-stripe';
import { KEYS } from './support/sandbox-client';

const servers: Server[] = [];
afterAll(() => servers.forEach((server) => server.close()));

async function listening(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it.each([301, 302, 307, 308])('a redirect (%d) of the card provider is not followed', async (status) => {
  let elsewhere = 0;
  const inside = await listening(
    createServer((_, response) => {
      elsewhere += 1;
      response.end('{"id":"pi_1","object":"payment_intent"}');
    }),
  );
  const provider = await listening(
    createServer((_, response) => response.writeHead(status, { location: `${inside}/v1/payment_intents/pi_1` }).end()),
  );
  const environment = testEnvironment({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing',
    STRIPE_SECRET_KEY: KEYS.stripeSecretKey,
    STRIPE_PUBLISHABLE_KEY: KEYS.stripePublishableKey,
    STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
    STRIPE_API_URL: provider,
  });
  const stripe = openStripe(readConfig(configSchema, environment));
  await expect(stripe?.paymentIntents.retrieve('pi_1', {}, { maxNetworkRetries: 0 })).rejects.toThrow();
  expect(elsewhere).toBe(0);
});
