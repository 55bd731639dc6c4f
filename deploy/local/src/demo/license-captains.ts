import type { UserView } from '@harbourline/contracts';
import { licenseCaptain } from './license-captain';
import { DEMO_ADMIN, DEMO_CAPTAINS } from './people';
import { signInAs } from './sign-in-as';

/** The administrator has both licences of every demo captain on file, accepted. */
export async function licenseCaptains(gatewayUrl: string): Promise<void> {
  const { client: admin } = await signInAs(gatewayUrl, DEMO_ADMIN);
  for (const { captain } of DEMO_CAPTAINS) {
    const query = new URLSearchParams({ role: 'captain', q: captain.email });
    const [user] = await admin.call<UserView[]>('GET', `/api/users?${query.toString()}`);
    if (user) await licenseCaptain(admin, user);
  }
}
