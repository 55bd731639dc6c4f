import type { Lately, LiveHint } from '@harbourline/contracts';
import type { LiveNews } from './live-connection';

/** Who opens another window has it on screen sooner. */
const KEPT_MS = 120_000;

/** What a window has heard lately, for others of its browser which have asked for what they show before they listened. */
export class RecentNews {
  private knownFrom: number | undefined;
  private changes: (LiveHint & { at: number })[] = [];

  note(news: LiveNews): void {
    const now = performance.now();
    this.knownFrom ??= now;
    if (!news) return;
    if ('hints' in news) this.changes.push(...news.hints.map((hint) => ({ ...hint, at: now })));
    else {
      this.knownFrom = 'inMs' in news ? now + news.inMs : now - news.knownMs;
      this.changes = 'inMs' in news ? [] : news.changes.map(({ kind, id, agoMs }) => ({ kind, id, at: now - agoMs }));
    }
    this.knownFrom = Math.max(this.knownFrom, now - KEPT_MS);
    this.changes = this.changes.filter(({ at }) => at > now - KEPT_MS);
  }

  /** @returns undefined as long as nothing was heard. */
  lately(): Lately | undefined {
    if (this.knownFrom === undefined) return undefined;
    const now = performance.now();
    return {
      knownMs: now - this.knownFrom,
      changes: this.changes.map(({ kind, id, at }) => ({ kind, id, agoMs: now - at })),
    };
  }
}
