import { createHash, createHmac, createPublicKey, randomBytes, type KeyObject } from 'node:crypto';
import type { RouteResponse, jsonWebKeySet } from '@harbourline/contracts';
import { ACCESS_TOKEN_AUDIENCE, ACCESS_TOKEN_ISSUER, ACCESS_TOKEN_MINUTES } from '@harbourline/service-kit';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import type { User } from '../generated/prisma/client';
import { deriveKey, type Keys } from './derive-key';

export interface Tokens {
  publicKeys: RouteResponse<typeof jsonWebKeySet>;
  /** An access token, good from `now` on for five minutes. */
  signAccess(user: Pick<User, 'id' | 'role'>, sessionId: string, now: Date): string;
  /** 256 random bits, for a refresh token or a reset link. */
  createRandom(): string;
  /**
   * The one token that may follow a refresh token: whoever asks again gets the same, and nothing has to be kept. While
   * keys are being changed, also those that older keys may have made of it; the first is the one to make.
   */
  successorsOf(refreshToken: string): [string, ...string[]];
  /** How a random token is stored. */
  hashOf(refreshToken: string): string;
}

/** Makes the tokens of sessions; everything secret comes from RSA private keys. */
export function createTokens(privateKeys: Keys): Tokens {
  const [newest, ...older] = privateKeys;
  const key = publicKeyOf(newest);
  const successor = (token: string, privateKey: KeyObject) =>
    createHmac('sha256', deriveKey(privateKey, 'refresh token chain')).update(token).digest('base64url');
  return {
    publicKeys: { keys: [key, ...older.map(publicKeyOf)] },
    signAccess(user, sessionId, now) {
      const iat = Math.floor(now.getTime() / 1000);
      const claims = { role: user.role, sid: sessionId, iat, exp: iat + ACCESS_TOKEN_MINUTES * 60 };
      return jwt.sign(claims, newest, {
        algorithm: 'RS256',
        keyid: key.kid,
        issuer: ACCESS_TOKEN_ISSUER,
        audience: ACCESS_TOKEN_AUDIENCE,
        subject: String(user.id),
      });
    },
    createRandom: () => randomBytes(32).toString('base64url'),
    successorsOf: (token) => [successor(token, newest), ...older.map((each) => successor(token, each))],
    hashOf: (token) => createHash('sha256').update(token).digest('base64url'),
  };
}

const rsaKey = z.object({ e: z.string(), n: z.string() });

function publicKeyOf(privateKey: KeyObject): Tokens['publicKeys']['keys'][number] {
  const { e, n } = rsaKey.parse(createPublicKey(privateKey).export({ format: 'jwk' }));
  // The key's id is its thumbprint (RFC 7638): the same key has the same id in every replica.
  const kid = createHash('sha256')
    .update(JSON.stringify({ e, kty: 'RSA', n }))
    .digest('base64url');
  return { kty: 'RSA', use: 'sig', alg: 'RS256', kid, n, e };
}
