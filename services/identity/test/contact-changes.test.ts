import { freshPhone } from '@harbourline/client';
import { accountSecured, emailConfirmationRequested } from '@harbourline/contracts';
import { administrator, PASSWORD, registered, registrationForm, type Registered } from './accounts';
import { newAddress } from './browser';
import { eventsAbout } from './events';
import { startIdentity, type TestedIdentity } from './start-identity';

let identity: TestedIdentity;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMIT: 'on' });
});
afterAll(() => identity?.stop());

let next = 0;
const newEmail = () => `box${(next += 1)}.${freshPhone().slice(1)}@example.com`;
const change = ({ id, browser }: Registered, form: object, by = browser) =>
  by.patch(`/api/users/${id}`, { currentPassword: PASSWORD, ...form });

it('three addresses an hour are written to for an account, the one it began with included', async () => {
  const rosa = await registered(identity);
  const statuses: number[] = [];
  for (let n = 0; n < 5; n += 1) statuses.push((await change(rosa, { email: newEmail() })).status);
  expect(statuses).toEqual([200, 200, 429, 429, 429]);
  expect((await rosa.browser.post('/api/auth/confirmation')).status).toBe(429);
  expect(await eventsAbout(identity, rosa.id, emailConfirmationRequested, accountSecured)).toHaveLength(2);
  expect((await change(rosa, { fullName: 'Rosa Roy' })).status).toBe(200);
});

it('an address or phone changes five times a day, whoever changes it', async () => {
  const [rosa, ana] = [await registered(identity), await administrator(identity)];
  const statuses: number[] = [];
  for (let n = 0; n < 3; n += 1) statuses.push((await change(rosa, { phone: freshPhone() })).status);
  for (let n = 0; n < 3; n += 1) {
    statuses.push((await ana.browser.patch(`/api/users/${rosa.id}`, { phone: freshPhone() })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  identity.clock.advance({ hours: 24 });
  expect((await ana.browser.post('/api/auth/login', { phone: ana.phone, password: PASSWORD })).status).toBe(200);
});

it('one address is written to three times an hour, whichever accounts ask and however it is written', async () => {
  const victim = newEmail();
  const spellings = [victim, victim.toUpperCase(), victim.replace('@', '+a@'), victim.replace('@', '+b@')];
  const statuses: number[] = [];
  for (const email of spellings) {
    const person = await registered(identity);
    statuses.push((await change(person, { email })).status);
    await change(person, { email: newEmail() });
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});

it('nobody learns who is registered any faster than by signing in, by either route', async () => {
  const known = await registered(identity);
  const address = newAddress();
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    const { status } = await identity
      .browser(address)
      .post('/api/auth/register', registrationForm({ phone: known.phone }));
    statuses.push(status);
  }
  const mine = await registered(identity);
  for (let n = 0; n < 4; n += 1) {
    const { id, browser } = mine;
    statuses.push((await change({ ...mine, id, browser: browser.copy(address) }, { phone: known.phone })).status);
  }
  expect(statuses).toEqual([...Array(9).fill(409), 429]);
  const honest = registrationForm();
  expect((await identity.browser().post('/api/auth/register', honest)).status).toBe(201);
  identity.clock.advance({ minutes: 15 });
  expect((await identity.browser(address).post('/api/auth/register', registrationForm())).status).toBe(201);
});
