import { randomBytes } from 'node:crypto';
import { context, trace, TraceFlags, type Context, type Span, type SpanOptions, type Tracer } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';

/** Gives every span its ids, for the logs and for whoever is called; nothing is recorded, and no SDK is loaded. */
export function giveIds(): void {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider({ getTracer: () => idsOnly });
}

type Act = (span: Span) => unknown;

const idsOnly: Tracer = {
  startSpan,
  startActiveSpan<F extends Act>(name: string, ...how: [F] | [SpanOptions, F] | [SpanOptions, Context, F]) {
    const [options, parent, act] =
      how.length === 1
        ? [{}, context.active(), how[0]]
        : how.length === 2
          ? [how[0], context.active(), how[1]]
          : [how[0], how[1], how[2]];
    const span = startSpan(name, options, parent);
    return context.with(trace.setSpan(parent, span), () => act(span) as ReturnType<F>);
  },
};

function startSpan(_name: string, { root = false }: SpanOptions = {}, parent: Context = context.active()): Span {
  const above = root ? undefined : trace.getSpanContext(parent);
  return trace.wrapSpanContext({
    traceId: above?.traceId ?? randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
    traceFlags: TraceFlags.NONE,
  });
}
