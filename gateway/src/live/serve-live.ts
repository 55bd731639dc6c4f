import { LIVE_PATH, type ServiceName } from '@harbourline/contracts';
import { addressKey, AppError, nameRoute, type Revocations } from '@harbourline/service-kit';
import type { Meter } from '@opentelemetry/api';
import type { Context, Middleware } from 'koa';
import type { GatewayConfig } from '../config';
import type { IdentifyCaller } from '../guards/identify-caller';
import type { RateLimits } from '../guards/rate-limits';
import type { Load } from '../load/open-load';
import type { Upstreams } from '../proxy/upstreams';
import { remoteViews } from './ask-views';
import { followViews } from './follow-views';
import { LiveConnections } from './live-connections';
import { RecentViews } from './recent-views';

/** The services whose triggers note what people look at. */
const NOTING: readonly ServiceName[] = ['booking', 'payments', 'notifications'];
const LOOK_EVERY_MS = 1_000;
/** Whoever goes from one page to another is away for a moment, after which it is still known what became visible when. */
const REST_AFTER_MS = 10_000;
/** Of all connections, one address may have as many: an office or a harbour's wi-fi shares one. */
const SHARE_OF_ONE = 1 / 16;
/** One for each browser in use. */
const PER_ACCOUNT = 8;
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Or nginx would wait until there is enough to pass on.
  'x-accel-buffering': 'no',
  // It ends with its answer, and keeps nobody waiting who stops.
  connection: 'close',
};

interface Parts {
  config: GatewayConfig;
  meter: Meter;
  limits: RateLimits;
  identifyCaller: IdentifyCaller;
  revocations: Revocations;
  load: Load;
  upstreams: Upstreams;
}

export interface Live {
  serve: Middleware;
  /** Sends everybody away, to come back in a moment, and takes in nobody else. */
  leave(): void;
  stop(): Promise<void>;
}

/**
 * Tells browsers that something they may be showing has changed: what it is, never how it is now. It takes no place
 * among the calls that are under way, and has limits of its own.
 */
export function openLive(parts: Parts): Live {
  const { config, load, revocations, upstreams } = parts;
  const isLimited = config.RATE_LIMIT === 'on';
  const recent = new RecentViews();
  const views = followViews(
    NOTING.map((service) => remoteViews(upstreams.to(service))),
    (service, { told, isFirst }) => {
      recent.add(service, told);
      if (told.all && !isFirst) connections.lookAgainAll();
      else connections.hintAll(told.changes);
    },
  );
  const connections = new LiveConnections({
    limits: {
      total: config.LIVE_CONNECTIONS,
      perAddress: isLimited ? Math.ceil(config.LIVE_CONNECTIONS * SHARE_OF_ONE) : Infinity,
      perAccount: isLimited ? PER_ACCOUNT : Infinity,
    },
    hasEnded: (sessionId) => revocations.has(sessionId),
    heard: () => recent.upTo?.toString(),
    onSlowReader: () => load.shed.count('slow_reader'),
    onUse(isUsed) {
      clearTimeout(resting);
      if (isUsed) views.start();
      else resting = setTimeout(() => views.rest(), REST_AFTER_MS).unref();
    },
  });
  parts.meter
    .createObservableGauge('harbourline_live_connections', { description: 'Browsers that are told of changes' })
    .addCallback((result) => result.observe(connections.size));
  const looking = lookRegularly(() => connections.look());
  let leaving = false;
  let resting: ReturnType<typeof setTimeout> | undefined;

  return {
    async serve(ctx, next) {
      if (ctx.path !== LIVE_PATH) return void (await next());
      nameRoute(ctx, LIVE_PATH);
      await parts.limits.count(ctx.ip);
      if (ctx.method !== 'GET') {
        ctx.set('allow', 'GET');
        throw new AppError('method_not_allowed');
      }
      if (leaving) throw load.shed.refusal('gateway');
      const address = addressKey(ctx.ip);
      const isFull = connections.full(address);
      if (isFull) throw load.shed.refusal(isFull);
      const user = await parts.identifyCaller(ctx, 'signed-in');
      if (!user) throw new AppError('unauthenticated');
      const upTo = heardUpTo(ctx);
      begin(ctx);
      const connection = connections.add({ user, address, response: ctx.res });
      void views.begun().then(() => {
        connection.isCaughtUp = true;
        if (upTo === undefined) return connections.tellLately(connection, recent.lately(user.id));
        const missed = recent.since(user.id, upTo);
        if (missed) connections.hint(connection, missed);
        else connections.lookAgain(connection);
      });
    },
    leave() {
      leaving = true;
      connections.leaveAll();
    },
    async stop() {
      clearTimeout(resting);
      views.rest();
      await looking.stop();
    },
  };
}

/** From here on the answer is written to the connection itself, for as long as that lasts. */
function begin(ctx: Context): void {
  ctx.respond = false;
  ctx.status = 200;
  ctx.set(HEADERS);
  ctx.res.flushHeaders();
}

/** What the browser heard last, over the connection it had before. */
function heardUpTo(ctx: Context): number | undefined {
  const { searchParams } = ctx.URL;
  const heard = ctx.get('last-event-id') || searchParams.get('since') || '';
  return /^\d{1,12}$/.test(heard) ? Number(heard) : undefined;
}

function lookRegularly(look: () => Promise<void>): { stop(): Promise<void> } {
  let current: Promise<void> | undefined;
  const timer = setInterval(() => {
    current ??= look().finally(() => (current = undefined));
  }, LOOK_EVERY_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      await current;
    },
  };
}
