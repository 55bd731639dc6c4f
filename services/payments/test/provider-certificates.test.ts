import { readConfig } from '@harbourline/service-kit';
import { SELF_SIGNED, startSelfSignedServer } from '@harbourline/test-kit/self-signed-server';
import { testEnvironment } from '@harbourline/test-kit/test-environment';
import { configSchema } from '../src/config';
import { openStripe } from '../src/provider/open-stripe';
import { KEYS } from './support/sandbox-client';

it('the card provider is not believed with a certificate that it signed itself, and never told our key', async () => {
  const server = await startSelfSignedServer();
  const environment = testEnvironment({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing',
    STRIPE_SECRET_KEY: KEYS.stripeSecretKey,
    STRIPE_PUBLISHABLE_KEY: KEYS.stripePublishableKey,
    STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
    STRIPE_API_URL: server.url,
  });
  const stripe = openStripe(readConfig(configSchema, environment));
  try {
    const asked = stripe?.paymentIntents.retrieve('pi_1', {}, { maxNetworkRetries: 0 });
    await expect(asked).rejects.toMatchObject({ detail: { code: expect.stringMatching(SELF_SIGNED) as string } });
    expect(server.requests()).toBe(0);
  } finally {
    await server.stop();
  }
});
