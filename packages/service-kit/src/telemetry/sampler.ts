import { createHmac, randomBytes } from 'node:crypto';
import { trace, type Context } from '@opentelemetry/api';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  SamplingDecision,
  type Sampler,
  type SamplingResult,
} from '@opentelemetry/sdk-trace-base';

/**
 * Which spans are recorded: a share of the traces that begin here, and of a trace that began elsewhere what was decided
 * there. At the edge a browser is believed the trace's id, not the decision: whoever likes could have everything
 * recorded. `share`: from 0 to 1; `edge`: the callers are browsers, and those who decide for them share the key.
 */
export function samplerFor({ share, edge }: { share: number; edge?: { key: string } }): Sampler {
  const byShare = new KeyedShare(share, edge?.key || randomBytes(32));
  return new ParentBasedSampler({
    root: new WithoutLoneQueries(byShare),
    remoteParentSampled: edge ? byShare : new AlwaysOnSampler(),
    remoteParentNotSampled: edge ? byShare : new AlwaysOffSampler(),
  });
}

/** One decision per trace, from its id and a key: a client that chooses an id cannot know the decision. */
class KeyedShare implements Sampler {
  constructor(
    private readonly share: number,
    private readonly key: string | Buffer,
  ) {}

  shouldSample(_parent: Context, traceId: string): SamplingResult {
    const lot = createHmac('sha256', this.key).update(traceId).digest().readUInt32BE() / 2 ** 32;
    return { decision: lot < this.share ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD };
  }

  toString(): string {
    return `KeyedShare(${this.share})`;
  }
}

/** A query without a parent span comes from polling, every second, for something to do. */
class WithoutLoneQueries implements Sampler {
  constructor(private readonly next: Sampler) {}

  shouldSample(...asked: Parameters<Sampler['shouldSample']>): SamplingResult {
    const [parent, , name] = asked;
    if (name.startsWith('prisma:') && !trace.getSpanContext(parent)) return { decision: SamplingDecision.NOT_RECORD };
    return this.next.shouldSample(...asked);
  }

  toString(): string {
    return `WithoutLoneQueries(${this.next.toString()})`;
  }
}
