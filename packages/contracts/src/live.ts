/**
 * Where a browser hears that something it may be showing has changed (server-sent events). The gateway answers it
 * itself: it says what changed and never how, so the browser asks again, and sees what it may see. When and how soon a
 * browser comes back after an interruption, the gateway says with `retry`.
 */
export const LIVE_PATH = '/api/live';

/** What is looked at. A list of these is the data of a message without a name; a kind that is not known is a new one. */
export interface LiveHint {
  kind: string;
  id: string;
}

/** The messages with a name. */
export const LIVE_MESSAGES = {
  /** The first message of a connection that goes on from nowhere: what has happened lately. */
  lately: 'lately',
  /** Something may have been missed: look at everything again, after `inMs`, so that not all do at once. */
  again: 'again',
  /** All is well; its id says up to when all is heard. */
  beat: 'beat',
} as const;

/**
 * The data of `lately`. Whoever looks at answers that were asked for later than a change became known has it in them,
 * and asks nothing again; only the browser knows when it asked. Durations count back from when this was said.
 */
export interface Lately {
  /** For so long everything is here. */
  knownMs: number;
  /** Each change, with how long it has been visible to whoever asked, at least. */
  changes: (LiveHint & { agoMs: number })[];
}

/** The data of `again`. */
export interface LookAgain {
  inMs: number;
}
