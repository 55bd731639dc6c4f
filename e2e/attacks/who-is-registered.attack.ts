import { randomUUID } from 'node:crypto';
import { freshPhone } from '@harbourline/client';
import { defineAttack } from './attack';

const password = 'a-long-way-out';
/** As many wrong passwords are judged for an address in a quarter of an hour. */
const SIGN_IN_JUDGES = 9;

export default defineAttack({
  tries: 'asking registration and the profile whether people are registered',
  async run({ client, freshAddress }) {
    const account = (phone = freshPhone()) => ({
      phone,
      fullName: 'A renter',
      email: `${randomUUID()}@example.com`,
      password,
    });
    const known = account();
    await client().call('POST', '/api/auth/register', known);
    const address = freshAddress();
    const attacker = client(address);
    const { id } = await attacker.call<{ id: number }>('POST', '/api/auth/register', account());
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      const change = { phone: known.phone, currentPassword: password };
      statuses.push((await attacker.send('PATCH', `/api/users/${id}`, change)).status);
    }
    for (let n = 0; n < 10; n += 1) {
      statuses.push((await client(address).send('POST', '/api/auth/register', account(known.phone))).status);
    }
    const told = statuses.filter((status) => status === 409).length;
    return { held: told <= SIGN_IN_JUDGES, got: `${told} of ${statuses.length} questions were answered` };
  },
});
