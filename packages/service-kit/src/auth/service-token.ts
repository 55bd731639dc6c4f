import { createSecretKey, type KeyObject } from 'node:crypto';
import { SERVICES, type ServiceName } from '@harbourline/contracts';
import jwt from 'jsonwebtoken';
import { secretsIn } from '../secret-list';
import type { ServiceActor } from './actor';

/** Creates a token with which one service calls another; valid for a minute and for that service alone. */
export function signServiceToken({ from, to, secret }: { from: ServiceName; to: ServiceName; secret: string }): string {
  return jwt.sign({}, keysIn(secret)[0], { algorithm: 'HS256', issuer: from, audience: to, expiresIn: 60 });
}

/** @returns the calling service, or undefined for any token that was not made for this service. */
export function verifyServiceToken(
  token: string,
  { self, secret }: { self: ServiceName; secret: string },
): ServiceActor | undefined {
  const issuer = keysIn(secret)
    .map((key) => issuerOf(token, self, key))
    .find(Boolean);
  const name = SERVICES.find((service) => service === issuer);
  return name && { kind: 'service', name };
}

function issuerOf(token: string, self: ServiceName, key: KeyObject): string | undefined {
  try {
    const claims = jwt.verify(token, key, { algorithms: ['HS256'], audience: self });
    return typeof claims === 'object' ? claims.iss : undefined;
  } catch {
    return undefined;
  }
}

const keys = new Map<string, [KeyObject, ...KeyObject[]]>();

/**
 * The key objects of a process's own secrets, created once: otherwise the library tries to parse each text as a
 * certificate for every token.
 */
function keysIn(secret: string): [KeyObject, ...KeyObject[]] {
  const known = keys.get(secret);
  if (known) return known;
  const [newest, ...older] = secretsIn(secret);
  const made: [KeyObject, ...KeyObject[]] = [keyOf(newest), ...older.map(keyOf)];
  keys.set(secret, made);
  return made;
}

const keyOf = (secret: string) => createSecretKey(Buffer.from(secret));
