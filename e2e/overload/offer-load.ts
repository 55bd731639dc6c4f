import { setTimeout as pause } from 'node:timers/promises';
import type { Answered, Visitors } from './visitors';

/** One second of a load, by the moment at which calls were made. */
export interface Second {
  offered: number;
  /** In milliseconds each, of those that were answered. */
  accepted: number[];
  /** 503 and 429, in milliseconds each. */
  shed: number[];
  /** Everything else: another 5xx, or no answer. */
  failed: number;
  /** Of who is signed in and asks who they are, a few times a second; -1 for one that was not answered. */
  signedIn: number[];
}

const TICK_MS = 10;
const SIGNED_IN_EVERY_MS = 200;

/** How many calls a second are answered when so many people each make their next one after an answer. */
export async function measureCapacity(visitors: Visitors, people: number, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1_000;
  let answered = 0;
  await Promise.all(
    Array.from({ length: people }, async () => {
      while (performance.now() < until) if ((await visitors.call()).status < 400) answered += 1;
    }),
  );
  return answered / seconds;
}

/** Makes so many calls a second, whether or not those before have been answered. Settles when all have. */
export async function offerLoad(visitors: Visitors, perSecond: number, seconds: number): Promise<Second[]> {
  const load = Array.from({ length: seconds }, (): Second => {
    return { offered: 0, accepted: [], shed: [], failed: 0, signedIn: [] };
  });
  const underWay: Promise<void>[] = [];
  const started = performance.now();
  let made = 0;
  let asked = 0;
  for (;;) {
    const elapsed = performance.now() - started;
    const second = load[Math.floor(elapsed / 1_000)];
    if (!second) break;
    for (; made < (elapsed / 1_000) * perSecond; made += 1) {
      second.offered += 1;
      underWay.push(visitors.call().then((answer) => count(second, answer)));
    }
    if (elapsed > asked * SIGNED_IN_EVERY_MS) {
      asked += 1;
      const note = ({ status, ms }: Answered) => void second.signedIn.push(status === 200 ? ms : -1);
      underWay.push(visitors.whoAmI().then(note));
    }
    await pause(TICK_MS);
  }
  await Promise.all(underWay);
  return load;
}

function count(second: Second, { status, ms }: Answered): void {
  if (status === 503 || status === 429) second.shed.push(ms);
  else if (status === 0 || status >= 400) second.failed += 1;
  else second.accepted.push(ms);
}
