import type { BoatView } from '@harbourline/contracts';
import type { Instance } from '@harbourline/local';
import type { Person } from '../people';
import type { AskerName, BadToken, PersonName } from './expected';
import type { Session } from './session';
import type { Forgery } from './tokens';

/** The maker of a call; guests and bad tokens are nobody. */
export interface Asker {
  name: AskerName;
  person?: Person;
  token?: string;
}

/** The people of the table, and what is theirs. */
export interface World {
  instance: Instance;
  forgery: Forgery;
  people: Record<PersonName, Person>;
  sessions: Record<PersonName, Session>;
  /** The name of all boats of the owner, and of no others. */
  boatName: string;
  /** The owner's boat that everyone can reserve; the captain takes charters on it. */
  boat: BoatView;
  /** The owner's boat that is not shown. */
  hiddenBoat: BoatView;
  /** A day that nobody has reserved yet, counted from today. */
  nextDay(): number;
  /** Each kind in turn. */
  nextBadToken(): BadToken;
  /** Slots that are held and to be given back. */
  holds: Set<string>;
  /** What has been made for rows that leave it as it is, by what made it. */
  kept: Map<unknown, Promise<unknown>>;
}

/** The people of the table, before anything is theirs. */
export type Cast = Pick<World, 'instance' | 'people' | 'boatName'>;
