import { ApiClient } from '@harbourline/client';
import type { Instance } from '@harbourline/local';
import type { Person } from './people';

/** The administrator that a new system has, signed in. */
export async function administrator(instance: Instance): Promise<Person> {
  const account = instance.accounts.find(({ role }) => role === 'admin');
  if (!account) throw new Error('a new system has an administrator');
  const client = new ApiClient(instance.gatewayUrl);
  await client.signIn(account);
  const { id, email, fullName, phone } = await client.call<Omit<Person, 'client' | 'password'>>('GET', '/api/auth/me');
  return { client, id, email, fullName, phone, password: account.password };
}
