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

export const TRACER = 'harbourline';

export interface SpanAbout {
  kind?: SpanKind;
  attributes?: Attributes;
  links?: Link[];
  /** The trace that the span belongs to; the current one by default. */
  parent?: Context;
}

/** Runs the function in its own span; an exception marks it as failed, unless it is an expected refusal. */
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

/** Records the kind of failure. The error's text may name somebody: it belongs in the log, which has the span's id. */
export function markFailed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : typeof error });
}

/** Records a call that is over, whose client reports it only afterwards. `startedAt` is in ms since 1970. */
export function pastSpan(name: string, startedAt: number, attributes: Attributes): void {
  trace.getTracer(TRACER).startSpan(name, { kind: SpanKind.CLIENT, startTime: startedAt, attributes }).end();
}

/** The trace that a `traceparent` names; without one, a new trace begins. */
export function contextOf(traceparent: string | null | undefined): Context {
  const parent = parseTraceparent(traceparent ?? undefined);
  return parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}

/**
 * Runs the consequences of something earlier as a part of its trace: the handling of an event, a message that was
 * waiting. The span that runs them (a job's, for example) is linked. Without a `traceparent`, they belong to the
 * current trace.
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
