import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Link,
  type Span,
} from '@opentelemetry/api';
import { AppError } from '../app-error';
import { parseTraceparent } from './traceparent';

export { SpanKind };

const TRACER = 'harbourline';

export interface SpanAbout {
  kind?: SpanKind;
  attributes?: Attributes;
  links?: Link[];
  /** Of which trace it is a part; of the one at hand unless said otherwise. */
  parent?: Context;
}

/** Runs the function in a span of its own; one that throws ends it as failed, unless it is a refusal that was foreseen. */
export async function inSpan<T>(
  name: string,
  { kind, attributes, links, parent = context.active() }: SpanAbout,
  run: (span: Span) => Promise<T>,
): Promise<T> {
  const span = trace.getTracer(TRACER).startSpan(name, { kind, attributes, links }, parent);
  try {
    return await context.with(trace.setSpan(parent, span), () => run(span));
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) markFailed(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Says what kind of failure it was. What exactly it said may name somebody: that is for the log, which has the span's id. */
export function markFailed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : typeof error });
}

/** Tells of something that is over: a call whose client says only afterwards that it was made. `startedAt` in ms since 1970. */
export function pastSpan(name: string, startedAt: number, attributes: Attributes): void {
  trace.getTracer(TRACER).startSpan(name, { kind: SpanKind.CLIENT, startTime: startedAt, attributes }).end();
}

/** The trace that a `traceparent` names, or none: what begins there begins a trace. */
export function contextOf(traceparent: string | null | undefined): Context {
  const parent = parseTraceparent(traceparent ?? undefined);
  return parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}

/**
 * Runs what follows from something earlier as a part of its trace: the handling of an event, a message that was waiting.
 * Whatever runs it (a job's turn, say) is linked. Without a `traceparent` it is a part of the trace at hand.
 */
export function continueTrace<T>(
  traceparent: string | null | undefined,
  name: string,
  run: (span: Span) => Promise<T>,
  about: Omit<SpanAbout, 'parent' | 'links'> = {},
): Promise<T> {
  if (!parseTraceparent(traceparent ?? undefined)) return inSpan(name, about, run);
  const around = trace.getActiveSpan()?.spanContext();
  return inSpan(
    name,
    { ...about, parent: contextOf(traceparent), ...(around && { links: [{ context: around }] }) },
    run,
  );
}
