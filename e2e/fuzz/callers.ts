import { ApiClient, reserve } from '@harbourline/client';
import { DEMO_ACCOUNTS, type Instance } from '@harbourline/local';
import { listBoat, register, wishFor, type Person } from '../test/support/people';

export const ROLES = ['nobody', 'renter', 'owner', 'captain', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Tokens live for five minutes. */
const SIGN_IN_AGAIN_MS = 120_000;

/**
 * A session of each role, renewed while it is used; whoever has locked themselves out is replaced by somebody new. The
 * owner has listed the first boat, and the renter has made the first booking, of it.
 */
export async function openCallers(instance: Instance): Promise<(role: Role) => Promise<ApiClient>> {
  const [renter, owner, captain] = await Promise.all([
    register(instance, 'renter'),
    register(instance, 'owner'),
    register(instance, 'captain'),
  ]);
  await reserve(renter.client, wishFor(await listBoat(owner)));
  const people: Record<'renter' | 'owner' | 'captain', Person> = { renter, owner, captain };
  const sessions = new Map<Role, { client: Promise<ApiClient>; until: number }>();

  async function signIn(role: Role): Promise<ApiClient> {
    const client = new ApiClient(instance.gatewayUrl);
    if (role === 'nobody') return client;
    if (role === 'admin') {
      await client.signIn(administrator());
      return client;
    }
    const { status } = await client.send('POST', '/api/auth/login', people[role]);
    if (status !== 200) people[role] = await register(instance, role);
    return status === 200 ? client : people[role].client;
  }

  return (role) => {
    const known = sessions.get(role);
    if (known && Date.now() < known.until) return known.client;
    const client = signIn(role);
    sessions.set(role, { client, until: Date.now() + SIGN_IN_AGAIN_MS });
    return client;
  };
}

function administrator(): { phone: string; password: string } {
  const account = DEMO_ACCOUNTS.find(({ role }) => role === 'admin');
  if (!account) throw new Error('there is no administrator');
  return account;
}
