import { randomUUID } from 'node:crypto';
import { freshPhone } from '@harbourline/client';
import { defineAttack } from './attack';

const CHANGES = 20;
const password = 'a-long-way-out';

export default defineAttack({
  tries: `${CHANGES} changes of one’s own email address, each of which writes to a stranger`,
  async run({ client }) {
    const attacker = client();
    const form = { phone: freshPhone(), fullName: 'A renter', email: `${randomUUID()}@example.com`, password };
    const { id } = await attacker.call<{ id: number }>('POST', '/api/auth/register', form);
    const withoutPassword = await attacker.send('PATCH', `/api/users/${id}`, { email: `${randomUUID()}@example.com` });
    const statuses: number[] = [];
    for (let n = 0; n < CHANGES; n += 1) {
      const change = { email: `${randomUUID()}@example.com`, currentPassword: password };
      statuses.push((await attacker.send('PATCH', `/api/users/${id}`, change)).status);
    }
    const done = statuses.filter((status) => status === 200).length;
    const asked = withoutPassword.status === 403;
    return {
      held: asked && done <= 2 && statuses.every((status) => status === 200 || status === 429),
      got: `${done} changes were taken${asked ? '' : ', one without the password'}`,
    };
  },
});
