import type { LiveHint } from '@harbourline/contracts';
import type { ViewChanges } from '@harbourline/service-kit';
import type { AskViews } from './ask-views';

/** For so long what happened is told to those who come back. */
const KEPT_SECONDS = 120;
/** Some megabytes. With more, those who come back look at everything. */
const MOST = 20_000;
/** A change counts from when its transaction began; those that take longer are broken off. */
const LONGEST_TRANSACTION_SECONDS = 30;

/** So long ago a page was loaded that connects for the first time. */
const JUST_LOADED_SECONDS = 5;

interface Told extends LiveHint {
  userIds: readonly number[];
  at: number;
}

/** What the services have told lately, for those whose connection was interrupted. Times are those of their databases. */
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
    for (const change of changes) {
      this.told.push(change);
      for (const user of change.userIds) this.byUser.set(user, [...(this.byUser.get(user) ?? []), change]);
    }
    if (this.told.length > MOST) this.forget(now);
    else if ((this.told[0]?.at ?? now) < now - 2 * KEPT_SECONDS) this.forget(now - KEPT_SECONDS);
  }

  /**
   * What of a user's has changed since they heard up to `upTo`; for who has heard nothing yet, since they loaded what
   * they look at. @returns undefined if there may be more.
   */
  since(user: number, upTo: number | undefined): LiveHint[] | undefined {
    const from = upTo === undefined ? (this.upTo ?? 0) - JUST_LOADED_SECONDS : upTo - LONGEST_TRANSACTION_SECONDS;
    for (const span of this.spans.values()) if (span.from > from) return undefined;
    return (this.byUser.get(user) ?? []).filter(({ at }) => at > from);
  }

  private forget(until: number): void {
    this.told = this.told.filter(({ at }) => at > until);
    this.byUser.clear();
    for (const change of this.told) {
      for (const user of change.userIds) this.byUser.set(user, [...(this.byUser.get(user) ?? []), change]);
    }
    for (const span of this.spans.values()) span.from = Math.max(span.from, until);
  }
}
