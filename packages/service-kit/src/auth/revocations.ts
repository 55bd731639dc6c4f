import { setTimeout as sleep } from 'node:timers/promises';
import { listRevocations, type RouteResponse } from '@harbourline/contracts';
import { ENDED_SESSIONS_MINUTES, type VerifyToken } from './access-token';
import { wakeablePause } from '../wakeable-pause';
import type { UserActor } from './actor';

const ASK_EVERY_MS = 500;
/** If no token has been checked for this long, requests become this rare; the next token triggers one at once. */
const QUIET_AFTER_MS = 5_000;
const ASK_QUIETLY_EVERY_MS = 15_000;
const ANSWER_WITHIN_MS = 3_000;
/** An older list is requested again before it is trusted. */
const FRESH_MS = 1_500;
const KEEP_MS = ENDED_SESSIONS_MINUTES * 60_000;
/** After this many unanswered requests, identity is considered down. */
const AWAY_AFTER = 2;

type Told = RouteResponse<typeof listRevocations>;

/** Requests the sessions that have ended: recently, or since the last answer. */
export type AskRevocations = (after: string | undefined) => Promise<Told>;

/** The ended sessions of which access tokens may still be valid. */
export interface Revocations {
  /**
   * Whether a session has ended, by a list that is no older than two seconds; while identity is down, by the last list.
   * @throws when there has never been one.
   */
  has(sessionId: string): Promise<boolean>;
  /** Settles when the first list has arrived, or after this time. */
  begun(withinMs: number): Promise<void>;
  /** How old the list is. */
  ageInSeconds(): number;
  stop(): Promise<void>;
}

/** The tools for checking an access token. */
export interface TokenTrust {
  verifyToken: VerifyToken;
  revocations: Pick<Revocations, 'has'>;
}

/**
 * The user whose session an access token belongs to; undefined if the token is invalid or the session has ended.
 * `onForged` is called for a token that we have not signed.
 * @throws when keys or revocations are not available.
 */
export async function findTokenOwner(
  token: string,
  { verifyToken, revocations }: TokenTrust,
  onForged?: () => void,
): Promise<UserActor | undefined> {
  const user = await verifyToken(token, onForged);
  return user && !(await revocations.has(user.sessionId)) ? user : undefined;
}

/** Asks identity over HTTP. */
export function remoteRevocations(identityUrl: string): AskRevocations {
  return async (after) => {
    const url = new URL(listRevocations.path, identityUrl);
    if (after !== undefined) url.searchParams.set('after', after);
    const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    if (!response.ok) throw new Error(`identity answered ${response.status}`);
    return listRevocations.responses[200].parse(await response.json());
  };
}

/** Keeps the list in memory; requests new entries twice a second while tokens are checked, until it is stopped. */
export function followRevocations(ask: AskRevocations): Revocations {
  let stopped = false;
  const started = performance.now();
  /** Until when each session is remembered; the oldest first. */
  const ended = new Map<string, number>();
  let told: { upTo: string; askedAt: number } | undefined;
  let unanswered = 0;
  let asking: Promise<void> | undefined;
  let judgedAt = started;
  const { pause, wake } = wakeablePause();

  const age = () => performance.now() - (told?.askedAt ?? started);
  const isFresh = () => told !== undefined && age() < FRESH_MS;
  const isQuiet = () => performance.now() - judgedAt >= QUIET_AFTER_MS;
  const isAway = () => unanswered >= AWAY_AFTER;

  async function askOnce(): Promise<void> {
    const askedAt = performance.now();
    try {
      const { sessions, upTo } = await ask(unanswered > 0 ? undefined : told?.upTo);
      for (const id of sessions) ended.set(id, askedAt + KEEP_MS);
      told = { upTo, askedAt };
      unanswered = 0;
    } catch {
      unanswered += 1; // the next request is for the whole list: another identity may answer it
    }
    for (const [id, until] of ended) {
      if (until > askedAt) break;
      ended.delete(id);
    }
  }

  const askNow = () => (asking ??= askOnce().finally(() => (asking = undefined)));

  async function follow(): Promise<void> {
    while (!stopped) {
      await askNow();
      if (unanswered === 1) continue;
      await pause(isQuiet() ? ASK_QUIETLY_EVERY_MS : ASK_EVERY_MS);
    }
  }
  const following = follow();

  return {
    async has(sessionId) {
      // Only a process that has just started, was frozen or was idle waits here, for the answer to a request made now.
      const since = performance.now();
      const wasQuiet = isQuiet();
      judgedAt = since;
      if (wasQuiet) wake();
      while (!isFresh() && !isAway() && (told?.askedAt ?? 0) < since) await askNow();
      if (!told) throw new Error('identity has not told which sessions have ended');
      return ended.has(sessionId);
    },
    async begun(withinMs) {
      const until = performance.now() + withinMs;
      while (!told && performance.now() < until) await sleep(20);
    },
    ageInSeconds: () => age() / 1000,
    async stop() {
      stopped = true;
      wake();
      await following;
    },
  };
}
