import { reserve } from '@harbourline/client';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { listBoat, register } from '../test/support/people';
import { query } from '../test/support/query';
import { defineAttack } from './attack';
import { dayWish, newcomer } from './support/newcomer';

const CHANGES = 40;

export default defineAttack({
  tries: `${CHANGES} changes of one request, each of which writes to the owner, who then needs a link for a new password`,
  async run(target) {
    const owner = await register(target.instance, 'owner');
    const renter = await newcomer(target.client());
    if (!renter) return { held: false, got: 'nobody could register' };
    const { id } = await reserve(renter, dayWish(await listBoat(owner), 10, 4));
    const statuses: number[] = [];
    for (let each = 0; each < CHANGES; each += 1) {
      statuses.push(
        (await renter.send('PATCH', `/api/bookings/${id}/reservation`, { guestCount: 3 + (each % 2) })).status,
      );
    }
    await target.client().send('POST', '/api/forgot-password', { phone: owner.phone });
    const sql = `SELECT template, status FROM deliveries WHERE recipient_id = $1 AND channel = 'email'`;
    const mails = await eventuallyHolds(
      () => query<{ template: string; status: string }>(target.instance, 'notifications', sql, [owner.id]),
      (rows) => rows.some(({ template, status }) => template === 'password-reset' && status !== 'waiting'),
    );
    const goesOut = (wanted: string) =>
      mails.filter(({ template, status }) => template === wanted && status !== 'skipped').length;
    const done = statuses.filter((status) => status === 200).length;
    const changed = goesOut('booking-changed-owner');
    return {
      held: done <= 5 && changed <= 1 && goesOut('password-reset') === 1,
      got: `${done} changes were taken and make ${changed} mail, the link arrived ${goesOut('password-reset')} time`,
    };
  },
});
