import { setTimeout as sleep } from 'node:timers/promises';
import { SERVICES, type ServiceName } from '@harbourline/contracts';
import { defineAttack, type Target } from './attack';

/** A call of each service that is for the signed in. */
const CALLS: Record<ServiceName, string> = {
  identity: '/api/auth/me',
  catalog: '/api/boats/owner',
  booking: '/api/bookings',
  payments: '/api/credits',
  notifications: '/api/email/config',
};

export default defineAttack({
  tries: 'stolen access tokens at the gateway and at every service, two seconds after their owners have signed out',
  async run(target) {
    const asked = await Promise.all(target.instance.accounts.map((account) => stealFrom(target, account)));
    const [before, after] = [asked.flatMap((each) => each.before), asked.flatMap((each) => each.after)];
    const refused = after.filter((status) => status === 401).length;
    const held = !before.includes(401) && refused === after.length;
    return { held, got: `${refused} of ${after.length} calls refused` };
  },
});

async function stealFrom({ client, instance }: Target, account: { phone: string; password: string }) {
  const owner = client();
  const { phone, password } = account;
  const signedIn = await owner.send('POST', '/api/auth/login', { phone, password });
  const [, token] = /hl_access[^=]*=([^;]+)/.exec(signedIn.headers.getSetCookie().join('; ')) ?? [];
  const stolen = { authorization: `Bearer ${token}` };
  const statuses = () =>
    Promise.all(
      SERVICES.flatMap((service) => [
        client().send('GET', CALLS[service], undefined, stolen),
        fetch(new URL(CALLS[service], instance.services[service].url), { headers: stolen }),
      ]).map(async (answer) => (await answer).status),
    );

  const before = await statuses();
  await owner.send('POST', '/api/auth/logout');
  await sleep(2_000);
  return { before, after: await statuses() };
}
