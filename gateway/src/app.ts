import { API } from '@harbourline/contracts/api';
import { termsOf } from '@harbourline/policy/terms-config';
import {
  baseApp,
  createLogger,
  followRevocations,
  Lifecycle,
  listen,
  observeProcess,
  observeRevocations,
  openMetrics,
  openSecurityEvents,
  remoteKeys,
  remoteRevocations,
  sessionCookies,
  tokenVerifier,
  type Logger,
  type Metrics,
} from '@harbourline/service-kit';
import { beforeTheApp } from './before-the-app';
import type { GatewayConfig } from './config';
import { checkOrigin } from './guards/check-origin';
import { identifyCaller } from './guards/identify-caller';
import { limitConnections } from './guards/limit-connections';
import { createRateLimits } from './guards/rate-limits';
import { securityHeaders } from './guards/security-headers';
import { remoteChanges } from './kept/listing-changes';
import { publicAnswers } from './kept/public-answers';
import { openLive } from './live/serve-live';
import { openLoad } from './load/open-load';
import { operations } from './operations';
import { serveMetrics } from './serve-metrics';
import { serveOpenApi } from './serve-openapi';
import { serveApi } from './proxy/serve-api';
import { openUpstreams } from './proxy/upstreams';
import { createRouteTable } from './routing/route-table';
import { limitReaders } from './web/limit-readers';
import { publicBoats } from './web/public-boats';
import { openWeb } from './web/open-web';
import { hashesOfScripts, readStartPage } from './web/start-page';

export interface RunningGateway {
  url: string;
  logger: Logger;
  stop(): Promise<void>;
}

/** How long a gateway that starts waits to hear which sessions have ended; without it, it serves those signed out. */
const REVOCATIONS_WITHIN_MS = 5_000;

/** Starts the gateway: what is wired to what, in the order in which a request meets it. */
export async function startGateway(
  config: GatewayConfig,
  logger = createLogger('gateway', config.LOG_LEVEL),
): Promise<RunningGateway> {
  const lifecycle = new Lifecycle();
  const metrics = await measure(config, lifecycle);
  const tell = openSecurityEvents(logger, metrics.meter);
  const app = baseApp(logger, metrics.meter, tell);
  const health = operations();
  const load = openLoad(config, metrics.meter);
  const upstreams = openUpstreams(config);
  const revocations = followRevocations(remoteRevocations(config.IDENTITY_URL));
  observeRevocations(metrics.meter, revocations);
  const page = config.WEB_DIST ? readStartPage(config.WEB_DIST, termsOf(config)) : '';
  const headers = securityHeaders(config, hashesOfScripts(page));
  const table = createRouteTable(API);
  app.use((ctx, next) => {
    ctx.set(headers);
    return next();
  });
  app.use(health.middleware);
  const limits = createRateLimits(config.RATE_LIMIT);
  const answers = publicAnswers(remoteChanges(upstreams.to('catalog')));
  const { access: accessCookie } = sessionCookies(config.PUBLIC_ORIGIN);
  app.use(serveOpenApi({ version: config.SERVICE_VERSION, limits, load }));
  const identify = identifyCaller({
    verifyToken: tokenVerifier(remoteKeys(new URL('/internal/jwks', config.IDENTITY_URL).href, config.PATIENCE)),
    revocations,
    accessCookie,
  });
  const live = openLive({
    ...{ config, meter: metrics.meter, limits, identifyCaller: identify, revocations, load, upstreams },
  });
  app.use(live.serve);
  app.use(
    serveApi({
      table,
      limits,
      checkOrigin: checkOrigin(config.PUBLIC_ORIGIN),
      identifyCaller: identify,
      load,
      upstreams,
      answers,
    }),
  );
  if (config.WEB_DIST) {
    app.use(limitReaders(load));
    const boats = publicBoats({ answers, table, limits, load, pool: upstreams.to('catalog') });
    const web = openWeb(config.WEB_DIST, { page, terms: termsOf(config), origin: config.PUBLIC_ORIGIN, boats, logger });
    lifecycle.started('drawing of pages', () => web.stop());
    app.use(web.serve);
  }

  await revocations.begun(REVOCATIONS_WITHIN_MS);
  const listening = await listen(
    beforeTheApp({ config, logger, meter: metrics.meter, tell, table, load, limits, answers, headers, app }),
    {
      host: config.HOST,
      port: config.PORT,
      patience: { graceMs: load.slowAfterMs, onSlowReader: () => load.shed.count('slow_reader') },
    },
  );
  limitConnections(listening.server, {
    total: config.CONNECTIONS,
    perAddress: config.RATE_LIMIT === 'on' && config.TRUSTED_PROXIES === 0 ? 'limited' : 'unknown',
    onRefusal: () => load.shed.count('connections'),
  });
  lifecycle.started('upstreams', () => upstreams.close());
  lifecycle.started('live', () => live.stop());
  lifecycle.started('revocations', () => revocations.stop());
  lifecycle.started('http', () => listening.stop());
  lifecycle.started('readiness', async () => {
    health.leaving();
    live.leave();
    await listening.leave(config.DRAIN_SECONDS * 1000);
  });
  logger.info({ url: listening.url }, 'ready');
  return { url: listening.url, logger, stop: () => lifecycle.stop(logger) };
}

/** What the gateway reports of itself, for as long as it runs. */
async function measure(config: GatewayConfig, lifecycle: Lifecycle): Promise<Metrics> {
  const metrics = await openMetrics('gateway', config);
  const stopObserving = observeProcess(metrics.meter);
  lifecycle.started('metrics', async () => {
    stopObserving();
    await metrics.stop();
  });
  if (config.METRICS_PORT !== undefined) {
    const served = await serveMetrics(metrics, { host: config.HOST, port: config.METRICS_PORT });
    lifecycle.started('metrics server', () => served.stop());
  }
  return metrics;
}
