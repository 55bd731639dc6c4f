import type { Lately, LiveHint } from '@harbourline/contracts';
import type { ViewChanges } from '@harbourline/service-kit';
import type { AskViews } from './ask-views';

/** For so long what happened is told to those who come back. */
const KEPT_SECONDS = 120;
/** Some megabytes. With more, those who come back look at everything. */
const MOST = 20_000;
/** A change counts from when its transaction began; those that take longer are broken off. */
const LONGEST_TRANSACTION_SECONDS = 30;
/** Whoever has more of them in that time looks at everything instead. */
const MOST_OF_ONE = 200;

interface Told extends LiveHint {
  userIds: readonly number[];
  at: number;
  /** By then whoever asked saw it, by the gateway's own clock in milliseconds. */
  seenBy: number;
}

/** What the services have told lately, for those whose connection was interrupted. Times are those of their databases, if nothing else is said. */
export class RecentViews {
  /** Of each service that has ever answered, from when on all is here, and up to when. */
  private readonly spans = new Map<AskViews, { from: number; upTo: number }>();
  private told: Told[] = [];
  private readonly byUser = new Map<number, Told[]>();

  /** Up to when those who are connected have heard everything; undefined while no service has told anything. */
  get upTo(): number | undefined {
    return this.spans.size > 0 ? Math.floor(Math.min(...[...this.spans.values()].map(({ upTo }) => upTo))) : undefined;
  }

  add(service: AskViews, { all, from, now, changes }: ViewChanges): void {
    const before = this.spans.get(service);
    this.spans.set(service, { from: before && !all ? before.from : from, upTo: now });
    const heardAt = performance.now();
    // The first answer after a rest repeats what was heard before it.
    const known = all ? new Set(this.told.map(keyOf)) : undefined;
    for (const change of changes) {
      if (known?.has(keyOf(change))) continue;
      const committedBy = heardAt + (change.at - now + LONGEST_TRANSACTION_SECONDS) * 1000;
      this.keep({ ...change, seenBy: Math.min(heardAt, committedBy) });
    }
    if (this.told.length > MOST) this.forget(now);
    else if ((this.told[0]?.at ?? now) < now - 2 * KEPT_SECONDS) this.forget(now - KEPT_SECONDS);
  }

  /** What of a user's has changed since they heard up to `upTo`. @returns undefined if there may be more. */
  since(user: number, upTo: number): LiveHint[] | undefined {
    const from = upTo - LONGEST_TRANSACTION_SECONDS;
    for (const span of this.spans.values()) if (span.from > from) return undefined;
    return (this.byUser.get(user) ?? []).filter(({ at }) => at > from);
  }

  /**
   * What of a user's has changed, for who has heard nothing yet. What a service tells that has not answered so far is
   * told to all who are connected.
   */
  lately(user: number): Lately {
    const now = performance.now();
    const lengths = [...this.spans.values()].map(({ from, upTo }) => upTo - from);
    const known = Math.min(KEPT_SECONDS, ...lengths) - LONGEST_TRANSACTION_SECONDS;
    const ago = new Map<string, Lately['changes'][number]>();
    for (const { kind, id, seenBy } of this.byUser.get(user) ?? []) {
      ago.set(JSON.stringify([kind, id]), { kind, id, agoMs: Math.floor(now - seenBy) });
    }
    if (ago.size > MOST_OF_ONE) return { knownMs: 0, changes: [] };
    return { knownMs: Math.max(0, Math.floor(known * 1000)), changes: [...ago.values()] };
  }

  private keep(change: Told): void {
    this.told.push(change);
    for (const user of change.userIds) this.byUser.set(user, [...(this.byUser.get(user) ?? []), change]);
  }

  private forget(until: number): void {
    const told = this.told.filter(({ at }) => at > until);
    this.told = [];
    this.byUser.clear();
    for (const change of told) this.keep(change);
    for (const span of this.spans.values()) span.from = Math.max(span.from, until);
  }
}

const keyOf = ({ kind, id, at }: LiveHint & { at: number }): string => JSON.stringify([kind, id, at]);
