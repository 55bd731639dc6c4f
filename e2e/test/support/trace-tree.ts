import type { CollectedSpan } from './trace-collector';

/** Prisma's own steps below a query or a transaction. */
const DETAIL = /^prisma:client:(db_query|operation)$/;

/** A trace as a person reads it: who did what, when since the beginning, and for how long; queries are only counted. */
export function traceTree(spans: readonly CollectedSpan[]): string {
  const known = new Set(spans.map(({ spanId }) => spanId));
  const begun = Math.min(...spans.map(({ start }) => start));
  const childrenOf = (parent: CollectedSpan | undefined) =>
    spans
      .filter(({ parentSpanId }) => (parent ? parentSpanId === parent.spanId : !known.has(parentSpanId)))
      .sort((one, other) => one.start - other.start);

  function lines(parent: CollectedSpan | undefined, indent: string): string[] {
    return childrenOf(parent).flatMap((span) => {
      if (DETAIL.test(span.name)) return lines(span, indent);
      return [line(span, indent), ...lines(span, `${indent}  `)];
    });
  }

  function line(span: CollectedSpan, indent: string): string {
    const queries = childrenOf(span).filter(({ name }) => DETAIL.test(name)).length;
    const what = `${indent}${span.service}: ${span.name.replace(/^prisma:client:/, '')}`;
    const when = `+${Math.round(span.start - begun)} ms`.padStart(9);
    const took = `${(span.end - span.start).toFixed(1)} ms`.padStart(10);
    return `${when} ${took}  ${what}${queries > 0 ? ` (${queries} queries)` : ''}${span.failed ? ' FAILED' : ''}`;
  }

  return lines(undefined, '').join('\n');
}
