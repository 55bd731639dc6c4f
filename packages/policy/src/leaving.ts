/**
 * Who or what leaves: somebody who is deactivated, gets another role or closes the account, in the role that they had, or
 * a boat that is taken down.
 */
export type Leaver = 'renter' | 'owner' | 'captain' | 'boat';

/** What becomes of something open: it ends; it stays, as somebody else decides about it; or there is none of it. */
type Fate = 'ends' | 'stays' | 'none';

/**
 * Everything that can be open when somebody leaves, where it is kept, and what becomes of it. A new entry does not compile
 * until what keeps it says how it ends: see `Ends`.
 */
export const LEFT_BEHIND = {
  /** With them end live connections, which carry their token. */
  sessions: { home: 'identity', renter: 'ends', owner: 'ends', captain: 'ends', boat: 'none' },
  /** An owner’s boats are no longer offered. */
  listings: { home: 'catalog', renter: 'none', owner: 'ends', captain: 'none', boat: 'ends' },
  /** A captain offers nothing any more. */
  offers: { home: 'quotes', renter: 'none', owner: 'none', captain: 'ends', boat: 'none' },
  /** Slots that are held for a checkout. Payments closes the payment under way with each. */
  holds: { home: 'booking', renter: 'ends', owner: 'ends', captain: 'stays', boat: 'ends' },
  /** Money that comes for a hold all the same goes back. */
  latePayments: { home: 'checkout', renter: 'ends', owner: 'ends', captain: 'stays', boat: 'ends' },
  /** Reservations that wait for an answer, with what an owner proposes for them. */
  requests: { home: 'booking', renter: 'ends', owner: 'ends', captain: 'stays', boat: 'ends' },
  /** Confirmed charters to come, with what is proposed for them. A renter’s are the owner’s to end. */
  charters: { home: 'booking', renter: 'stays', owner: 'ends', captain: 'stays', boat: 'ends' },
  /** Changes of charters that stay. A captain’s end with their place. */
  proposals: { home: 'booking', renter: 'ends', owner: 'none', captain: 'none', boat: 'none' },
  /** A captain’s place on a charter: a job takes them off, as where a license is over, and its owner finds another. */
  placesOnBoard: { home: 'release-captains', renter: 'none', owner: 'none', captain: 'ends', boat: 'none' },
} as const satisfies Readonly<Record<string, { home: string } & Readonly<Record<Leaver, Fate>>>>;

export type LeftBehind = keyof typeof LEFT_BEHIND;

/** With whom something ends. */
export type EndsWith<Thing extends LeftBehind> = {
  [Who in Leaver]: (typeof LEFT_BEHIND)[Thing][Who] extends 'ends' ? Who : never;
}[Leaver];

/** How whatever has this home ends, for everybody with whom it does. */
export type Ends<Home extends string, End> = {
  readonly [Who in Leaver]: {
    readonly [
      Thing in LeftBehind as (typeof LEFT_BEHIND)[Thing]['home'] extends Home
        ? Who extends EndsWith<Thing>
          ? Thing
          : never
        : never
    ]: End;
  };
};
