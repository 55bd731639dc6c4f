import { Readable } from 'node:stream';
import { isStream, mayRefuse, type RouteAction, type RouteDefinition, type StreamShape } from '@harbourline/contracts';
import { z } from 'zod';
import type { Context } from 'koa';
import { AppError } from '../app-error';
import { actOf, audited } from '../audit/act';
import type { Actor } from '../auth/actor';
import type { Clock } from '../clock';
import type { SqlClient } from '../database/sql-client';
import type { Logger } from '../logger';
import { authenticate, type Authentication } from './authenticate';
import { Replay, repeatableCall, storingAnswer } from './idempotency';
import { invalidInput, parseInput } from './parse';
import { readBody } from './read-body';
import { refuseUnstorable } from './refuse-unstorable';
import { tellSecurity } from './request-facts';
import type { Reply, RouteRequest, ServiceRoute } from './route';
import type { UploadSpace } from './upload-space';

export interface RouteServer {
  authentication: Authentication;
  clock: Clock;
  logger: Logger;
  /** The database that holds the audit log. */
  sql: SqlClient;
  uploadSpace: UploadSpace;
}

/** Logged of a refusal of which the contract does not tell. */
export const UNDECLARED_REFUSAL = 'refused for a reason that the contract does not name';

const idempotencyKey = z.string().min(8).max(200);

/** Serves one call from end to end: caller, input, handler, and an answer that the contract allows. */
export async function serveRoute(
  ctx: Context,
  { definition, handlers }: ServiceRoute,
  { authentication, clock, logger, sql, uploadSpace }: RouteServer,
): Promise<void> {
  const actor = await authenticate(ctx, definition.audience, authentication);
  const params = definition.params && parseInput(definition.params, ctx.params);
  const query = definition.query && parseInput(definition.query, ctx.query);
  const { body: sent, raw } = await readBody(ctx, definition, uploadSpace);
  refuseUnstorable(ctx.params, ctx.query, sent);
  const { name, body } = chooseAction(definition, actor, sent);

  const handler = handlers[name];
  if (!handler)
    throw new Error(`${definition.method} ${definition.path} declares ${name || 'a call'} that nothing answers`);

  const key = definition.idempotent ? ctx.get('idempotency-key') : '';
  const call = key && repeatableCall({ caller: callerOf(actor), key: parseInput(idempotencyKey, key) }, ctx, raw);
  const request: Omit<RouteRequest<RouteDefinition>, 'params' | 'query' | 'body'> &
    Record<'params' | 'query' | 'body', unknown> = {
    params,
    query,
    body,
    // `authenticate` has matched the caller with the audience, from which the handler's type is made.
    actor: actor as RouteRequest<RouteDefinition>['actor'],
    once: (db, present) => (call ? storingAnswer(db, clock, call, present) : db),
    ip: ctx.ip,
    logger,
    tell: (fact) => tellSecurity(ctx, fact),
    rawBody: raw,
    koa: ctx,
  };
  const act = actOf(ctx, definition, { actor, action: name, now: clock.now() });
  const reply = await audited(act, sql, () => handler(request as never), endStream).catch((error: unknown) => {
    if (error instanceof Replay) return error.reply;
    if (error instanceof AppError && !mayRefuse(definition, error.code, name)) {
      logger.warn(
        { code: error.code, call: [definition.method, definition.path, name].join(' ').trim() },
        UNDECLARED_REFUSAL,
      );
    }
    throw error;
  });
  send(ctx, definition, reply);
}

/** Destroys the stream of an answer that is not given, which stops its source. */
function endStream({ stream }: Reply): void {
  if (stream instanceof Readable) stream.destroy();
}

function callerOf(actor: Actor | undefined): string {
  if (!actor) return 'anyone';
  return actor.kind === 'user' ? `user:${actor.id}` : `service:${actor.name}`;
}

/** Finds which of a call's actions is meant: one that the caller's role may use and whose schema the body matches. */
function chooseAction(
  definition: RouteDefinition,
  actor: Actor | undefined,
  sent: unknown,
): { name: string; body: unknown } {
  if (!definition.actions) return { name: '', body: definition.body && parseInput(definition.body, sent) };

  const role = actor?.kind === 'user' ? actor.role : undefined;
  const actions = Object.entries<RouteAction>(definition.actions).map(([name, action]) => ({
    name,
    allowed: role !== undefined && action.audience.includes(role),
    result: action.body.safeParse(sent),
  }));
  const meant = actions.find(({ allowed, result }) => allowed && result.success);
  if (meant) return { name: meant.name, body: meant.result.data };
  if (actions.some(({ result }) => result.success)) throw new AppError('forbidden');
  // The caller most likely meant the action that the body matches best.
  const [nearest] = actions
    .flatMap(({ allowed, result }) => (allowed && result.error ? [result.error] : []))
    .sort((a, b) => a.issues.length - b.issues.length);
  throw nearest ? invalidInput(nearest) : new AppError('forbidden');
}

/** Readers of the API's description rely on what it says of files. */
function sendStream(
  ctx: Context,
  { method, path }: RouteDefinition,
  { reply, shape }: { reply: Reply; shape: StreamShape },
) {
  const [type = ''] = ctx.response.get('content-type').split(';');
  if (!shape.mediaTypes.includes(type)) throw new Error(`${method} ${path} does not declare the media type ${type}`);
  ctx.body = reply.stream;
}

function send(ctx: Context, definition: RouteDefinition, reply: Reply): void {
  const shape = definition.responses[reply.status];
  if (shape === undefined)
    throw new Error(`${definition.method} ${definition.path} does not declare the answer ${reply.status}`);
  ctx.status = reply.status;
  for (const [name, value] of Object.entries(reply.headers ?? {})) ctx.set(name, value);
  if (shape === 'empty') ctx.body = null;
  else if (isStream(shape)) sendStream(ctx, definition, { reply, shape });
  else ctx.body = shape.parse(reply.body);
}
