import {
  agree,
  checkResetLink,
  confirmEmail,
  currentSession,
  forgotPassword,
  jsonWebKeySet,
  listRevocations,
  login,
  logout,
  logoutEverywhere,
  me,
  refresh,
  register,
  resetPassword,
  sendConfirmation,
  switchCharterConfirmation,
} from '@harbourline/contracts';
import { AppError, route, type ServiceRoute } from '@harbourline/service-kit';
import type { Context } from 'koa';
import type { Deps } from '../db/database';
import { agreeToTerms } from '../use-cases/agree-to-terms';
import { askForReset } from '../use-cases/ask-for-reset';
import { checkResetLink as check } from '../use-cases/check-reset-link';
import { confirmEmail as confirm } from '../use-cases/confirm-email';
import { listRevocations as listEnded } from '../use-cases/list-revocations';
import { findSignedInUser } from '../use-cases/find-signed-in-user';
import { refreshSession } from '../use-cases/refresh-session';
import { registerUser } from '../use-cases/register-user';
import { resendConfirmation } from '../use-cases/resend-confirmation';
import { resetPassword as reset } from '../use-cases/reset-password';
import { signIn } from '../use-cases/sign-in';
import { signOut } from '../use-cases/sign-out';
import { signOutEverywhere } from '../use-cases/sign-out-everywhere';
import { switchCharterConfirmation as confirmCharters } from '../use-cases/switch-charter-confirmation';
import type { CookieJar } from './cookie-jar';
import { presentUser } from './present-user';

const LINK_SENT = 'If there is an account with this phone number, we have sent a reset link to its email address.';
const PASSWORD_RESET = 'Your password has been updated. You can now log in with your new password.';

/** Sessions, and how one comes by and confirms an account. */
export function authRoutes(deps: Deps, jar: CookieJar): ServiceRoute[] {
  /** The session that the browser had until now gives way to its new one. */
  const endFormer = async (koa: Context) => {
    const former = jar.refreshTokenOf(koa);
    if (former) await signOut(deps, former);
  };

  return [
    route(register, async ({ body, ip, koa, tell }) => {
      const session = await registerUser(deps, body, { address: ip, device: jar.deviceOf(koa) });
      await endFormer(koa);
      tell({ event: 'registration', outcome: 'succeeded', account: session.user.id });
      return { status: 201, body: presentUser(session.user), headers: jar.signedIn(session) };
    }),
    route(login, async ({ body, ip, koa, tell }) => {
      const session = await signIn(deps, body, { address: ip, device: jar.deviceOf(koa) });
      await endFormer(koa);
      tell({ event: 'sign_in', outcome: 'succeeded', account: session.user.id });
      return { status: 200, body: presentUser(session.user), headers: jar.signedIn(session) };
    }),
    route(refresh, async ({ koa, tell }) => {
      const token = jar.refreshTokenOf(koa);
      const onReuse = (account: number) => tell({ event: 'refresh', outcome: 'reused', account });
      const session = token && (await refreshSession(deps, token, onReuse));
      if (session) return { status: 204, headers: jar.holding(session) };
      koa.set(jar.emptied());
      throw new AppError('session_expired');
    }),
    route(logout, async ({ koa }) => {
      const token = jar.refreshTokenOf(koa);
      if (token) await signOut(deps, token);
      return { status: 204, headers: jar.emptied() };
    }),
    route(logoutEverywhere, async ({ actor, tell }) => {
      await signOutEverywhere(deps, actor.id);
      tell({ event: 'sessions', outcome: 'ended' });
      return { status: 204, headers: jar.emptied() };
    }),
    route(me, async ({ actor }) => ({ status: 200, body: presentUser(await findSignedInUser(deps, actor.id)) })),
    route(currentSession, async ({ actor, koa }) => ({
      status: 200,
      body: {
        user: actor ? presentUser(await findSignedInUser(deps, actor.id)) : null,
        renewable: !actor && jar.refreshTokenOf(koa) !== undefined,
      },
    })),
    route(switchCharterConfirmation, async ({ actor, body }) => ({
      status: 200,
      body: presentUser(await confirmCharters(deps, { userId: actor.id, enabled: body.enabled })),
    })),
    route(agree, async ({ actor }) => ({ status: 200, body: presentUser(await agreeToTerms(deps, actor.id)) })),
    route(forgotPassword, async ({ body, ip, tell }) => {
      await askForReset(deps, { phone: body.phone, address: ip });
      tell({ event: 'reset', outcome: 'requested' });
      return { status: 200, body: { message: LINK_SENT } };
    }),
    route(checkResetLink, async ({ query, ip }) => {
      await check(deps, { token: query.token, address: ip });
      return { status: 204 };
    }),
    route(resetPassword, async ({ body, ip, koa, tell }) => {
      const { userId: account, ...known } = await reset(deps, body, { address: ip, device: jar.deviceOf(koa) });
      tell({ event: 'reset', outcome: 'succeeded', account });
      return { status: 200, body: { message: PASSWORD_RESET }, headers: jar.emptiedFor(known) };
    }),
    route(confirmEmail, async ({ body, ip }) => {
      await confirm(deps, { token: body.token, address: ip });
      return { status: 204 };
    }),
    route(sendConfirmation, async ({ actor }) => {
      await resendConfirmation(deps, actor.id);
      return { status: 204 };
    }),
    route(jsonWebKeySet, async () => ({
      status: 200,
      body: deps.tokens.publicKeys,
      headers: { 'cache-control': 'public, max-age=300' },
    })),
    route(listRevocations, async ({ query }) => ({ status: 200, body: await listEnded(deps, query.after) })),
  ];
}
