import type { RouteBody, RouteDefinition, RouteParams, RouteQuery, RouteResponse } from '@harbourline/contracts';
import type { Context } from 'koa';
import type { z } from 'zod';
import type { ServiceActor, UserActor } from '../auth/actor';
import type { Database, PrismaClientLike } from '../database/database';
import type { Logger } from '../logger';
import type { SecurityFact } from '../security/security-events';

/** An answer; `body` is omitted for streams (then `stream` carries them) and for empty answers. */
export interface Reply<Body = unknown> {
  status: number;
  body?: Body;
  stream?: Buffer | NodeJS.ReadableStream | string;
  headers?: Record<string, string | string[]>;
}

/** The type of a handler's caller, by the audience that the contract declares. */
type ActorOf<R extends RouteDefinition> = R['audience'] extends 'anyone'
  ? UserActor | undefined
  : R['audience'] extends { services: unknown }
    ? ServiceActor
    : UserActor;

export interface RouteRequest<R extends RouteDefinition, Body = RouteBody<R>> {
  params: RouteParams<R>;
  query: RouteQuery<R>;
  body: Body;
  actor: ActorOf<R>;
  /** The answer to a call with an Idempotency-Key is stored in the transaction that the use case runs on this database. */
  once<Client extends PrismaClientLike, Result>(
    db: Database<Client>,
    present: (result: Result) => Reply,
  ): Database<Client>;
  /** The address of the client, as the gateway saw it. */
  ip: string;
  logger: Logger;
  /** Logs a security event; a refusal is logged through its error. */
  tell(fact: SecurityFact): void;
  /** The exact bytes of the body, for routes of kind `raw`. */
  rawBody: Buffer;
  /** Cookies, files and streams; everything else has a name above. */
  koa: Context;
}

type Handler<R extends RouteDefinition> = (request: RouteRequest<R>) => Promise<Reply<RouteResponse<R>>>;

type ActionHandlers<R extends RouteDefinition> =
  R['actions'] extends Readonly<Record<string, { body: z.ZodType }>>
    ? {
        [Name in keyof R['actions']]: (
          request: RouteRequest<R, z.output<R['actions'][Name]['body']>>,
        ) => Promise<Reply<RouteResponse<R>>>;
      }
    : never;

/** A contract with its handlers, ready to be served. */
export interface ServiceRoute {
  definition: RouteDefinition;
  /** By action name; a route without actions has one handler, under the empty name. */
  handlers: Record<string, (request: never) => Promise<Reply>>;
}

/** Answers a declared call. */
export function route<R extends RouteDefinition>(definition: R, handler: Handler<R>): ServiceRoute {
  return { definition, handlers: { '': handler } };
}

/** Answers a call with several actions. */
export function routeActions<R extends RouteDefinition>(definition: R, handlers: ActionHandlers<R>): ServiceRoute {
  return { definition, handlers };
}
