import type { z } from 'zod';
import { type ErrorCode, ERRORS_OF_ANY_CALL } from './errors';
import type { Role } from './roles';

export * from './roles';

export const SERVICES = ['identity', 'catalog', 'booking', 'payments', 'notifications'] as const;
export type ServiceName = (typeof SERVICES)[number];

/** Those who may make a call: anyone, any signed-in user, certain roles, or services (never through the gateway). */
export type Audience = 'anyone' | 'signed-in' | readonly Role[] | { readonly services: readonly ServiceName[] };

/** One of several things that a call may do, told apart by the caller's role and the body's shape. */
export interface RouteAction {
  readonly audience: readonly Role[];
  readonly body: z.ZodType;
  /** What it may be refused with, besides what any of the call's actions may. */
  readonly errors: readonly ErrorCode[];
}

/** What is streamed: pictures, downloads. */
export interface StreamShape {
  /** All media types that it may be of, without parameters. */
  readonly mediaTypes: readonly string[];
}

/** `empty` has no body. */
export type ResponseShape = z.ZodType | 'empty' | StreamShape;

export function streamOf(...mediaTypes: readonly [string, ...string[]]): StreamShape {
  return { mediaTypes };
}

export function isStream(shape: ResponseShape): shape is StreamShape {
  return typeof shape === 'object' && 'mediaTypes' in shape;
}

/** A picture, in the best form that who asks takes. */
export const PICTURE_STREAM: StreamShape = { mediaTypes: ['image/jpeg', 'image/webp', 'image/avif'] };

/** The fields and files that a form may hold. */
export interface FormShape {
  /** The fields that are no files. */
  readonly fields: readonly string[];
  /** How many files each field may carry. */
  readonly files: Readonly<Record<string, number>>;
  /** Of all of them together. */
  readonly mostBytes: number;
}

export interface RouteDefinition {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** The path with `:name` parameters; `*name` takes the rest of it. */
  readonly path: string;
  readonly summary: string;
  readonly audience: Audience;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly actions?: Readonly<Record<string, RouteAction>>;
  /** How the body arrives; JSON of at most 256 KB unless said otherwise. `raw` keeps the bytes as they came. */
  readonly bodyKind?: 'json' | 'multipart' | 'raw';
  /** The fields and files of a body of kind `multipart`; all others are refused, files as they arrive. */
  readonly form?: FormShape;
  /** It stores and sends nothing though it is no GET, such as a preview: not in the audit log. */
  readonly changesNothing?: true;
  /** Honours `Idempotency-Key`: a repeat gets the first answer again. */
  readonly idempotent?: boolean;
  readonly responses: Readonly<Record<number, ResponseShape>>;
  /** What it may be refused with, besides what any call may; of a call with actions, what each of them may. */
  readonly errors: readonly ErrorCode[];
}

/** Declares one call of the API, once for the service that answers it and for everyone who makes it. */
export function defineRoute<const R extends RouteDefinition>(route: R): R {
  return route;
}

/** Whether a contract names the reason for which a call is refused, in what it does. */
export function mayRefuse({ errors, actions = {} }: RouteDefinition, code: ErrorCode, action?: string): boolean {
  const own = (action && actions[action]?.errors) || [];
  return Object.hasOwn(ERRORS_OF_ANY_CALL, code) || errors.includes(code) || own.includes(code);
}

/** All that a call may be refused with, whatever it does. */
export function errorsOf({ errors, actions = {} }: RouteDefinition): ErrorCode[] {
  return [...new Set([...errors, ...Object.values(actions).flatMap((action) => action.errors)])];
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;
type Property<R, K extends string> = R extends Readonly<Record<K, infer S>> ? S : undefined;

export type RouteParams<R> = Parsed<Property<R, 'params'>>;
export type RouteQuery<R> = Parsed<Property<R, 'query'>>;
export type RouteBody<R> = Parsed<Property<R, 'body'>>;
/** The body as a client sends it. */
export type RouteRequest<R> = Sent<Property<R, 'body'>>;
/** What a call may be refused with, whatever it does. */
export type RouteError<R extends RouteDefinition> =
  | R['errors'][number]
  | (R['actions'] extends Readonly<Record<string, RouteAction>> ? R['actions'][string]['errors'][number] : never);
/** The body of a successful answer as a client receives it. */
export type RouteResponse<R extends RouteDefinition> = {
  [S in keyof R['responses']]: Parsed<R['responses'][S]>;
}[keyof R['responses']];
