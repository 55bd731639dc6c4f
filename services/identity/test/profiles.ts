import { PASSWORD, registered, type Registered } from './accounts';
import type { Browser } from './browser';
import type { TestedIdentity } from './start-identity';

export const ASKS_FOR_PASSWORD = 'Please enter your current password to change your email, phone or password.';
export const newPassword = 'a windy harbour';

export function update({ id, browser }: Pick<Registered, 'id' | 'browser'>, body: unknown, by: Browser = browser) {
  return by.patch(`/api/users/${id}`, body);
}

/** Changes something for which the current password is asked. */
export function secure(person: Pick<Registered, 'id' | 'browser'>, body: object) {
  return update(person, { currentPassword: PASSWORD, ...body });
}

/** Somebody registers, ten minutes before now: their sign-in is no longer a recent one. */
export async function registeredEarlier(identity: TestedIdentity): Promise<Registered> {
  const person = await registered(identity, { fullName: 'Rosa Martin' });
  identity.clock.advance({ minutes: 10 });
  return person;
}

/** Somebody's address counts as confirmed. */
export function confirmEmail({ db }: TestedIdentity, { id }: Registered) {
  return db.client.user.update({ where: { id }, data: { isVerified: true } });
}

/** The answer of a call that is refused. */
export function refusal(status: number, code: string, message: string, field?: string) {
  return { status, body: { code, message, ...(field ? { fields: { [field]: message } } : {}) } };
}
