import type { RouteBody, register } from '@harbourline/contracts';
import { readPhone } from '@harbourline/service-kit/phone-number';
import type { Deps } from '../db/database';
import { agreedAt } from '../domain/terms';
import { addUser } from '../steps/add-user';
import { noteConfirmationMail } from '../steps/note-confirmation-mail';
import { openSession, type SignedIn } from './open-session';
import { preparePassword } from '../steps/prepare-password';
import { rememberDevice } from '../steps/remember-device';
import type { Place } from './sign-in';
import { withoutProbing } from '../steps/without-probing';
import { refuseAccountName } from '../steps/refuse-account-name';

/** A renter, owner or captain creates an account and is signed in. */
export async function registerUser(
  deps: Deps,
  form: RouteBody<typeof register>,
  { address, device }: Place,
): Promise<SignedIn & { device: string }> {
  const { db, clock, passwords } = deps;
  refuseAccountName(form.fullName, form.role);
  const phone = readPhone(form.phone);
  const password = await preparePassword(passwords, form.password);
  const now = clock.now();
  const agreed = form.agreesToTerms && agreedAt(now);

  const { fullName, email, role } = form;
  const session = await withoutProbing(deps, address, () =>
    db.transact(async (tx) => {
      const user = await addUser(tx, deps, { fullName, email, role, phone, password, ...agreed });
      return { ...(await openSession(tx, deps, user)), device: await rememberDevice(tx, deps, user, device) };
    }),
  );
  await noteConfirmationMail(deps, session.user);
  return session;
}
