import { AppError } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { lockUser } from '../db/lock-user';
import { TERMS_VERSION } from '../domain/terms';
import type { User } from '../generated/prisma/client';
import { changeUser } from '../steps/change-user';

/** Somebody accepts the terms and attests their age. What was accepted or attested before keeps its time and version. */
export async function agreeToTerms({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: number): Promise<User> {
  return db.transact(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user?.active) throw new AppError('unauthenticated');
    const now = clock.now();
    const accepted = user.termsAcceptedAt === null && { termsAcceptedAt: now, termsVersion: TERMS_VERSION };
    const attested = user.ageAttestedAt === null && { ageAttestedAt: now };
    return accepted || attested ? changeUser(tx, user, { ...accepted, ...attested }, { now }) : user;
  });
}
