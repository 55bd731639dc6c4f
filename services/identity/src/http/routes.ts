import { jsonWebKeySet, login, logout, me, refresh, register } from '@harbourline/contracts';
import { AppError, route, type ServiceRoute } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { findSignedInUser } from '../use-cases/find-signed-in-user';
import { refreshSession } from '../use-cases/refresh-session';
import { registerUser } from '../use-cases/register-user';
import { signIn } from '../use-cases/sign-in';
import { signOut } from '../use-cases/sign-out';
import type { CookieJar } from './cookie-jar';
import { presentUser } from './present-user';

export function identityRoutes(deps: Deps, jar: CookieJar): ServiceRoute[] {
  return [
    route(register, async ({ body }) => {
      const session = await registerUser(deps, body);
      return { status: 201, body: presentUser(session.user), headers: jar.holding(session) };
    }),
    route(login, async ({ body }) => {
      const session = await signIn(deps, body);
      return { status: 200, body: presentUser(session.user), headers: jar.holding(session) };
    }),
    route(refresh, async ({ koa }) => {
      const token = jar.refreshTokenOf(koa);
      const session = token && (await refreshSession(deps, token));
      if (session) return { status: 204, headers: jar.holding(session) };
      koa.set(jar.emptied());
      throw new AppError('session_expired');
    }),
    route(logout, async ({ koa }) => {
      const token = jar.refreshTokenOf(koa);
      if (token) await signOut(deps, token);
      return { status: 204, headers: jar.emptied() };
    }),
    route(me, async ({ actor }) => ({ status: 200, body: presentUser(await findSignedInUser(deps, actor.id)) })),
    route(jsonWebKeySet, async () => ({
      status: 200,
      body: deps.tokens.publicKeys,
      headers: { 'cache-control': 'public, max-age=300' },
    })),
  ];
}
