import { KNOWN_DEVICE_DAYS, REFRESH_TOKEN_DAYS } from '@harbourline/policy';
import { ACCESS_TOKEN_MINUTES, type SessionCookies } from '@harbourline/service-kit';
import type { Context } from 'koa';
import type { SignedIn } from '../use-cases/open-session';

/** The cookie by which a browser is known as one that its user signs in with. */
interface Remembered {
  device: string;
}

/** A header of an answer. */
type SetCookie = Record<'set-cookie', string[]>;

export interface CookieJar {
  /** Gives the browser a session's tokens, exchanged for those that it had. */
  holding(session: SignedIn): SetCookie;
  /** Gives them to a browser that somebody signs in with, and has it remember that. */
  signedIn(session: SignedIn & Remembered): SetCookie;
  /** Takes the session's tokens away. */
  emptied(): SetCookie;
  /** Takes them away from a browser that is known to be the user's all the same. */
  emptiedFor(known: Remembered): SetCookie;
  refreshTokenOf(ctx: Context): string | undefined;
  /** The cookie of a browser with which somebody has signed in before. */
  deviceOf(ctx: Context): string | undefined;
}

const DAY = 24 * 60 * 60;

/**
 * The cookies of the session, and of the browser that it is held with. Lax, or the return from a card's 3-D Secure page
 * would arrive signed out.
 */
export function cookieJar(names: SessionCookies): CookieJar {
  const cookie = (name: string, value: string, seconds: number) =>
    `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${names.secure ? '; Secure' : ''}`;
  const holding = ({ accessToken, refreshToken }: SignedIn) => [
    cookie(names.access, accessToken, ACCESS_TOKEN_MINUTES * 60),
    cookie(names.refresh, refreshToken, REFRESH_TOKEN_DAYS * DAY),
  ];
  const emptied = () => [cookie(names.access, '', 0), cookie(names.refresh, '', 0)];
  const remembering = ({ device }: Remembered) => cookie(names.device, device, KNOWN_DEVICE_DAYS * DAY);
  return {
    holding: (session) => ({ 'set-cookie': holding(session) }),
    signedIn: (session) => ({ 'set-cookie': [...holding(session), remembering(session)] }),
    emptied: () => ({ 'set-cookie': emptied() }),
    emptiedFor: (known) => ({ 'set-cookie': [...emptied(), remembering(known)] }),
    refreshTokenOf: (ctx) => ctx.cookies.get(names.refresh) || undefined,
    deviceOf: (ctx) => ctx.cookies.get(names.device) || undefined,
  };
}
