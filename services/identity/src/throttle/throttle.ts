import { AppError, type AppErrorDetails, type Clock } from '@harbourline/service-kit';
import type { Db, Tx } from '../db/client';
import { delayBeforeGuess } from '../domain/delay-before-guess';
import { GUESSES, type Limit } from '../domain/limits';
import { claimGuess, settleGuess, type ClaimedGuess } from './claim-guess';
import { countOnce } from './count-once';

/** Counts in the database, so that a limit holds for all replicas. A block lapses by itself when its window ends. */
export interface Throttle {
  /**
   * Counts something that may be done so often, under every limit given.
   * @throws AppError `too_many_requests`, with the seconds to wait, beyond one of them.
   */
  count(...limits: Limit[]): Promise<void>;
  /** Counts it as well, and refuses nothing. */
  note(...limits: Limit[]): Promise<void>;
  /**
   * Has a secret checked that somebody may be guessing. `check` resolves to undefined for a wrong one, which is counted
   * under every key, and under those of others whom it concerns without being refused by them; whatever else it resolves
   * to or throws is not. May wait for seconds: never call it in a transaction. `account` is whose secret it is, for the log.
   * @throws AppError `too_many_requests`, with the seconds to wait and nothing checked, after too many wrong ones.
   */
  guess<T>(
    keys: readonly string[],
    check: () => Promise<T | undefined>,
    others?: { alsoAt?: readonly string[]; account?: number | undefined },
  ): Promise<T | undefined>;
  /** Forgets what was counted under a key. */
  clear(tx: Tx, key: string): Promise<void>;
}

/** How long a guess waits for others that are being checked to make room, before it is told to come back. */
const PATIENCE_MS = 10_000;
const ASK_AGAIN_MS = 100;

export function createThrottle(
  { db, clock }: { db: Db; clock: Clock },
  setting: 'on' | 'off',
  delayOf = delayBeforeGuess,
): Throttle {
  if (setting === 'off') {
    const nothing = async () => undefined;
    return { count: nothing, note: nothing, guess: (_keys, check) => check(), clear: nothing };
  }
  return {
    async count(...limits) {
      const now = clock.now();
      const reached = await countOnce(db, limits, now);
      if (reached) throw tooMany(reached, now);
    },
    async note(...limits) {
      await countOnce(db, limits, clock.now());
    },
    async guess(keys, check, { alsoAt = [], account } = {}) {
      const claimed = await claim(keys, account);
      let wrong = false;
      try {
        await pause(delayOf(claimed.wrongSoFar));
        const result = await check();
        wrong = result === undefined;
        return result;
      } finally {
        await settleGuess(db.client, claimed, { wrong });
        const others = alsoAt.map((key) => ({ key, ...GUESSES }));
        if (wrong && others.length > 0) await countOnce(db, others, clock.now());
      }
    },
    async clear(tx, key) {
      await tx.$executeRaw`DELETE FROM attempts WHERE key = ${key}`;
    },
  };

  async function claim(keys: readonly string[], account: number | undefined): Promise<ClaimedGuess> {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      const now = clock.now();
      const answer = await claimGuess(db, keys, now);
      if ('wrongSoFar' in answer) return answer;
      if (answer.blockedUntil) {
        const security = { event: 'guessing', outcome: 'blocked' } as const;
        throw tooMany(answer.blockedUntil, now, { account, security });
      }
      if (performance.now() > until) throw new AppError('too_many_requests', { retryAfter: 1 });
      await pause(ASK_AGAIN_MS * (1 + Math.random()));
    }
  }
}

function tooMany(until: Date, now: Date, told: Pick<AppErrorDetails, 'account' | 'security'> = {}): AppError {
  const retryAfter = Math.max(1, (until.getTime() - now.getTime()) / 1000);
  return new AppError('too_many_requests', { retryAfter, ...told });
}

const pause = (ms: number) => (ms > 0 ? new Promise<void>((resolve) => setTimeout(resolve, ms)) : undefined);
