import { SERVICES, type ServiceName } from '@harbourline/contracts';
import jwt from 'jsonwebtoken';
import { secretsIn } from '../secret-list';
import type { ServiceActor } from './actor';

/** A token with which one service calls another; good for a minute, for that service alone. */
export function signServiceToken({ from, to, secret }: { from: ServiceName; to: ServiceName; secret: string }): string {
  return jwt.sign({}, secretsIn(secret)[0], { algorithm: 'HS256', issuer: from, audience: to, expiresIn: 60 });
}

/** @returns the calling service, or undefined for any token that was not made for this service. */
export function verifyServiceToken(
  token: string,
  { self, secret }: { self: ServiceName; secret: string },
): ServiceActor | undefined {
  const issuer = secretsIn(secret)
    .map((each) => issuerOf(token, self, each))
    .find(Boolean);
  const name = SERVICES.find((service) => service === issuer);
  return name && { kind: 'service', name };
}

function issuerOf(token: string, self: ServiceName, secret: string): string | undefined {
  try {
    const claims = jwt.verify(token, secret, { algorithms: ['HS256'], audience: self });
    return typeof claims === 'object' ? claims.iss : undefined;
  } catch {
    return undefined;
  }
}
