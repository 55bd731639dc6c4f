import { randomInt, randomUUID } from 'node:crypto';
import { defineAttack } from './attack';

/** Whoever holds an administrator's session: left open, or stolen. */
export default defineAttack({
  tries: "an administrator's session, without the password: to demote, rename or add administrators",
  async run({ client, instance }) {
    const administrator = instance.accounts.find(({ role }) => role === 'admin');
    if (!administrator) throw new Error('there is no administrator');
    const session = client();
    await session.signIn(administrator);
    const account = (role: string) => ({
      fullName: 'Mallory Stone',
      email: `${randomUUID()}@example.com`,
      phone: `+1416${randomInt(2_000_000, 9_999_999)}`,
      password: randomUUID(),
      role,
    });
    const accomplice = await session.call<{ id: number }>('POST', '/api/admin/users', account('renter'));
    const other = account('admin');
    const { password: currentPassword } = administrator;
    const { id } = await session.call<{ id: number }>('POST', '/api/admin/users', { ...other, currentPassword });

    const answers = [
      await session.send('POST', '/api/admin/users', account('admin')),
      await session.send('PATCH', `/api/users/${accomplice.id}`, { role: 'admin' }),
      await session.send('PATCH', `/api/users/${id}`, { email: `${randomUUID()}@example.com` }),
      await session.send('PATCH', `/api/users/${id}`, { role: 'renter', currentPassword: 'a guess' }),
      await session.send('PATCH', `/api/users/${id}`, { active: false }),
    ].map(({ status }) => status);
    // Leaves no further administrator behind.
    await session.send('PATCH', `/api/users/${id}`, { role: 'renter', currentPassword });
    return { held: answers.every((status) => status >= 400), got: `answers ${answers.join(', ')}` };
  },
});
