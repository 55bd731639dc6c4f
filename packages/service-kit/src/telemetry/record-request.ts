import { context, type Meter, SpanKind, trace } from '@opentelemetry/api';
import type { Logger } from '../logger';
import { requestDurations } from './observe-request';
import { contextOf, TRACER } from './spans';

export interface AnsweredRequest {
  method: string;
  path: string;
  /** The path with names in place of values. */
  route: string;
  status: number;
  requestId: string;
  /** As the client sent it. */
  traceparent: string | undefined;
  /** Of the client, as `keyedAddress` writes it. */
  address: string;
  /** In ms, as `performance.now` counts them. */
  startedAt: number;
}

/** Counts, traces and logs a request that was answered without an app, in the way of those that an app answers. */
export function recordRequests(meter: Meter, logger: Logger): (request: AnsweredRequest) => void {
  const durations = requestDurations(meter);
  return ({ method, path, route, status, requestId, traceparent, address, startedAt }) => {
    const ms = performance.now() - startedAt;
    durations.record(ms / 1000, { method, route, status: String(status) });
    const parent = traceparent === undefined ? context.active() : contextOf(traceparent);
    const span = trace.getTracer(TRACER).startSpan(
      `${method} ${route}`,
      {
        kind: SpanKind.SERVER,
        startTime: Date.now() - ms,
        attributes: {
          'http.request.method': method,
          'url.path': path,
          'http.route': route,
          'http.response.status_code': status,
          'request.id': requestId,
        },
      },
      parent,
    );
    span.end();
    context.with(trace.setSpan(parent, span), () =>
      logger.info({ requestId, method, path, status, ms: Math.round(ms), address }, 'request'),
    );
  };
}
