import { ACCESS_TOKEN_MINUTES, type SessionCookies } from '@harbourline/service-kit';
import type { Context } from 'koa';
import { REFRESH_TOKEN_DAYS } from '../domain/judge-refresh';
import type { KnownDevices } from '../tokens/known-devices';
import type { SignedIn } from '../use-cases/open-session';

/** A header of an answer. */
type SetCookie = Record<'set-cookie', string[]>;

export interface CookieJar {
  /** Gives the browser a session's tokens, exchanged for those that it had. */
  holding(session: SignedIn): SetCookie;
  /** Gives them to a browser that somebody signs in with, and has it remember that. */
  signedIn(session: SignedIn, ctx: Context): SetCookie;
  /** Takes the session's tokens away. */
  emptied(): SetCookie;
  /** Takes them away from a browser that is known to be the user's all the same. */
  emptiedFor(userId: number, ctx: Context): SetCookie;
  refreshTokenOf(ctx: Context): string | undefined;
  /** What says that somebody has signed in with this browser before. */
  deviceOf(ctx: Context): string | undefined;
}

const DAY = 24 * 60 * 60;
/** Browsers keep no cookie for much longer; it begins anew with every sign-in. */
const DEVICE_DAYS = 365;

/**
 * The cookies of the session, and of the browser that it is held with. Lax, or the return from a card's 3-D Secure page
 * would arrive signed out.
 */
export function cookieJar(names: SessionCookies, devices: KnownDevices): CookieJar {
  const cookie = (name: string, value: string, seconds: number) =>
    `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${names.secure ? '; Secure' : ''}`;
  const holding = ({ accessToken, refreshToken }: SignedIn) => [
    cookie(names.access, accessToken, ACCESS_TOKEN_MINUTES * 60),
    cookie(names.refresh, refreshToken, REFRESH_TOKEN_DAYS * DAY),
  ];
  const emptied = () => [cookie(names.access, '', 0), cookie(names.refresh, '', 0)];
  const deviceOf = (ctx: Context) => ctx.cookies.get(names.device) || undefined;
  const remembering = (userId: number, ctx: Context) =>
    cookie(names.device, devices.remember(userId, deviceOf(ctx)), DEVICE_DAYS * DAY);
  return {
    holding: (session) => ({ 'set-cookie': holding(session) }),
    signedIn: (session, ctx) => ({ 'set-cookie': [...holding(session), remembering(session.user.id, ctx)] }),
    emptied: () => ({ 'set-cookie': emptied() }),
    emptiedFor: (userId, ctx) => ({ 'set-cookie': [...emptied(), remembering(userId, ctx)] }),
    refreshTokenOf: (ctx) => ctx.cookies.get(names.refresh) || undefined,
    deviceOf,
  };
}
