import { freshPhone } from '@harbourline/client';
import type { Browser } from './browser';
import type { TestedIdentity } from './start-identity';

export const PASSWORD = 'a calm harbour';

/** The body that the form for a new account sends. */
export function registrationForm(
  changes: Record<string, unknown> = {},
): Record<string, unknown> & { phone: string; email: string } {
  const phone = freshPhone();
  return {
    fullName: 'Rosa Martin',
    email: `rosa${phone.slice(1)}@example.com`,
    phone,
    password: PASSWORD,
    ...changes,
  };
}

export interface Registered {
  id: number;
  phone: string;
  email: string;
  /** In which the account was made: signed in. */
  browser: Browser;
}

/** Somebody registers, with the usual password. */
export async function registered(
  identity: Pick<TestedIdentity, 'browser'>,
  changes: Record<string, unknown> = {},
): Promise<Registered> {
  const browser = identity.browser();
  const form = registrationForm(changes);
  const { status, body } = await browser.post('/api/auth/register', form);
  if (status !== 201) throw new Error(`the registration answered ${status}: ${JSON.stringify(body)}`);
  return { id: Number(body['id']), phone: form.phone, email: form.email, browser };
}

/** An administrator, signed in as one. */
export async function administrator(identity: TestedIdentity): Promise<Registered> {
  const { id, phone, email } = await registered(identity);
  await identity.db.client.user.update({ where: { id }, data: { role: 'admin' } });
  return { id, phone, email, browser: await signedIn(identity, phone) };
}

/** A new session of somebody, in another browser. */
export async function signedIn(identity: TestedIdentity, phone: string, password = PASSWORD): Promise<Browser> {
  const browser = identity.browser();
  const { status } = await browser.post('/api/auth/login', { phone, password });
  if (status !== 200) throw new Error(`the sign-in answered ${status}`);
  return browser;
}
