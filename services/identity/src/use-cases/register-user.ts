import type { RouteBody, register } from '@harbourline/contracts';
import type { Deps } from '../db/database';
import { TERMS_VERSION } from '../domain/terms';
import { addUser } from './add-user';
import { openSession, type SignedIn } from './open-session';
import { preparePassword } from './prepare-password';
import { readPhone } from './read-phone';

/** A renter, owner or captain creates an account and is signed in. */
export async function registerUser(deps: Deps, form: RouteBody<typeof register>): Promise<SignedIn> {
  const { db, clock, passwords } = deps;
  const phone = readPhone(form.phone);
  const password = await preparePassword(passwords, form.password);
  const now = clock.now();
  const agreed = form.agreesToTerms && { termsAcceptedAt: now, ageAttestedAt: now, termsVersion: TERMS_VERSION };

  return db.transact(async (tx) => {
    const { fullName, email, role } = form;
    const user = await addUser(tx, deps, { fullName, email, role, phone, password, ...agreed });
    return openSession(tx, deps, user);
  });
}
