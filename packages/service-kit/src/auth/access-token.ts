import { createPublicKey, type KeyObject } from 'node:crypto';
import { ROLES } from '@harbourline/contracts';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { systemClock, type Clock } from '../clock';
import type { UserActor } from './actor';

export const ACCESS_TOKEN_ISSUER = 'harbourline';
/** The audience: gateway and services. Tokens between services have a different audience and a different key. */
export const ACCESS_TOKEN_AUDIENCE = 'harbourline-api';
export const ACCESS_TOKEN_MINUTES = 5;
/** By how much the clocks of two machines may differ: a token that was issued later than that is refused. */
const CLOCKS_DIFFER_MS = 60_000;
/**
 * For how long an ended session is remembered, so that none of its tokens is taken meanwhile: they last for five minutes
 * by the clock of whoever issued them, and clocks that were wrong may have been set right since.
 */
export const ENDED_SESSIONS_MINUTES = 60;

const claims = z.object({
  sub: z.coerce.number().int().positive(),
  role: z.enum(ROLES),
  sid: z.string(),
  iat: z.number(),
  exp: z.number(),
});
const jwks = z.object({ keys: z.array(z.looseObject({ kid: z.string() })) });

/** Finds a public key by its id; undefined when there is none. */
export type KeyFinder = (kid: string) => Promise<KeyObject | undefined>;

const KEEP_MS = 5 * 60_000;
const ASK_AGAIN_MS = 5_000;
const ANSWER_WITHIN_MS = 3_000;
/** Some ten megabytes of tokens; the one that was verified first is forgotten first. */
const MOST_REMEMBERED = 10_000;

/**
 * Identity's public keys, fetched when first needed and kept for five minutes. An unknown key id triggers another
 * request, at most every five seconds; while identity is down, the known keys stay valid.
 * @param patience a factor, as `PATIENCE` gives it: how many times longer than usual identity may take to answer
 */
export function remoteKeys(jwksUrl: string, patience: number): KeyFinder {
  let keys = new Map<string, KeyObject>();
  let fetchedAt = 0;
  let fetching: Promise<void> | undefined;

  async function fetchKeys(): Promise<void> {
    const response = await fetch(jwksUrl, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS * patience) });
    const body = jwks.parse(await response.json());
    keys = new Map(body.keys.map((key) => [key.kid, createPublicKey({ key, format: 'jwk' })]));
    fetchedAt = Date.now();
  }

  return async (kid) => {
    const age = Date.now() - fetchedAt;
    const known = keys.get(kid);
    if (known ? age <= KEEP_MS : age <= ASK_AGAIN_MS) return known;
    fetching ??= fetchKeys().finally(() => (fetching = undefined));
    if (known) {
      fetching.catch(() => undefined); // the next token triggers another request
      return known;
    }
    await fetching;
    return keys.get(kid);
  };
}

/**
 * Verifies an access token (RS256). `onForged` is called if none of the keys has signed it.
 * @returns the user, or undefined for a token that names no known key, or is expired, from the future, forged or malformed.
 * @throws when the keys are not available.
 */
export type VerifyToken = (token: string, onForged?: () => void) => Promise<UserActor | undefined>;

/**
 * Verifies tokens, each for the first time only: a page makes many calls with one, and checking a signature is a tenth
 * of what the gateway does for a call. A token is remembered until it expires or its key is no longer among the keys;
 * whether its session has ended is asked elsewhere, every time.
 * @param clock that of the service, which identity issues tokens by
 */
export function tokenVerifier(findKey: KeyFinder, clock: Clock = systemClock): VerifyToken {
  const known = new Map<string, VerifiedToken>();
  const isCurrent = ({ issuedAt, expiresAt }: VerifiedToken) => {
    const now = Date.now();
    return issuedAt <= Math.max(now, clock.now().getTime()) + CLOCKS_DIFFER_MS && now < expiresAt;
  };
  return async (token, onForged) => {
    const before = known.get(token);
    if (before && isCurrent(before) && (await findKey(before.keyId)) === before.key) return before.user;
    known.delete(token);
    const verified = await readToken(token, findKey, onForged);
    if (!verified || !isCurrent(verified)) return undefined;
    const [oldest] = known.keys();
    if (known.size >= MOST_REMEMBERED && oldest !== undefined) known.delete(oldest);
    known.set(token, verified);
    return verified.user;
  };
}

interface VerifiedToken {
  user: UserActor;
  keyId: string;
  key: KeyObject;
  /** In milliseconds since 1970. */
  issuedAt: number;
  expiresAt: number;
}

async function readToken(
  token: string,
  findKey: KeyFinder,
  onForged: () => void = () => undefined,
): Promise<VerifiedToken | undefined> {
  const header = headerOf(token);
  const keyId = header?.alg === 'RS256' ? header.kid : undefined;
  const key = keyId ? await findKey(keyId) : undefined;
  if (!keyId || !key) {
    onForged();
    return undefined;
  }
  try {
    const { sub, role, sid, iat, exp } = claims.parse(
      jwt.verify(token, key, {
        algorithms: ['RS256'],
        issuer: ACCESS_TOKEN_ISSUER,
        audience: ACCESS_TOKEN_AUDIENCE,
      }),
    );
    const user = { kind: 'user', id: sub, role, sessionId: sid } as const;
    return { user, keyId, key, issuedAt: iat * 1000, expiresAt: exp * 1000 };
  } catch (error) {
    if (!(error instanceof jwt.TokenExpiredError)) onForged();
    return undefined;
  }
}

function headerOf(token: string): jwt.JwtHeader | undefined {
  try {
    return jwt.decode(token, { complete: true })?.header;
  } catch {
    return undefined; // its content is not JSON
  }
}
