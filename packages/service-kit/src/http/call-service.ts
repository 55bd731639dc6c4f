import {
  errorsOf,
  isStream,
  type RouteDefinition,
  type RouteParams,
  type RouteRequest,
  type RouteResponse,
  type ServiceName,
} from '@harbourline/contracts';
import { SpanKind } from '@opentelemetry/api';
import { z } from 'zod';
import { AppError } from '../app-error';
import { signServiceToken } from '../auth/service-token';
import { inSpan } from '../telemetry/spans';
import { currentTraceparent } from '../telemetry/traceparent';

export interface ServiceCaller {
  self: ServiceName;
  secret: string;
  urls: Record<ServiceName, string>;
  /** As `PATIENCE` gives it: how many times longer than usual an answer may take. */
  patience: number;
}

const errorAnswer = z.looseObject({ code: z.string(), message: z.string() });
const ANSWERS_WITHIN_MS = 10_000;

/**
 * Calls another service's declared internal route.
 * @throws AppError with a code that the contract declares, or `unavailable` when there is no answer that it knows.
 */
export function callService<R extends RouteDefinition>(
  caller: ServiceCaller,
  to: ServiceName,
  definition: R,
  input: { params?: RouteParams<R>; body?: RouteRequest<R> } = {},
): Promise<RouteResponse<R>> {
  const name = `${definition.method} ${definition.path}`;
  const about = { kind: SpanKind.CLIENT, attributes: { 'peer.service': to, 'http.request.method': definition.method } };
  return inSpan(name, about, () => call(caller, to, definition, input));
}

/**
 * Reads a file that another service answers with, of at most so many bytes.
 * @throws AppError as `callService`, and `body_too_large` for a file that is larger.
 */
export function readFromService<R extends RouteDefinition>(
  caller: ServiceCaller,
  to: ServiceName,
  definition: R,
  { mostBytes, ...input }: { params?: RouteParams<R>; mostBytes: number },
): Promise<Buffer> {
  const name = `${definition.method} ${definition.path}`;
  const about = { kind: SpanKind.CLIENT, attributes: { 'peer.service': to, 'http.request.method': definition.method } };
  return inSpan(name, about, async () => {
    const response = await ask(caller, to, definition, input);
    if (response.status !== 200) throw failureOf(definition, response.status, await answerOf(response));
    return readAtMost(response, mostBytes).catch((cause: unknown) => {
      throw cause instanceof AppError ? cause : new AppError('unavailable', { cause });
    });
  });
}

async function readAtMost({ body }: Response, mostBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new AppError('body_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function call<R extends RouteDefinition>(
  caller: ServiceCaller,
  to: ServiceName,
  definition: R,
  input: Input<R>,
): Promise<RouteResponse<R>> {
  const response = await ask(caller, to, definition, input);
  const answer = await answerOf(response);
  const shape = definition.responses[response.status];
  if (shape === undefined) throw failureOf(definition, response.status, answer);
  const isRead = shape !== 'empty' && !isStream(shape);
  const success = isRead ? shape.safeParse(answer) : { data: undefined, error: undefined };
  if (success.error) throw new AppError('unavailable', { cause: success.error });
  return success.data as RouteResponse<R>;
}

async function answerOf(response: Response): Promise<unknown> {
  return response.status === 204 ? undefined : response.json().catch(() => undefined);
}

interface Input<R extends RouteDefinition> {
  params?: RouteParams<R>;
  body?: RouteRequest<R>;
}

function ask<R extends RouteDefinition>(
  caller: ServiceCaller,
  to: ServiceName,
  definition: R,
  input: Input<R>,
): Promise<Response> {
  const traceparent = currentTraceparent();
  return fetch(new URL(pathOf(definition.path, input.params), caller.urls[to]), {
    method: definition.method,
    headers: {
      authorization: `Bearer ${signServiceToken({ from: caller.self, to, secret: caller.secret })}`,
      ...(traceparent === undefined ? {} : { traceparent }),
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS * caller.patience),
  }).catch((cause: unknown) => {
    throw new AppError('unavailable', { cause });
  });
}

/** The last part of a path may stand for several: `*path`. */
function pathOf(path: string, params: unknown): string {
  return path.replace(/([:*])(\w+)/g, (_, kind: string, name: string) => {
    const value = String(Reflect.get(Object(params), name));
    return kind === '*' ? value.split('/').map(encodeURIComponent).join('/') : encodeURIComponent(value);
  });
}

/**
 * What its contract declares is an answer to the call. All else is our own trouble, such as a token that is refused, and
 * nothing that whoever made the call could mend.
 */
function failureOf(definition: RouteDefinition, status: number, answer: unknown): AppError {
  const failure = errorAnswer.safeParse(answer);
  const code = failure.data && errorsOf(definition).find((each) => each === failure.data.code);
  if (failure.success && code) return new AppError(code, { message: failure.data.message });
  const said = failure.success ? `${status} ${failure.data.code}: ${failure.data.message}` : `${status}`;
  return new AppError('unavailable', { cause: new Error(`${definition.method} ${definition.path} answered ${said}`) });
}
