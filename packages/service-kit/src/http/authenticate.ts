import type { Audience, ServiceName } from '@harbourline/contracts';
import type { Context } from 'koa';
import { AppError } from '../app-error';
import type { Actor } from '../auth/actor';
import { findTokenOwner, type TokenTrust } from '../auth/revocations';
import { verifyServiceToken } from '../auth/service-token';
import { noteAccount, tellSecurity } from './request-facts';

export interface Authentication extends TokenTrust {
  self: ServiceName;
  secret: string;
}

/**
 * Identifies the caller and checks whether the contract allows the call.
 * @throws AppError `unauthenticated` for a missing, expired, revoked or forged token; `forbidden` for the wrong role.
 */
export async function authenticate(
  ctx: Context,
  audience: Audience,
  { self, secret, ...trust }: Authentication,
): Promise<Actor | undefined> {
  const [scheme, token] = (ctx.get('authorization') || '').split(' ');
  const bearer = scheme?.toLowerCase() === 'bearer' ? token : undefined;

  if (typeof audience === 'object' && 'services' in audience) {
    const service = bearer ? verifyServiceToken(bearer, { self, secret }) : undefined;
    if (!service) throw new AppError('unauthenticated', { security: { event: 'service_token', outcome: 'refused' } });
    if (!audience.services.includes(service.name)) throw new AppError('forbidden');
    return service;
  }

  const user = bearer
    ? await findTokenOwner(bearer, trust, () => tellSecurity(ctx, { event: 'token', outcome: 'forged' })).catch(
        (cause: unknown) => {
          throw new AppError('unavailable', { cause });
        },
      )
    : undefined;
  if (user) noteAccount(ctx, user.id);
  if (audience === 'anyone') return user;
  if (!user) throw new AppError('unauthenticated');
  if (audience !== 'signed-in' && !audience.includes(user.role)) throw new AppError('forbidden');
  return user;
}
