import { randomFillSync } from 'node:crypto';
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
    traceId: above?.traceId ?? randomHex(16),
    spanId: randomHex(8),
    traceFlags: TraceFlags.NONE,
  });
}

/** Taken in advance for many ids: to ask for a few bytes takes as long as to ask for many. */
const random = Buffer.alloc(4_096);
let taken = random.length;

function randomHex(bytes: number): string {
  if (taken + bytes > random.length) {
    randomFillSync(random);
    taken = 0;
  }
  taken += bytes;
  return random.toString('hex', taken - bytes, taken);
}
