import { setTimeout as sleep } from 'node:timers/promises';
import { listRevocations, type RouteResponse } from '@harbourline/contracts';
import { ACCESS_TOKEN_MINUTES, verifyAccessToken, type KeyFinder } from './access-token';
import { wakeablePause } from '../wakeable-pause';
import type { UserActor } from './actor';

const ASK_EVERY_MS = 500;
/** While no token has been judged for so long, it asks this rarely; the next token has it ask at once. */
const QUIET_AFTER_MS = 5_000;
const ASK_QUIETLY_EVERY_MS = 5_000;
const ANSWER_WITHIN_MS = 3_000;
/** A list that is older is asked for anew before it is believed. */
const FRESH_MS = 1_500;
/** Longer than any access token of an ended session lives. */
const KEEP_MS = (ACCESS_TOKEN_MINUTES + 1) * 60_000;
/** From so many questions on that got no answer, identity counts as away. */
const AWAY_AFTER = 2;

type Told = RouteResponse<typeof listRevocations>;

/** Asks which sessions have ended: of late, or since what was told last. */
export type AskRevocations = (after: string | undefined) => Promise<Told>;

/** The sessions that have ended while access tokens of theirs may still be about. */
export interface Revocations {
  /**
   * Whether a session has ended, by a list that is no older than two seconds; while identity is away, by the last one.
   * @throws when there has never been one.
   */
  has(sessionId: string): Promise<boolean>;
  /** Settles when there is a first list, or when it has not come in so long. */
  begun(withinMs: number): Promise<void>;
  /** How old the list is. */
  ageInSeconds(): number;
  stop(): Promise<void>;
}

/** With what an access token is judged. */
export interface TokenTrust {
  findKey: KeyFinder;
  revocations: Pick<Revocations, 'has'>;
}

/**
 * The user whose session an access token belongs to; undefined when the token is not good, or the session has ended.
 * `onForged` hears of one that we have not signed.
 * @throws when keys or revocations cannot be had.
 */
export async function findTokenOwner(
  token: string,
  { findKey, revocations }: TokenTrust,
  onForged?: () => void,
): Promise<UserActor | undefined> {
  const user = await verifyAccessToken(token, findKey, onForged);
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

/** Keeps the list in memory; asks for what is new twice a second while tokens are judged, until it is stopped. */
export function followRevocations(ask: AskRevocations): Revocations {
  let stopped = false;
  const started = performance.now();
  /** Until when each is remembered; the oldest first. */
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
      unanswered += 1; // the next question is for the whole list: another identity may be the one that answers
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
      // Only a process that has just begun, stood still or was quiet waits here, for the answer to a question of now.
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
