import type { IncomingMessage } from 'node:http';
import { context, type Histogram, SpanKind, SpanStatusCode, type Meter } from '@opentelemetry/api';
import type { Context, Next } from 'koa';
import { contextOf, inSpan } from './spans';

const routes = new WeakMap<IncomingMessage, string>();
/** Paths that machines request every few seconds, or that are deliberately held open for long. */
const NOT_COUNTED = /^\/(metrics|internal\/(health|ready|feed|jwks|view-changes))$/;
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Reports the request's route: its path with names in place of values. */
export function nameRoute(ctx: Pick<Context, 'req'>, path: string): void {
  routes.set(ctx.req, path);
}

export function routeOf(ctx: Pick<Context, 'req'>): string | undefined {
  return routes.get(ctx.req);
}

/** How long requests took, by method, route and status. */
export function requestDurations(meter: Meter): Histogram {
  return meter.createHistogram('http_server_request_duration_seconds', {
    description: 'How long requests took, by method, route and status',
    advice: { explicitBucketBoundaries: SECONDS },
  });
}

/**
 * Counts every request by its route and gives calls of the API a span, which continues the caller's trace.
 * An observed request is finished when the function is: the inner ones answer failures themselves.
 */
export function observeRequests(meter: Meter): (ctx: Context, next: Next) => Promise<void> {
  const durations = requestDurations(meter);
  return async (ctx, next) => {
    if (NOT_COUNTED.test(ctx.path)) {
      await next();
      return;
    }
    const started = performance.now();
    try {
      await (isTraced(ctx) ? traced(ctx, next) : next());
    } finally {
      durations.record((performance.now() - started) / 1000, {
        method: ctx.method,
        route: routes.get(ctx.req) ?? 'none',
        status: String(ctx.res.statusCode),
      });
    }
  };
}

function isTraced(ctx: Context): boolean {
  return ctx.path.startsWith('/api/') || ctx.get('traceparent') !== '';
}

function traced(ctx: Context, next: Next): Promise<void> {
  const given = ctx.get('traceparent');
  const attributes = { 'http.request.method': ctx.method, 'url.path': ctx.path };
  return inSpan(
    ctx.method,
    { kind: SpanKind.SERVER, attributes, parent: given ? contextOf(given) : context.active() },
    async (span) => {
      await next();
      const route = routes.get(ctx.req);
      if (route) span.updateName(`${ctx.method} ${route}`).setAttribute('http.route', route);
      span.setAttribute('http.response.status_code', ctx.res.statusCode);
      span.setAttribute('request.id', String(ctx.res.getHeader('x-request-id') ?? ''));
      if (ctx.res.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    },
  );
}
