import { ACCESS_TOKEN_MINUTES, type SessionCookies } from '@harbourline/service-kit';
import type { Context } from 'koa';
import { REFRESH_TOKEN_DAYS } from '../domain/judge-refresh';
import type { SignedIn } from '../use-cases/open-session';

export interface CookieJar {
  /** The header that gives the browser a session's tokens. */
  holding(session: SignedIn): { 'set-cookie': string[] };
  /** The header that takes them away. */
  emptied(): { 'set-cookie': string[] };
  refreshTokenOf(ctx: Context): string | undefined;
}

/** The session's two cookies. Lax, or the return from a card's 3-D Secure page would arrive signed out. */
export function cookieJar({ access, refresh, secure }: SessionCookies): CookieJar {
  const cookie = (name: string, value: string, seconds: number) =>
    `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return {
    holding: ({ accessToken, refreshToken }) => ({
      'set-cookie': [
        cookie(access, accessToken, ACCESS_TOKEN_MINUTES * 60),
        cookie(refresh, refreshToken, REFRESH_TOKEN_DAYS * 24 * 60 * 60),
      ],
    }),
    emptied: () => ({ 'set-cookie': [cookie(access, '', 0), cookie(refresh, '', 0)] }),
    refreshTokenOf: (ctx) => ctx.cookies.get(refresh) || undefined,
  };
}
