import { context, ROOT_CONTEXT, trace, type Context } from '@opentelemetry/api';
import type { ReadableSpan, Span, SpanProcessor } from '@opentelemetry/sdk-trace-base';
import { markFailed } from './spans';

/** A job run with more spans than this was not idle. */
const MOST_SPANS = 500;

const waiting = new Map<string, { spans: ReadableSpan[]; release: ((span: ReadableSpan) => void) | undefined }>();

/**
 * Runs a job as a separate trace, which is dropped if the job found nothing to do: jobs look every second, and mostly
 * there is nothing. Whether there was is known only afterwards, so the spans are held back until then.
 */
export async function inTurnOf(job: string, run: () => Promise<number>): Promise<number> {
  const span = trace.getTracer('harbourline').startSpan(`job ${job}`, {}, ROOT_CONTEXT);
  if (!span.isRecording()) return context.with(trace.setSpan(ROOT_CONTEXT, span), run);

  const { traceId } = span.spanContext();
  const turn = { spans: [] as ReadableSpan[], release: undefined as ((span: ReadableSpan) => void) | undefined };
  waiting.set(traceId, turn);
  let worthTelling = true;
  try {
    const done = await context.with(trace.setSpan(ROOT_CONTEXT, span), run);
    span.setAttribute('job.done', done);
    worthTelling = done > 0;
    return done;
  } catch (error) {
    markFailed(span, error);
    throw error;
  } finally {
    span.end();
    waiting.delete(traceId);
    if (worthTelling) for (const each of turn.spans) turn.release?.(each);
  }
}

/** Passes spans on, but holds back those of a job run until it is known that the job did something. */
export function withoutIdleTurns(next: SpanProcessor): SpanProcessor {
  return {
    onStart: (span: Span, parent: Context) => next.onStart(span, parent),
    onEnd(span: ReadableSpan) {
      const turn = waiting.get(span.spanContext().traceId);
      if (!turn) return next.onEnd(span);
      turn.release = (each) => next.onEnd(each);
      if (turn.spans.length < MOST_SPANS) turn.spans.push(span);
    },
    forceFlush: () => next.forceFlush(),
    shutdown: () => next.shutdown(),
  };
}
