import { createHmac } from 'node:crypto';

export interface Visitor {
  /** Undefined for a guest. */
  userId: number | undefined;
  address: string;
  userAgent: string;
}

/** Under what a visitor is remembered for a day; from one day to the next nobody can be followed. */
export type VisitorHash = (visitor: Visitor, day: string) => string;

/** Hashes visitors with a secret, so that nobody can try out users or addresses on what is stored. */
export function visitorHash(secret: string): VisitorHash {
  return ({ userId, address, userAgent }, day) => {
    const who = userId === undefined ? ['guest', address, userAgent] : ['user', userId];
    return createHmac('sha256', secret)
      .update(JSON.stringify(['boat view', day, ...who]))
      .digest('base64url');
  };
}
