import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { User } from '../generated/prisma/client';
import type { Keys } from './derive-key';
import { signing } from './signing';

const DAYS = 7;

/** The content of a link that confirms an email address. */
export interface ConfirmationLink {
  userId: number;
  /** Whether this is the address that the link was sent to. */
  isFor(email: string): boolean;
}

export interface ConfirmationLinks {
  /** The token of a link that confirms the user's present address; good for seven days. */
  issue(user: Pick<User, 'id' | 'email'>, now: Date): string;
  /** @returns undefined for a token that is forged or too old. */
  read(token: string, now: Date): ConfirmationLink | undefined;
}

const claims = z.tuple([z.coerce.number().int(), z.coerce.number().int(), z.string()]);

/** Nothing of a link is stored: its token says whose it is, for which address and until when, and is signed. */
export function confirmationLinks(privateKeys: Keys): ConfirmationLinks {
  const { sign, open } = signing(privateKeys, 'email confirmation');
  return {
    issue: ({ id, email }, now) => {
      const expires = Math.floor(now.getTime() / 1000) + DAYS * 24 * 60 * 60;
      return sign([id, expires, digestOf(email)].join('.'));
    },
    read(token, now) {
      const said = claims.safeParse(open(token)?.split('.'));
      if (!said.success) return undefined;
      const [userId, expires, digest] = said.data;
      return expires * 1000 > now.getTime() ? { userId, isFor: (email) => digestOf(email) === digest } : undefined;
    },
  };
}

function digestOf(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url');
}
