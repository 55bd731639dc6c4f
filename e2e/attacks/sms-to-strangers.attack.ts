import { randomUUID } from 'node:crypto';
import { freshPhone } from '@harbourline/client';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { query } from '../test/support/query';
import { defineAttack } from './attack';

/** Premium, satellite, another country with our code, far away; and somebody in town. */
const NUMBERS = ['+19005550199', '+881612345678', '+18765550123', '+447400123456', freshPhone()];

export default defineAttack({
  tries: 'registering with other people’s phone numbers, premium and satellite ones as well',
  async run({ client, instance }) {
    const ids = await Promise.all(
      NUMBERS.map(async (phone) => {
        const form = { phone, fullName: 'Call us', email: `${randomUUID()}@example.com`, password: 'a-long-way-out' };
        const { id } = await client().call<{ id: number }>('POST', '/api/auth/register', form);
        return id;
      }),
    );
    const sql = `SELECT channel, status FROM deliveries WHERE recipient_id = ANY($1)`;
    const deliveries = await eventuallyHolds(
      () => query<{ channel: string; status: string }>(instance, 'notifications', sql, [ids]),
      (rows) => rows.length >= 2 * ids.length && rows.every(({ status }) => status !== 'waiting'),
    );
    const texts = deliveries.filter(({ channel, status }) => channel === 'sms' && status === 'sent').length;
    return { held: texts === 0, got: `${texts} text messages to ${NUMBERS.length} strangers` };
  },
});
