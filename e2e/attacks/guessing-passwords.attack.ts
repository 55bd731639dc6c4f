import { randomUUID } from 'node:crypto';
import { freshPhone, type ApiClient } from '@harbourline/client';
import { defineAttack } from './attack';

const COOKIES = 16;
const PHONES = 16;
/** As many wrong passwords are looked at for one phone, or from one address, in a quarter of an hour. */
const GUESSES = 9;

const signIn = async (by: ApiClient, phone: string, password: string) =>
  (await by.send('POST', '/api/auth/login', { phone, password })).status;
const looked = (statuses: number[]) => statuses.filter((status) => status === 401).length;

export default defineAttack({
  tries: `guesses with ${COOKIES} browsers that had signed in before the password was changed, and one password at ${PHONES} phones`,
  async run({ client, freshAddress }) {
    const [phone, password, changed] = [freshPhone(), randomUUID(), randomUUID()];
    const owner = client();
    const { id } = await owner.call<{ id: number }>('POST', '/api/auth/register', {
      fullName: 'Rosa Martin',
      email: `${randomUUID()}@example.com`,
      phone,
      password,
      agreesToTerms: true,
    });
    const collected = Array.from({ length: COOKIES }, () => client());
    for (const browser of collected) await browser.signIn({ phone, password });
    const change = { currentPassword: password, newPassword: changed, confirmNewPassword: changed };
    await owner.call('PATCH', `/api/users/${id}`, change);

    const address = freshAddress();
    const [withCookies, manyPhones] = await Promise.all([
      Promise.all(collected.map((browser) => signIn(browser, phone, 'a guess'))),
      Promise.all(Array.from({ length: PHONES }, () => signIn(client(address), freshPhone(), 'a guess'))),
    ]);
    const held = looked(withCookies) <= GUESSES && looked(manyPhones) <= GUESSES;
    return {
      held,
      got: `${looked(withCookies)} of ${COOKIES} guesses with old cookies looked at, ${looked(manyPhones)} of ${PHONES} at many phones`,
    };
  },
});
