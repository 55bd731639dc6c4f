import {
  ERRORS,
  type ErrorCode,
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
}

const errorAnswer = z.looseObject({ code: z.string(), message: z.string() });
const TIMEOUT_MS = 10_000;

/**
 * Calls another service's declared internal route.
 * @throws AppError with the other service's code, or `unavailable` when it gives no answer that the contract knows.
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

async function call<R extends RouteDefinition>(
  caller: ServiceCaller,
  to: ServiceName,
  definition: R,
  input: { params?: RouteParams<R>; body?: RouteRequest<R> },
): Promise<RouteResponse<R>> {
  const traceparent = currentTraceparent();
  const path = definition.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(Reflect.get(Object(input.params), name))),
  );
  const response = await fetch(new URL(path, caller.urls[to]), {
    method: definition.method,
    headers: {
      authorization: `Bearer ${signServiceToken({ from: caller.self, to, secret: caller.secret })}`,
      ...(traceparent === undefined ? {} : { traceparent }),
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new AppError('unavailable', { cause });
  });
  const answer: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined);
  const shape = definition.responses[response.status];
  if (shape !== undefined) {
    const success = typeof shape === 'string' ? { data: undefined, error: undefined } : shape.safeParse(answer);
    if (success.error) throw new AppError('unavailable', { cause: success.error });
    return success.data as RouteResponse<R>;
  }
  const failure = errorAnswer.safeParse(answer);
  if (failure.success && isErrorCode(failure.data.code))
    throw new AppError(failure.data.code, { message: failure.data.message });
  throw new AppError('unavailable', { cause: new Error(`${definition.method} ${path} answered ${response.status}`) });
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERRORS, code);
}
