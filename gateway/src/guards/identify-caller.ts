import type { Audience } from '@harbourline/contracts';
import {
  AppError,
  findTokenOwner,
  noteAccount,
  tellSecurity,
  type TokenTrust,
  type UserActor,
} from '@harbourline/service-kit';
import type { Context } from 'koa';

export type IdentifyCaller = (ctx: Context, audience: Audience) => Promise<UserActor | undefined>;

/**
 * Verifies the caller's token, from the Authorization header or the cookie, and leaves it in the Authorization header
 * for the service. Where anyone may call, a token that is not good is left out rather than refused.
 * The function throws AppError `unauthenticated`, `forbidden` for the wrong role, `unavailable` when identity's keys
 * or the ended sessions cannot be had.
 */
export function identifyCaller(options: TokenTrust & { accessCookie: string }): IdentifyCaller {
  return async (ctx, audience) => {
    const token = bearerOf(ctx) ?? ctx.cookies.get(options.accessCookie);
    delete ctx.req.headers.authorization;
    const user = token ? await verify(ctx, token, audience) : undefined;
    if (user) noteAccount(ctx, user.id);
    if (user) ctx.req.headers.authorization = `Bearer ${token}`;
    if (audience === 'anyone') return user;
    if (!user) throw new AppError('unauthenticated');
    if (Array.isArray(audience) && !audience.includes(user.role)) throw new AppError('forbidden');
    return user;
  };

  async function verify(ctx: Context, token: string, audience: Audience) {
    try {
      return await findTokenOwner(token, options, () => tellSecurity(ctx, { event: 'token', outcome: 'forged' }));
    } catch (cause) {
      if (audience === 'anyone') return undefined;
      throw new AppError('unavailable', { cause, retryAfter: 2 });
    }
  }
}

function bearerOf(ctx: Context): string | undefined {
  return /^Bearer +(\S+)$/i.exec(ctx.get('authorization'))?.[1];
}
