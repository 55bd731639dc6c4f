import {
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  type KeyObject,
} from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Role } from '@harbourline/contracts';

import type { BadToken } from './expected';

export interface Claims {
  sub: string;
  role: Role;
  sid: string;
}

export interface Forgery {
  /** `genuine` is anybody's good token, for the one whose signature is kept. */
  bad(kind: BadToken, claims: Claims, genuine: string): string;
  /** A good one, made in the same way: what is refused about the others is what is wrong with them. */
  good(claims: Claims): string;
}

const GOOD_FOR_SECONDS = 300;

/**
 * Makes tokens that must prove nothing, as somebody would who knows all there is to know in public. Only the expired
 * one is made with the system's own key, which lies with its data.
 */
export async function openForgery(dataDir: string): Promise<Forgery> {
  const secrets = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')) as { jwtPrivateKey: string };
  const ours = createPrivateKey(secrets.jwtPrivateKey);
  const { privateKey: theirs } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicKey = createPublicKey(ours);
  const { e, n } = publicKey.export({ format: 'jwk' });
  const kid = createHash('sha256')
    .update(JSON.stringify({ e, kty: 'RSA', n }))
    .digest('base64url');

  function content(alg: string, claims: Claims, secondsLeft = GOOD_FOR_SECONDS): string {
    const exp = Math.floor(Date.now() / 1000) + secondsLeft;
    const payload = { ...claims, iss: 'harbourline', aud: 'harbourline-api', iat: exp - GOOD_FOR_SECONDS, exp };
    return `${encode({ alg, typ: 'JWT', kid })}.${encode(payload)}`;
  }

  return {
    good: (claims) => signed(ours, content('RS256', claims)),
    bad(kind, claims, genuine) {
      switch (kind) {
        case 'expired token':
          return signed(ours, content('RS256', claims, -30));
        case 'token without algorithm':
          return `${content('none', claims)}.`;
        case 'token signed with the public key': {
          const text = content('HS256', claims);
          const secret = publicKey.export({ type: 'spki', format: 'pem' });
          return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
        }
        case 'token of another key':
          return signed(theirs, content('RS256', claims));
        case 'token with a changed role': {
          const [header = '', , signature = ''] = genuine.split('.');
          return [header, encode({ ...readToken(genuine), ...claims }), signature].join('.');
        }
      }
    },
  };
}

/** A token's claims, unverified. */
export function readToken(token: string): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function signed(key: KeyObject, text: string): string {
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}
