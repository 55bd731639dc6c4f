import { randomBytes } from 'node:crypto';
import { accountClosed, OPEN_IN, type OpenMatters } from '@harbourline/contracts';
import { closedIdentity } from '@harbourline/policy';
import { AppError, callService, type UserActor } from '@harbourline/service-kit';
import type { Deps, Tx } from '../db/database';
import { lockAdministrators } from '../db/lock-administrators';
import { lockUser } from '../db/lock-user';
import { openInWords } from '../domain/open-in-words';
import type { User } from '../generated/prisma/client';
import { changeUser } from '../steps/change-user';
import { checkPassword } from '../steps/check-password';
import { endSessions } from '../steps/end-sessions';
import { eraseTraces } from '../steps/erase-traces';

type OtherService = keyof typeof OPEN_IN;
const OTHERS = Object.keys(OPEN_IN) as OtherService[];
const AGAIN_AFTER_MS = 12 * 60 * 60_000;

const NOTHING_ON_FILE = { pleasureCraftLicense: null, harborLicense: null };

/**
 * Somebody who has given the password again closes their account for good. Who they were is overwritten with the number
 * here, and every service is told to do the same: all in one transaction, so that what was acknowledged is carried out.
 * @throws AppError `wrong_password`; `account_has_open_matters` with how many of each; `last_administrator`.
 */
export async function closeAccount(
  deps: Pick<Deps, 'db' | 'clock' | 'passwords' | 'throttle' | 'caller' | 'sealings'>,
  { actor, currentPassword }: { actor: UserActor; currentPassword: string },
): Promise<void> {
  const { db, clock, passwords, sealings } = deps;
  const known = await db.client.user.findUnique({ where: { id: actor.id } });
  if (!known?.active) throw new AppError('unauthenticated');
  await checkPassword(deps, { user: known, currentPassword });
  await refuseWhileOpen(deps, known);
  const password = await passwords.hash(randomBytes(32).toString('base64url'));
  await db.transact(async (tx) => {
    const administrators = known.role === 'admin' ? await lockAdministrators(tx) : [];
    const user = await lockUser(tx, actor.id);
    // The password may have been changed, or the account closed or its role changed, while this one was checked.
    if (!user?.active || user.password !== known.password || user.role !== known.role) {
      throw new AppError('unauthenticated');
    }
    if (user.role === 'admin' && !administrators.some((id) => id !== user.id)) throw new AppError('last_administrator');
    const now = clock.now();
    await endSessions(tx, { userId: user.id, reason: 'deactivated' }, now);
    const closed = await changeUser(
      tx,
      user,
      {
        ...{ ...(await freeIdentity(tx, user)), password, active: false, isVerified: false, phoneConfirmedAt: null },
        ...{ smsEnabled: false, confirmsCharters: false, ...NOTHING_ON_FILE },
        ...{ closedAt: now, eraseAgainAt: new Date(now.getTime() + AGAIN_AFTER_MS) },
      },
      { now },
    );
    await tx.outbox.append(accountClosed, {
      ...{ subject: user.id, version: closed.version },
      data: { userId: user.id, sealedEmail: sealings.closedAccount.seal(user.email), emailIsTheirs: user.isVerified },
    });
    await eraseTraces(tx, user, now);
  });
}

/** Accounts from before such addresses were refused may have the usual one. */
async function freeIdentity(tx: Tx, { id }: User): Promise<ReturnType<typeof closedIdentity>> {
  const usual = closedIdentity(id);
  const isTaken = await tx.user.findFirst({
    where: { email: { equals: usual.email, mode: 'insensitive' }, id: { not: id } },
  });
  return isTaken ? closedIdentity(id, randomBytes(6).toString('hex')) : usual;
}

/** The others are asked before, not locked: what begins in between ends as it does when somebody is deactivated. */
async function refuseWhileOpen({ caller }: Pick<Deps, 'caller'>, { id }: User): Promise<void> {
  const answers = await Promise.all(
    OTHERS.map((service) => callService(caller, service, OPEN_IN[service], { params: { id } })),
  );
  const openMatters = answers.reduce<OpenMatters>((all, some) => ({ ...all, ...some }), {});
  if (Object.keys(openMatters).length === 0) return;
  throw new AppError('account_has_open_matters', { message: openInWords(openMatters), extra: { openMatters } });
}
