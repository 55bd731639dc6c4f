import { setTimeout as pause } from 'node:timers/promises';
import type { Answered, KeepAliveClient } from './keep-alive-client';
import type { RequestText, Visitors } from './visitors';

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

/** Asks for the visitors, from a new address each time. */
export interface Speaker {
  call(): Promise<Answered>;
  whoAmI(): Promise<Answered>;
}

const TICK_MS = 5;
const SIGNED_IN_EVERY_MS = 200;

export function speakerFor({ calls, whoAmI }: Visitors, client: KeepAliveClient): Speaker {
  let made = 0;
  const ask = ([before, after]: RequestText) => {
    made += 1;
    return client.ask(`${before}10.${(made >> 14) & 255}.${(made >> 6) & 255}.${made & 63}${after}`);
  };
  return {
    call: () => ask(calls[made % calls.length] as RequestText),
    whoAmI: () => ask(whoAmI),
  };
}

/** How many calls a second are answered when so many people each make their next one after an answer. */
export async function measureCapacity(speaker: Speaker, people: number, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1_000;
  let answered = 0;
  const person = async () => {
    while (performance.now() < until) if (isAccepted(await speaker.call())) answered += 1;
  };
  await Promise.all(Array.from({ length: people }, person));
  return answered / seconds;
}

/** Makes so many calls a second, whether or not those before have been answered. Settles when all have, or are given up. */
export async function offerLoad(speaker: Speaker, perSecond: number, seconds: number): Promise<Second[]> {
  const load = Array.from({ length: seconds }, (): Second => {
    return { offered: 0, accepted: [], shed: [], failed: 0, signedIn: [] };
  });
  const underWay: Promise<void>[] = [];
  const started = performance.now();
  let asked = 0;
  for (let offered = 0; ;) {
    const elapsed = performance.now() - started;
    const second = load[Math.floor(elapsed / 1_000)];
    if (!second) break;
    for (; offered < (elapsed / 1_000) * perSecond; offered += 1) {
      second.offered += 1;
      underWay.push(speaker.call().then((answer) => count(second, answer)));
    }
    for (; asked < elapsed / SIGNED_IN_EVERY_MS; asked += 1) {
      const note = (answer: Answered) => void second.signedIn.push(isAccepted(answer) ? answer.ms : -1);
      underWay.push(speaker.whoAmI().then(note));
    }
    await pause(TICK_MS);
  }
  await Promise.all(underWay);
  return load;
}

function count(second: Second, answer: Answered): void {
  if (answer.status === 503 || answer.status === 429) second.shed.push(answer.ms);
  else if (isAccepted(answer)) second.accepted.push(answer.ms);
  else second.failed += 1;
}

function isAccepted({ status }: Answered): boolean {
  return status >= 200 && status < 400;
}
