import { isDatabaseAway } from '../database/is-database-away';
import type { Reply } from './route';

/** Users should notice an outage that lasts longer. */
const KEPT_MS = 5 * 60_000;
const MOST = 100;

/**
 * Answers a read, and keeps the answer under the key; while the database is down, the last answer is given, with its
 * age, unless it is older than five minutes. Only for answers that are public and the same for everyone.
 */
export type LastAnswers = <Answer extends Reply>(key: string, answer: () => Promise<Answer>) => Promise<Answer>;

export function lastAnswers(): LastAnswers {
  const kept = new Map<string, { answer: Reply; at: number }>();

  function keep(key: string, answer: Reply): void {
    kept.delete(key);
    kept.set(key, { answer, at: performance.now() });
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
  }

  return async <Answer extends Reply>(key: string, ask: () => Promise<Answer>) => {
    try {
      const answer = await ask();
      keep(key, answer);
      return answer;
    } catch (error) {
      const last = kept.get(key);
      const ageMs = last ? performance.now() - last.at : Infinity;
      if (!last || ageMs > KEPT_MS || !isDatabaseAway(error)) throw error;
      const age = { age: String(Math.ceil(ageMs / 1000)), warning: '110 - "Response is Stale"' };
      return { ...(last.answer as Answer), headers: { ...last.answer.headers, ...age } };
    }
  };
}
