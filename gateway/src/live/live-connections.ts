import type { ServerResponse } from 'node:http';
import { type Lately, LIVE_MESSAGES, type LiveHint, type LookAgain } from '@harbourline/contracts';
import type { UserActor } from '@harbourline/service-kit';

/** Nothing may be said for so long, or proxies in between take the connection for dead. */
const BEAT_MS = 20_000;
/** Then the browser comes back with a token of today, perhaps to another replica. */
const LIFE_MS = { least: 10 * 60_000, most: 15 * 60_000 };
/** So many may come back in a second, from when another replica, or the next one, is there. */
const BACK_PER_SECOND = 250;
const NEXT_IS_THERE_MS = 1_000;
/** After an interruption nobody could announce; so many hundred come back within seconds, and not in one. */
const INTERRUPTED_MS = { least: 500, most: 8_000 };
/** Somebody with more browsers than the limit: the one that came first comes back so much later. */
const REPLACED_MS = { least: 60_000, most: 120_000 };
/** Unread messages of somebody whose connection takes no more. */
const UNREAD_BYTES = 16 * 1024;

export interface LiveLimits {
  total: number;
  perAddress: number;
  perAccount: number;
}

export interface LiveConnection {
  user: UserActor;
  address: string;
  response: ServerResponse;
  /** What it may have missed was told: from then on it hears of everything. */
  isCaughtUp: boolean;
  saidAt: number;
  endsAt: number;
}

interface Parts {
  limits: LiveLimits;
  hasEnded: (sessionId: string) => Promise<boolean>;
  /** Up to when who is connected has heard everything, as an event's id. */
  heard: () => string | undefined;
  onSlowReader: () => void;
  /** The first has come, or the last has gone. */
  onUse: (isUsed: boolean) => void;
}

/** Who is connected, and what they are told. A connection holds no memory beyond its socket and a line here. */
export class LiveConnections {
  private readonly byUser = new Map<number, Set<LiveConnection>>();
  private readonly byAddress = new Map<string, number>();
  private count = 0;

  constructor(private readonly parts: Parts) {}

  get size(): number {
    return this.count;
  }

  /** Whose limit one more would exceed. That of an account is no reason: its oldest connection makes room. */
  full(address: string): 'address' | 'connections' | undefined {
    if (this.count >= this.parts.limits.total) return 'connections';
    return (this.byAddress.get(address) ?? 0) >= this.parts.limits.perAddress ? 'address' : undefined;
  }

  add({ user, address, response }: Pick<LiveConnection, 'user' | 'address' | 'response'>): LiveConnection {
    const now = performance.now();
    const endsAt = now + between(LIFE_MS);
    const connection = { user, address, response, isCaughtUp: false, saidAt: now, endsAt };
    const own = this.byUser.get(user.id) ?? new Set();
    const [oldest] = own;
    if (oldest && own.size >= this.parts.limits.perAccount) this.leave(oldest, between(REPLACED_MS));
    this.byUser.set(user.id, own.add(connection));
    this.byAddress.set(address, (this.byAddress.get(address) ?? 0) + 1);
    this.count += 1;
    response.once('close', () => this.remove(connection));
    response.write(`retry: ${between(INTERRUPTED_MS)}\n\n`);
    if (this.count === 1) this.parts.onUse(true);
    return connection;
  }

  hint(connection: LiveConnection, hints: readonly LiveHint[]): void {
    if (hints.length > 0) this.say(connection, `data: ${JSON.stringify(hints.map(({ kind, id }) => ({ kind, id })))}`);
  }

  /** Tells everybody concerned, each of everything at once. */
  hintAll(changes: readonly (LiveHint & { userIds: readonly number[] })[]): void {
    const hints = new Map<number, LiveHint[]>();
    for (const { kind, id, userIds } of changes) {
      for (const user of userIds) {
        if (this.byUser.has(user)) hints.set(user, [...(hints.get(user) ?? []), { kind, id }]);
      }
    }
    for (const [user, own] of hints) {
      for (const connection of this.byUser.get(user) ?? []) if (connection.isCaughtUp) this.hint(connection, own);
    }
  }

  /** For who has heard nothing yet. */
  tellLately(connection: LiveConnection, lately: Lately): void {
    this.say(connection, `event: ${LIVE_MESSAGES.lately}\ndata: ${JSON.stringify(lately)}`);
  }

  /** Something may have been missed. */
  lookAgain(connection: LiveConnection, inMs = 0): void {
    this.say(connection, `event: ${LIVE_MESSAGES.again}\ndata: ${JSON.stringify({ inMs } satisfies LookAgain)}`);
  }

  lookAgainAll(): void {
    for (const connection of this.all()) this.lookAgain(connection, this.spread());
  }

  /** All end, and are told to come back, not all at once. */
  leaveAll(): void {
    const spreads = this.all().map((connection) => ({ connection, inMs: NEXT_IS_THERE_MS + this.spread() }));
    for (const { connection, inMs } of spreads) this.leave(connection, inMs);
  }

  /** Ends connections whose session has ended or whose time is over, and lets the others hear that all is well. */
  async look(): Promise<void> {
    for (const connection of this.all()) {
      const now = performance.now();
      // That fails only before identity has told anything, when nobody can be connected.
      if (await this.parts.hasEnded(connection.user.sessionId).catch(() => false)) connection.response.end();
      else if (now >= connection.endsAt) this.leave(connection, this.spread());
      else if (now - connection.saidAt >= BEAT_MS) this.say(connection, `event: ${LIVE_MESSAGES.beat}\ndata: {}`);
    }
  }

  private leave(connection: LiveConnection, inMs: number): void {
    this.say(connection, `retry: ${inMs}`);
    connection.response.end();
    this.remove(connection);
  }

  private say(connection: LiveConnection, message: string): void {
    const { response } = connection;
    if (response.writableEnded || response.destroyed) return;
    if (response.writableLength > UNREAD_BYTES) {
      this.parts.onSlowReader();
      response.destroy();
      return;
    }
    connection.saidAt = performance.now();
    const heard = connection.isCaughtUp ? this.parts.heard() : undefined;
    response.write(`${heard === undefined ? '' : `id: ${heard}\n`}${message}\n\n`);
  }

  private remove(connection: LiveConnection): void {
    const { user, address } = connection;
    const own = this.byUser.get(user.id);
    if (!own?.delete(connection)) return;
    if (own.size === 0) this.byUser.delete(user.id);
    const left = (this.byAddress.get(address) ?? 1) - 1;
    if (left > 0) this.byAddress.set(address, left);
    else this.byAddress.delete(address);
    this.count -= 1;
    if (this.count === 0) this.parts.onUse(false);
  }

  private all(): LiveConnection[] {
    return [...this.byUser.values()].flatMap((own) => [...own]);
  }

  /** Some moment within the time that it takes for all to come back. */
  private spread(): number {
    return Math.round(Math.random() * (this.count / BACK_PER_SECOND) * 1000);
  }
}

function between({ least, most }: { least: number; most: number }): number {
  return Math.round(least + Math.random() * (most - least));
}
