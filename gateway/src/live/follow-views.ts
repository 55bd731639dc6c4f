import type { ViewChanges } from '@harbourline/service-kit';
import { wakeablePause, type WakeablePause } from '@harbourline/service-kit/wakeable-pause';
import type { AskViews } from './ask-views';

const ASK_EVERY_MS = 500;
/** A service that does not answer is left alone for a moment; one that does not know the call, for longer. */
const AWAY_MS = 2_000;
const UNKNOWN_MS = 15_000;

export interface Answer {
  told: ViewChanges;
  /** Nothing was asked before, since the last rest. */
  isFirst: boolean;
}

export interface FollowedViews {
  /** Somebody is connected: asks until nobody is. */
  start(): void;
  /** Nobody is connected: asks no more. */
  rest(): void;
  /** Settles when each service has answered since the last start, or has not. */
  begun(): Promise<void>;
}

/**
 * Asks each service on its own, so that one which is away or slow holds up nobody. Its first answer after a rest tells
 * what happened lately; each later one goes on where the one before ended, however long it took to get it.
 */
export function followViews(
  services: readonly AskViews[],
  onTold: (service: AskViews, answer: Answer) => void,
): FollowedViews {
  const followed = services.map((ask) => followOne(ask, (answer) => onTold(ask, answer)));
  return {
    start: () => followed.forEach((one) => one.start()),
    rest: () => followed.forEach((one) => one.rest()),
    begun: async () => void (await Promise.all(followed.map((one) => one.begun()))),
  };
}

function followOne(ask: AskViews, onTold: (answer: Answer) => void): FollowedViews {
  let upTo: string | undefined;
  let current: { pause: WakeablePause; first: Promise<unknown> } | undefined;

  /** @returns how long to wait before the next question. */
  async function askOnce(): Promise<number> {
    try {
      const told = await ask(upTo);
      if (!told) return UNKNOWN_MS;
      if (!current) return 0;
      const isFirst = upTo === undefined;
      upTo = told.upTo;
      onTold({ told, isFirst });
      return ASK_EVERY_MS;
    } catch {
      return AWAY_MS;
    }
  }

  async function go(turn: { pause: WakeablePause; first: Promise<number> }): Promise<void> {
    for (let wait = await turn.first; current === turn; wait = await askOnce()) {
      await turn.pause.pause(wait);
      if (current !== turn) return;
    }
  }

  return {
    start() {
      if (current) return;
      const turn = { pause: wakeablePause(), first: askOnce() };
      current = turn;
      void go(turn);
    },
    rest() {
      current?.pause.wake();
      current = undefined;
      upTo = undefined;
    },
    begun: async () => void (await current?.first),
  };
}
