import type { DockAct } from '@harbourline/contracts';
import { keepWaiting } from './keep-waiting';
import type { ActStore } from './act-store';
import type { Line } from './line';
import { sendAct } from './send-act';
import { type NewAct, nextToSend, type WaitingAct } from './waiting-act';

/** The pauses between attempts grow from the one to the other. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 300_000;

interface Made {
  userId: number;
  store: ActStore;
  line: Line;
  /** Has one tab at a time do it. */
  inTurn: (work: () => Promise<void>) => Promise<void>;
  /** Tells the other tabs that something has changed, and hears it from them. */
  others: { tell(): void; hear(listener: () => void): () => void };
}

export interface Sent {
  id: string;
  bookingId: number;
  act: DockAct['act'];
  /** Photos of it could not be opened. */
  inPart: boolean;
}

export interface QueueState {
  /** Undefined until it has been looked up. */
  acts: readonly WaitingAct[] | undefined;
  /** Which one is on its way. */
  sending: number | undefined;
  /** What has arrived since the page was opened. */
  sent: readonly Sent[];
  lasts: boolean;
}

/**
 * What somebody has tapped at the dock, kept on the phone until it has arrived: sent one after the other, in the order in
 * which it was tapped, again and again until there is an answer. The server does each act once by its id.
 */
export class DockQueue {
  #state: QueueState;
  readonly #listeners = new Set<() => void>();
  #joined = 0;
  #leave: (() => void) | undefined;
  #running = false;
  #again = false;
  #pauseMs = FIRST_PAUSE_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly made: Made) {
    this.#state = { acts: undefined, sending: undefined, sent: [], lasts: made.store.lasts };
  }

  readonly state = (): QueueState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Looks after what waits, from now on until what this answers is called. */
  join(): () => void {
    this.#joined += 1;
    if (this.#joined === 1) this.#begin();
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      this.#joined -= 1;
      if (this.#joined === 0) this.#end();
    };
  }

  async add(act: Omit<NewAct, 'userId'>, photos: readonly Blob[] = []): Promise<void> {
    await this.made.store.add({ ...act, userId: this.made.userId }, photos);
    await this.#changed();
    this.sendNow();
  }

  async discard(number: number): Promise<void> {
    await this.made.store.remove(number);
    await this.#changed();
    this.sendNow();
  }

  async tryAgain(number: number): Promise<void> {
    await this.made.store.note(number, { refused: undefined });
    await this.#changed();
    this.sendNow();
  }

  /** Without waiting for the pause to end: the line is back, or somebody looks. */
  readonly sendNow = (): void => {
    clearTimeout(this.#timer);
    this.#pauseMs = FIRST_PAUSE_MS;
    void this.#send();
  };

  #begin(): void {
    const seen = () => document.visibilityState === 'visible' && this.sendNow();
    const deaf = this.made.others.hear(() => void this.#lookUp());
    window.addEventListener('online', this.sendNow);
    window.addEventListener('focus', this.sendNow);
    document.addEventListener('visibilitychange', seen);
    this.#leave = () => {
      deaf();
      window.removeEventListener('online', this.sendNow);
      window.removeEventListener('focus', this.sendNow);
      document.removeEventListener('visibilitychange', seen);
    };
    void this.#lookUp();
    this.sendNow();
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#leave?.();
  }

  async #send(): Promise<void> {
    this.#again = true;
    if (this.#running) return;
    this.#running = true;
    try {
      while (this.#again) {
        this.#again = false;
        await this.made.inTurn(() => this.#sendAll());
      }
    } finally {
      this.#running = false;
    }
  }

  async #sendAll(): Promise<void> {
    const { userId, store, line } = this.made;
    while (this.#joined > 0) {
      const next = nextToSend(await store.all(userId));
      if (!next) return;
      this.#show({ sending: next.number });
      const who = await line.whoIsThere().catch(() => undefined);
      // Not even known: the line is gone. Somebody else: their cookies must not say what this one has tapped.
      const outcome = who === userId ? await sendAct({ store, line }, next) : { keptFor: undefined };
      this.#show({ sending: undefined });
      if (outcome === 'sent' || outcome === 'sentInPart') {
        const { id, act } = next.act;
        const sent = { id, act, bookingId: next.bookingId, inPart: outcome === 'sentInPart' };
        this.#show({ sent: [...this.#state.sent, sent] });
      }
      await this.#changed();
      if (typeof outcome === 'object') return this.#pause(outcome.keptFor);
      this.#pauseMs = FIRST_PAUSE_MS;
    }
  }

  #pause(seconds = 0): void {
    clearTimeout(this.#timer);
    if (this.#joined === 0) return;
    this.#timer = setTimeout(() => void this.#send(), Math.max(this.#pauseMs, seconds * 1_000));
    this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
  }

  async #changed(): Promise<void> {
    await this.#lookUp();
    this.made.others.tell();
  }

  async #lookUp(): Promise<void> {
    const acts = await this.made.store.all(this.made.userId);
    keepWaiting(this.made.userId, this.made.store.lasts && acts.length > 0);
    this.#show({ acts });
  }

  #show(what: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...what };
    for (const listener of this.#listeners) listener();
  }
}
