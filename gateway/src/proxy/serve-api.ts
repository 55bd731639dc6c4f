import type { Role } from '@harbourline/contracts';
import { addressKey, AppError, inSpan, nameRoute, SpanKind } from '@harbourline/service-kit';
import type { Context, Middleware } from 'koa';
import { limitBody } from '../guards/body-limit';
import type { IdentifyCaller } from '../guards/identify-caller';
import type { RateLimits } from '../guards/rate-limits';
import { goneWith, type Load } from '../load/open-load';
import type { PublicAnswers } from '../kept/public-answers';
import type { PublicCall, RouteTable } from '../routing/route-table';
import { answerWith, ask } from './forward';
import { isRead } from './is-read';
import { readBody, type SentBody } from './read-body';
import { takeUpload } from './take-upload';
import type { Upstreams } from './upstreams';

/** The status under which logs record a request whose client went away before the answer. */
const CLIENT_CLOSED_REQUEST = 499;
/** Who manages boats sees more of them than everybody does. */
const SEE_MORE: readonly Role[] = ['owner', 'admin'];

interface Parts {
  table: RouteTable;
  limits: RateLimits;
  checkOrigin: (ctx: Context) => void;
  identifyCaller: IdentifyCaller;
  load: Load;
  upstreams: Upstreams;
  answers: PublicAnswers;
}

/** One call of the API: limits, who may, how much, all that is sent, and then its service. */
export function serveApi(gateway: Parts): Middleware {
  return async (ctx, next) => {
    if (!/^\/api(\/|$)/i.test(ctx.path)) {
      await next();
      return;
    }
    await gateway.limits.count(ctx.ip);
    const call = findCall(ctx, gateway.table);
    nameRoute(ctx, call.definition.path);
    await gateway.limits.count(ctx.ip, call.definition);
    const gone = goneWith(ctx);
    await serveCall(ctx, call, gateway, gone).catch((error: unknown) => {
      // Whatever the client still sends is read and forgotten, or its connection would hang.
      ctx.req.resume();
      if (!gone.aborted) throw slowly(ctx, error, gateway.load);
      // Nobody listens any more: nothing failed, and the log's line says so.
      ctx.respond = false;
      ctx.respondWithoutBody = true;
      ctx.res.statusCode = CLIENT_CLOSED_REQUEST;
    });
  };
}

async function serveCall(
  ctx: Context,
  { service, definition }: PublicCall,
  { checkOrigin, identifyCaller, load, upstreams, answers }: Parts,
  gone: AbortSignal,
): Promise<void> {
  const lane = load.laneOf({ service, definition });
  await load.enterAddress(ctx, lane.room, gone);
  // A raw body is one that its sender signs: it comes from another system and carries no cookies.
  if (definition.bodyKind !== 'raw') checkOrigin(ctx);
  const limit = limitBody(ctx, definition);
  if (lane.gate.full) throw load.shed.refusal('service');
  const user = await identifyCaller(ctx, definition.audience);
  if (user) await load.enterAccount(user.id, gone);

  const isUpload = definition.bodyKind === 'multipart';
  const who = user ? `account ${user.id}` : addressKey(ctx.ip);
  let sent: SentBody = { body: undefined, release: () => undefined };
  if (hasBody(ctx))
    sent = await (isUpload ? takeUpload(ctx, { service, who, limit }, load, gone) : readBody(ctx, limit, load, gone));
  const leave = isUpload ? sent.release : await lane.gate.enter(gone);
  if (!leave) {
    sent.release();
    throw load.shed.refusal('service');
  }
  const about = { kind: SpanKind.CLIENT, attributes: { 'peer.service': service } };
  await inSpan(`${ctx.method} ${definition.path}`, about, async () => {
    const pool = isUpload ? upstreams.forUploads(service) : upstreams.to(service);
    const call = { service, pool, withCookies: service === 'identity', body: sent.body, gone };
    const coming = !user && ctx.method === 'GET' ? answers.expect(definition, ctx.url) : undefined;
    const answer = await ask(ctx, call)
      .finally(() => {
        sent.release();
        leave();
        if (service === 'catalog' && !isRead(ctx)) answers.changed();
      })
      .catch((error: unknown) => {
        coming?.fail();
        throw error;
      });
    coming?.arrive(answer);
    const seesWhatAllSee = service === 'catalog' && ctx.method === 'GET' && !(user && SEE_MORE.includes(user.role));
    await answerWith(ctx, seesWhatAllSee ? answers.orRemembered(ctx.url, answer) : answer, call, load);
  });
}

function hasBody(ctx: Context): boolean {
  const length = ctx.get('content-length');
  return !isRead(ctx) && (ctx.get('transfer-encoding') !== '' || (length !== '' && length !== '0'));
}

/** A client that sends too slowly gets its refusal and loses the connection, since the rest may never come. */
function slowly(ctx: Context, error: unknown, load: Load): unknown {
  if (!(error instanceof AppError) || error.code !== 'request_timeout') return error;
  load.shed.count('slow_sender');
  ctx.set('connection', 'close');
  return error;
}

function findCall(ctx: Context, table: RouteTable): PublicCall {
  const found = table.find(ctx.method, ctx.path);
  if ('call' in found) return found.call;
  if (found.allowed.length === 0) throw new AppError('not_found');
  ctx.set('allow', found.allowed.join(', '));
  throw new AppError('method_not_allowed');
}
