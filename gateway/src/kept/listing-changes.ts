import { listListingChanges, type RouteResponse } from '@harbourline/contracts';
import type { Pool } from 'undici';
import { askService } from '../proxy/ask-service';

/** Catalog's word that nothing has changed holds for so long; changes show after that and the time of one answer. */
const TRUSTED_MS = 50;
const ANSWER_WITHIN_MS = 500;
/** If catalog does not answer within this time, calls go on to catalog, and its failure is their answer. */
const SILENT_MS = 1_000;

export type Changes = RouteResponse<typeof listListingChanges>;
/** Requests what changed since the last answer. */
export type AskChanges = (after: string | undefined) => Promise<Changes>;

export interface ListingChanges {
  /** Whether everything is known that had changed until a moment ago. */
  readonly areKnown: boolean;
  /** Requests them, unless they are known. @returns whether all are known that had happened before the call. */
  get(): Promise<boolean>;
  /** Something is changed through this process: what is known does not contain it. */
  expect(): void;
}

/** Asks one of catalog's replicas. */
export function remoteChanges(pool: Pool): AskChanges {
  return async (after) => {
    const query = after === undefined ? '' : `?after=${encodeURIComponent(after)}`;
    const call = { method: 'GET' as const, path: listListingChanges.path + query };
    const { status, taken } = await askService(pool, call, AbortSignal.timeout(ANSWER_WITHIN_MS));
    if (status !== 200) throw new Error(`catalog answered ${status}`);
    return listListingChanges.responses[200].parse(JSON.parse(Buffer.concat(taken).toString()));
  };
}

/**
 * Hears of changes by asking, and only when somebody wants to know: what is known counts from when the question was put,
 * by a clock that goes on while a process is frozen. So it does not matter which process was, or for how long.
 */
export function followListingChanges(ask: AskChanges, onChanges: (changes: Changes) => void): ListingChanges {
  let upTo: string | undefined;
  let askedAt = -Infinity;
  let expectedAt = -Infinity;
  let silentUntil = -Infinity;
  let asking: Promise<void> | undefined;

  const areKnown = () => askedAt >= expectedAt && performance.now() - askedAt < TRUSTED_MS;

  async function askOnce(): Promise<void> {
    const began = performance.now();
    try {
      const changes = await ask(upTo);
      onChanges(changes);
      upTo = changes.upTo;
      askedAt = began;
    } catch {
      silentUntil = performance.now() + SILENT_MS;
    }
  }

  return {
    get areKnown() {
      return areKnown();
    },
    async get() {
      const since = performance.now();
      // A question that was put before something was changed here may have been answered without it.
      while (!areKnown() && askedAt < since && performance.now() >= silentUntil)
        await (asking ??= askOnce().finally(() => (asking = undefined)));
      return askedAt >= since || areKnown();
    },
    expect() {
      expectedAt = performance.now();
    },
  };
}
