import { setTimeout as pause } from 'node:timers/promises';
import type { Target } from '../attack';

/** What a visitor asks who has nothing to do with the attack: something of every service that answers strangers. */
const CALLS = [
  ['GET', '/api/boats?limit=5'],
  ['POST', '/api/auth/refresh'],
  ['GET', '/api/payment/config'],
  ['GET', '/api/boats/1/availability?from=2027-06-01&to=2027-06-02'],
] as const;
const GIVE_UP_AFTER_MS = 5_000;

interface Visit {
  calls: number;
  slowestMs: number;
  /** Answers 5xx or 429, or none at all. */
  refused: number;
}

/** Visits again and again for as long, from a fresh address each time, and asks for this path as well. */
async function visitFor(target: Target, seconds: number, also?: string): Promise<Visit> {
  const visit: Visit = { calls: 0, slowestMs: 0, refused: 0 };
  const calls: readonly (readonly [string, string])[] = also ? [...CALLS, ['GET', also]] : CALLS;
  const until = performance.now() + seconds * 1_000;
  while (performance.now() < until) {
    const client = target.client();
    await Promise.all(
      calls.map(async ([method, path]) => {
        const started = performance.now();
        const asked = client.send(method, path).then(
          ({ status }) => status,
          () => 0,
        );
        const status = await Promise.race([asked, pause(GIVE_UP_AFTER_MS, 0)]);
        visit.calls += 1;
        visit.slowestMs = Math.max(visit.slowestMs, Math.round(performance.now() - started));
        if (status === 0 || status === 429 || status >= 500) visit.refused += 1;
      }),
    );
    await pause(200);
  }
  return visit;
}

const QUIET_SECONDS = 2;

/**
 * Whether a stranger is answered during an attack, every time and in less than a second; on a machine that is slow by
 * itself, in less than three times what it takes in peace.
 */
export async function visitDuring(
  target: Target,
  { seconds, also }: { seconds: number; also?: string },
  attack: () => void,
): Promise<{ held: boolean; got: string }> {
  const before = await visitFor(target, QUIET_SECONDS, also);
  attack();
  const { calls, slowestMs, refused } = await visitFor(target, seconds, also);
  return {
    held: refused === 0 && slowestMs < Math.max(1_000, 3 * before.slowestMs),
    got: `a stranger's slowest of ${calls} calls took ${slowestMs} ms (${before.slowestMs} ms in peace), ${refused} were refused`,
  };
}
