import { setTimeout as pause } from 'node:timers/promises';

export interface PlacesLimits {
  /** How much there is of what is given out: bytes, or connections. */
  capacity: number;
  /** How much of it one holder may have, all their places together. */
  share: number;
  waitMs: number;
}

/** A place that a client holds while it sends or reads at its own speed. */
export interface Place {
  /** They have just sent or read something. */
  moved(): void;
  /** All is sent: from here on it is not they who keep the place. */
  settled(): void;
  /** Takes more. @returns false when there is no more, even after waiting. */
  grow(amount: number): Promise<boolean>;
  leave(): void;
}

export interface Holder {
  /** Whose it is: an address or an account. */
  who: string;
  gone: AbortSignal;
  /** Ends what they do, so that somebody else has the place. */
  breakOff(): void;
}

interface Held extends Holder {
  amount: number;
  movedAt: number;
  over: boolean;
}

/** Nothing was sent or read for so long: this one may be broken off for somebody who would. */
const STILL_MS = 1_000;
const LOOK_EVERY_MS = 50;

/**
 * What is given out to those who send or read at their own speed, and who could therefore keep it for as long as they
 * please. When there is none left, whoever has been still for longest loses theirs: those who only wait, so that nobody
 * else gets on, get each other out of the way.
 */
export class Places {
  private readonly held = new Set<Held>();
  private used = 0;

  constructor(private readonly limits: PlacesLimits) {}

  get inUse(): number {
    return this.used;
  }

  /** @returns undefined when there is no place, even after waiting, or nobody who wants it any more. */
  async take(holder: Holder, amount: number): Promise<Place | undefined> {
    const held: Held = { ...holder, amount: 0, movedAt: performance.now(), over: false };
    if (!(await this.give(held, amount))) return undefined;
    return {
      moved: () => (held.movedAt = performance.now()),
      settled: () => (held.movedAt = Infinity),
      grow: (more) => this.give(held, more),
      leave: () => this.release(held),
    };
  }

  private async give(held: Held, amount: number): Promise<boolean> {
    const until = performance.now() + this.limits.waitMs;
    while (!this.makeRoom(held, amount)) {
      if (performance.now() >= until) return false;
      await pause(LOOK_EVERY_MS, undefined, { signal: held.gone }).catch(() => undefined);
      if (held.gone.aborted || held.over) return false;
    }
    this.held.add(held);
    held.amount += amount;
    this.used += amount;
    return true;
  }

  private makeRoom(held: Held, amount: number): boolean {
    if (held.gone.aborted || held.over) return false;
    const { capacity, share } = this.limits;
    for (;;) {
      const ownTooMuch = this.heldBy(held.who) + amount > share;
      if (!ownTooMuch && this.used + amount <= capacity) return true;
      const stillest = this.stillest((other) => other !== held && (!ownTooMuch || other.who === held.who));
      if (!stillest) return false;
      this.release(stillest);
      stillest.breakOff();
    }
  }

  private heldBy(who: string): number {
    let sum = 0;
    for (const each of this.held) if (each.who === who) sum += each.amount;
    return sum;
  }

  private stillest(eligible: (held: Held) => boolean): Held | undefined {
    let found: Held | undefined;
    for (const each of this.held) {
      if (eligible(each) && (!found || each.movedAt < found.movedAt)) found = each;
    }
    return found && performance.now() - found.movedAt >= STILL_MS ? found : undefined;
  }

  private release(held: Held): void {
    if (this.held.delete(held)) this.used -= held.amount;
    held.over = true;
  }
}
