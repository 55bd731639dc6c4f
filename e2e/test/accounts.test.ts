import type { BoatCaptain, QuoteView, SessionUser, UserView } from '@harbourline/contracts';
import { ApiClient } from '@harbourline/client';
import { licenseCaptain, type Instance } from '@harbourline/local';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { inboxOf, mailedToken } from '@harbourline/test-kit/inbox';
import { fileLicence } from './support/access/objects';
import { acceptedCaptain } from './support/accepted-captain';
import { listBoat, register, wishFor } from './support/people';
import { sharedTestStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let instance: Instance;
let admin: ApiClient;
beforeAll(async () => {
  stack = await sharedTestStack();
  instance = await stack.instance();
  admin = new ApiClient(instance.gatewayUrl);
  const account = instance.accounts.find(({ role }) => role === 'admin');
  if (!account) throw new Error('there is no administrator');
  await admin.signIn(account);
});
afterAll(() => stack?.stop());

it('a new user confirms the address with the link in the welcome mail', async () => {
  const renter = await register(instance, 'renter');
  expect((await renter.client.call<SessionUser>('GET', '/api/auth/me')).isVerified).toBe(false);
  const token = await mailedToken(instance, renter.email, 'confirm-email');
  const stranger = new ApiClient(instance.gatewayUrl);
  expect((await stranger.send('POST', '/api/auth/confirm-email', { token })).status).toBe(204);
  expect((await renter.client.call<SessionUser>('GET', '/api/auth/me')).isVerified).toBe(true);
});

it('a forgotten password is replaced by mail, once, and all sessions end', async () => {
  const renter = await register(instance, 'renter');
  const stranger = new ApiClient(instance.gatewayUrl);
  await stranger.call('POST', '/api/forgot-password', { phone: renter.phone });
  const token = await mailedToken(instance, renter.email, 'reset-password');
  const check = `/api/reset-password?token=${encodeURIComponent(token)}`;
  expect((await stranger.send('GET', check)).status).toBe(204);

  const password = 'another-way-out';
  await stranger.call('POST', '/api/reset-password', { token, newPassword: password });
  expect((await stranger.send('GET', check)).status).toBe(404);
  expect((await renter.client.send('POST', '/api/auth/refresh')).status).toBe(401);
  expect((await stranger.send('POST', '/api/auth/login', renter)).status).toBe(401);
  expect((await stranger.signIn({ phone: renter.phone, password })).id).toBe(renter.id);
  await eventuallyHolds(
    () => inboxOf(instance, renter.email),
    (mails) => mails.some(({ subject }) => /has a new password/.test(subject)),
  );
});

it('a captain is offered once both licences are accepted, and no longer once one is rejected', async () => {
  const [owner, captain] = [await register(instance, 'owner'), await register(instance, 'captain', 'Jeanne Baret')];
  const boat = await listBoat(owner);
  await captain.client.call('POST', '/api/captain-rates', {
    rates: [{ boatId: boat.id, captainId: captain.id, rate: 80 }],
  });
  const [filePath] = [await fileLicence(captain, 'pleasure_craft'), await fileLicence(captain, 'harbor')];

  const anyone = new ApiClient(instance.gatewayUrl);
  const offered = (day = '') =>
    anyone.call<BoatCaptain[]>('GET', `/api/boats/${boat.id}/captains${day && `?date=${day}`}`);
  const ids = async () => (await offered()).map(({ id }) => id);
  const asked = wishFor(boat, 10, { captainId: captain.id });
  const free = async () => (await anyone.call<QuoteView>('POST', '/api/bookings/quote', asked)).free;
  // Once somebody who came later is offered, what the captain has on file has long been heard of.
  const later = await acceptedCaptain(instance);
  await later.client.call('POST', '/api/captain-rates', {
    rates: [{ boatId: boat.id, captainId: later.id, rate: 90 }],
  });
  await eventuallyHolds(ids, (found) => found.includes(later.id));
  expect(await ids()).toEqual([later.id]);
  expect(await free()).toBe(false);

  const expiresOn = await licenseCaptain(admin, captain);
  const there = { id: captain.id, fullName: 'Jeanne Baret', hourlyRate: 80, preferred: false };
  await eventuallyHolds(offered, (captains) => captains.length === 2);
  await eventuallyHolds(free, Boolean);
  expect((await offered())[0]).toEqual(there);
  expect(await offered(expiresOn)).toHaveLength(2);
  expect(await offered(`${Number(expiresOn.slice(0, 4)) + 1}-01-01`)).toEqual([]);
  expect((await owner.client.send('GET', `/api/image/${filePath}`)).status).toBe(403);
  expect((await admin.send('GET', `/api/image/${filePath}`)).status).toBe(200);

  await admin.call('POST', `/api/users/${captain.id}/licenses/harbor/reject`, { reason: 'The photo cannot be read.' });
  await eventuallyHolds(ids, (found) => !found.includes(captain.id));
  await eventuallyHolds(free, (isFree) => !isFree);
  expect(await ids()).toEqual([later.id]);
  await eventuallyHolds(
    () => inboxOf(instance, captain.email),
    (mails) => mails.some(({ text }) => text.includes('The photo cannot be read.')),
  );
});

it('a deactivated owner is signed out, and the listings are hidden', async () => {
  const owner = await register(instance, 'owner');
  const boat = await listBoat(owner);
  const answer = await admin.call<UserView>('PATCH', `/api/users/${owner.id}`, { active: false });
  expect(answer.active).toBe(false);
  expect((await owner.client.send('POST', '/api/auth/refresh')).status).toBe(401);
  expect((await new ApiClient(instance.gatewayUrl).send('POST', '/api/auth/login', owner)).status).toBe(401);
  await eventuallyHolds(
    () => new ApiClient(instance.gatewayUrl).send('GET', `/api/boats/${boat.id}`),
    ({ status }) => status === 404,
  );
});
