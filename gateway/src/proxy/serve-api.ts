import { AppError, inSpan, nameRoute, SpanKind } from '@harbourline/service-kit';
import type { Context, Middleware } from 'koa';
import { limitBody } from '../guards/body-limit';
import type { IdentifyCaller } from '../guards/identify-caller';
import type { RateLimits } from '../guards/rate-limits';
import type { PublicCall, RouteTable } from '../routing/route-table';
import { forward } from './forward';
import type { Upstreams } from './upstreams';

/** One call of the API: limits, who may, how much, and then its service. */
export function serveApi(gateway: {
  table: RouteTable;
  limits: RateLimits;
  checkOrigin: (ctx: Context) => void;
  identifyCaller: IdentifyCaller;
  upstreams: Upstreams;
}): Middleware {
  return async (ctx, next) => {
    if (!/^\/api(\/|$)/i.test(ctx.path)) {
      await next();
      return;
    }
    await gateway.limits.count(ctx.ip);
    const { service, definition } = findCall(ctx, gateway.table);
    nameRoute(ctx, definition.path);
    await gateway.limits.count(ctx.ip, definition);
    // A raw body is one that its sender signs: it comes from another system and carries no cookies.
    if (definition.bodyKind !== 'raw') gateway.checkOrigin(ctx);
    const bodyLimit = limitBody(ctx, definition);
    await gateway.identifyCaller(ctx, definition.audience);
    const about = { kind: SpanKind.CLIENT, attributes: { 'peer.service': service } };
    await inSpan(`${ctx.method} ${definition.path}`, about, () =>
      forward(ctx, {
        pool: gateway.upstreams.to(service),
        withCookies: service === 'identity',
        bodyLimit,
      }),
    );
  };
}

function findCall(ctx: Context, table: RouteTable): PublicCall {
  const found = table.find(ctx.method, ctx.path);
  if ('call' in found) return found.call;
  if (found.allowed.length === 0) throw new AppError('not_found');
  ctx.set('allow', found.allowed.join(', '));
  throw new AppError('method_not_allowed');
}
