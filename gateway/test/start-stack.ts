import { readConfig } from '@harbourline/service-kit';
import { logLines, type LogLines } from '@harbourline/test-kit/log-lines';
import { startTestIdentity, type TestIdentity } from '@harbourline/test-kit/start-test-identity';
import { startGateway, type RunningGateway } from '../src/app';
import { configSchema } from '../src/config';
import { startUpstream, type Upstream } from './upstream';

export const PUBLIC_ORIGIN = 'http://localhost:8080';
export const ACCESS_COOKIE = 'hl_access_8080';

export interface Stack {
  gateway: RunningGateway;
  /** Signs tokens. Its keys are served by the upstream `identity` beside everything else that one answers. */
  tokens: TestIdentity;
  identity: Upstream;
  catalog: Upstream;
  booking: Upstream;
  payments: Upstream;
  log: LogLines;
  /** Asks the gateway. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  stop(): Promise<void>;
}

/** A gateway before servers in the place of the services. */
export async function startStack(settings: Record<string, string> = {}): Promise<Stack> {
  const [tokens, identity, catalog, booking, payments] = await Promise.all([
    startTestIdentity(),
    startUpstream(),
    startUpstream(),
    startUpstream(),
    startUpstream(),
  ]);
  identity.answer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end('{"ok":true}');
  });
  identity.passOn(tokens.url);
  const config = readConfig(configSchema, {
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'silent',
    PUBLIC_ORIGIN,
    IDENTITY_URL: identity.url,
    CATALOG_URL: catalog.url,
    BOOKING_URL: booking.url,
    PAYMENTS_URL: payments.url,
    NOTIFICATIONS_URL: 'http://127.0.0.1:9',
    RATE_LIMIT: 'off',
    ...settings,
  });
  const log = logLines('gateway');
  const gateway = await startGateway(config, log.logger);
  return {
    gateway,
    tokens,
    identity,
    catalog,
    booking,
    payments,
    log,
    ask: (path, init) => fetch(new URL(path, gateway.url), init),
    async stop() {
      await gateway.stop();
      await Promise.all([tokens, identity, catalog, booking, payments].map((each) => each.stop()));
    },
  };
}

/** A JSON body with its header. */
export function json(body: unknown): { body: string; headers: Record<string, string> } {
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}
