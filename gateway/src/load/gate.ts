export interface GateLimits {
  /** As many are inside at once. */
  atOnce: number;
  /** As many more wait their turn, for at most `waitMs`. */
  waiting: number;
  waitMs: number;
}

/** Says that somebody who was let in leaves; said twice, it counts once. */
export type Leave = () => void;

/** Lets so many in at once, lets some more wait a moment, and turns everybody else away. */
export class Gate {
  private inside = 0;
  private readonly queue = new Set<() => void>();

  constructor(private readonly limits: GateLimits) {}

  /** Whoever comes now is turned away. */
  get full(): boolean {
    return this.inside >= this.limits.atOnce && this.queue.size >= this.limits.waiting;
  }

  get use(): { inside: number; waiting: number } {
    return { inside: this.inside, waiting: this.queue.size };
  }

  /** @returns how to leave, or undefined for who is turned away, or has gone before their turn came. */
  async enter(gone: AbortSignal): Promise<Leave | undefined> {
    if (gone.aborted || this.full) return undefined;
    if (this.inside < this.limits.atOnce) this.inside += 1;
    else if (!(await this.turn(gone))) return undefined;
    let here = true;
    return () => {
      if (here) this.handOver();
      here = false;
    };
  }

  private turn(gone: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (come: boolean) => {
        clearTimeout(patience);
        gone.removeEventListener('abort', giveUp);
        this.queue.delete(enter);
        resolve(come);
      };
      const enter = () => settle(true);
      const giveUp = () => settle(false);
      const patience = setTimeout(giveUp, this.limits.waitMs);
      gone.addEventListener('abort', giveUp);
      this.queue.add(enter);
    });
  }

  /** The place of who leaves is that of who has waited longest. */
  private handOver(): void {
    const [next] = this.queue;
    if (next) next();
    else this.inside -= 1;
  }
}

/** A gate for each key, such as an address, for as long as somebody is at it. */
export class Gates {
  private readonly gates = new Map<string, Gate>();

  constructor(private readonly limits: GateLimits) {}

  /** How many of them somebody is at. */
  get size(): number {
    return this.gates.size;
  }

  async enter(key: string, gone: AbortSignal): Promise<Leave | undefined> {
    const gate = this.gates.get(key) ?? new Gate(this.limits);
    this.gates.set(key, gate);
    const leave = await gate.enter(gone);
    const forget = () => {
      if (gate.use.inside === 0 && this.gates.get(key) === gate) this.gates.delete(key);
    };
    if (!leave) forget();
    return (
      leave &&
      (() => {
        leave();
        forget();
      })
    );
  }
}
