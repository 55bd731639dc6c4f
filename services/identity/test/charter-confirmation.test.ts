import { userUpdated } from '@harbourline/contracts';
import { registered } from './accounts';
import { eventsAbout } from './events';
import { startIdentity, type TestedIdentity } from './start-identity';

let identity: TestedIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

const set = ({ browser }: Awaited<ReturnType<typeof registered>>, enabled: boolean) =>
  browser.put('/api/auth/charter-confirmation', { enabled });

it('is off until a captain switches it on, and everybody hears of it once', async () => {
  const carla = await registered(identity, { role: 'captain' });
  expect((await carla.browser.get('/api/auth/me')).body).toMatchObject({ confirmsCharters: false });
  for (const enabled of [true, true, false]) {
    expect(await set(carla, enabled)).toMatchObject({ status: 200, body: { confirmsCharters: enabled } });
  }
  const told = await eventsAbout(identity, carla.id, userUpdated);
  expect(told.map(({ data }) => data['confirmsCharters'])).toEqual([true, false]);
});

it.each(['renter', 'owner'])('is nothing for a %s', async (role) => {
  expect((await set(await registered(identity, { role }), true)).status).toBe(403);
});
