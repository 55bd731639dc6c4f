import type { Expected, PersonName } from './expected';
import type { Asker, World } from './cast';

/** The parts of a call that an asker chooses; method and path are the row's. */
export interface Ask {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
  /** Cookies of a session that was opened for this call, which may end it. */
  cookies?: string;
}

export type AskAs = (asker: Asker) => Ask | Promise<Ask>;

/** An object in the state into which `make` brings one. */
export type Having = <T>(make: (world: World) => Promise<T>) => Promise<T>;

/** One object that a call can be about, with what everyone is answered. */
export interface Situation {
  /** The object and its owner, in words. */
  of: string;
  /**
   * Says how each asker asks for the object. What it is `having` is made anew for everyone who may change it; if nobody
   * does, all rows that have it in this state ask about the same one.
   */
  make?: (world: World, having: Having) => AskAs | Promise<AskAs>;
  expected: Expected;
  /** The same once more does no harm: one object is enough for everyone. */
  repeatable?: boolean;
  /** People whose contact data the call may tell to whoever is let through. */
  tells?: readonly PersonName[];
  /** Checks a successful answer. */
  check?: (body: unknown, asker: Asker, world: World) => void;
}

/** Rows by call, such as `PATCH /api/users/:id changeRole`; the last word only for calls of several actions. */
export type Rows = Readonly<Record<string, readonly Situation[]>>;
