export const PEOPLE = ['renter', 'otherRenter', 'owner', 'otherOwner', 'captain', 'otherCaptain', 'admin'] as const;
export type PersonName = (typeof PEOPLE)[number];

/** Tokens that prove nothing. */
export const BAD_TOKENS = [
  'expired token',
  'token without algorithm',
  'token signed with the public key',
  'token of another key',
  'token with a changed role',
] as const;
export type BadToken = (typeof BAD_TOKENS)[number];

export type AskerName = 'guest' | PersonName | BadToken;

/** The answer to each asker: a status, and for a refusal its code as well. `badTokens` stands for all of them. */
export type Expected = Readonly<Record<'guest' | PersonName | 'badTokens', string>>;

const NOT_SIGNED_IN = '401 unauthenticated';
const NOT_THIS_ROLE = '403 forbidden';

function everybody(answer: string): Record<PersonName, string> {
  return {
    renter: answer,
    otherRenter: answer,
    owner: answer,
    otherOwner: answer,
    captain: answer,
    otherCaptain: answer,
    admin: answer,
  };
}

/** The same for everyone; a bad token is worth no less than none. */
export function anyone(answer: string): Expected {
  return { guest: answer, ...everybody(answer), badTokens: answer };
}

/** The same for everyone who is signed in. */
export function signedIn(answer: string): Expected {
  return { guest: NOT_SIGNED_IN, ...everybody(answer), badTokens: NOT_SIGNED_IN };
}

const BOTH = {
  renter: ['renter', 'otherRenter'],
  owner: ['owner', 'otherOwner'],
  captain: ['captain', 'otherCaptain'],
  admin: ['admin'],
} as const satisfies Record<string, readonly PersonName[]>;
type RoleName = keyof typeof BOTH;

/** For these roles; whoever is signed in with another one is told that it is not for them. */
export function roles(names: readonly RoleName[], answer: string): Expected {
  const allowed = Object.fromEntries(names.flatMap((name) => BOTH[name].map((person) => [person, answer])));
  return { ...signedIn(NOT_THIS_ROLE), ...allowed };
}

/** An object of the renter's, owner's or captain's: for them and administrators; their peers do not find it. */
export function belongsTo(name: Exclude<RoleName, 'admin'>, answer: string, missing: string): Expected {
  return { ...roles([name], missing), [name]: answer, admin: answer };
}

export function expectedFor(expected: Expected, asker: AskerName): string {
  return asker in expected ? expected[asker as keyof Expected] : expected.badTokens;
}
