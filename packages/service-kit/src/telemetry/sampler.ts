import { trace, type Attributes, type Context, type Link, type SpanKind } from '@opentelemetry/api';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  SamplingDecision,
  TraceIdRatioBasedSampler,
  type Sampler,
  type SamplingResult,
} from '@opentelemetry/sdk-trace-base';

/**
 * Which spans are recorded: a share of the traces that begin here, and of a trace that began elsewhere what was decided
 * there. A browser is believed the trace's id, not the decision: whoever likes could have everything recorded.
 */
export function samplerFor({
  exporting,
  share,
  atTheEdge,
}: {
  exporting: boolean;
  share: number;
  atTheEdge: boolean;
}): Sampler {
  if (!exporting) return new AlwaysOffSampler(); // ids for the logs, and nothing else
  const byShare = new TraceIdRatioBasedSampler(share);
  return new ParentBasedSampler({
    root: new WithoutLoneQueries(byShare),
    remoteParentSampled: atTheEdge ? byShare : new AlwaysOnSampler(),
    remoteParentNotSampled: atTheEdge ? byShare : new AlwaysOffSampler(),
  });
}

/** A query that belongs to nothing is one of those that look every second whether there is something. */
class WithoutLoneQueries implements Sampler {
  constructor(private readonly next: Sampler) {}

  shouldSample(
    parent: Context,
    traceId: string,
    name: string,
    kind: SpanKind,
    attributes: Attributes,
    links: Link[],
  ): SamplingResult {
    if (name.startsWith('prisma:') && !trace.getSpanContext(parent)) return { decision: SamplingDecision.NOT_RECORD };
    return this.next.shouldSample(parent, traceId, name, kind, attributes, links);
  }

  toString(): string {
    return `WithoutLoneQueries(${this.next.toString()})`;
  }
}
