import type { BoatView } from '@harbourline/contracts';
import { wishFor } from '../test/support/people';
import { defineAttack, type Target } from './attack';
import { longestTurn } from './support/longest-turn';

const AT_ONCE = 10;
const MOST_SECONDS = 0.5;

export default defineAttack({
  tries: `${AT_ONCE} documents at once of a booking whose requests are 2,000 letters without a blank`,
  async run(target) {
    const { renter, id } = await bookAtLength(target);
    await longestTurn(target, 'booking');
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => renter.send('GET', `/api/bookings/${id}/confirmation`)),
    );
    const worst = await longestTurn(target, 'booking');
    const made = answers.filter(({ status }) => status === 200).length;
    return {
      held: made > 0 && worst < MOST_SECONDS,
      got: `${made} answered; booking was held up for ${Math.round(worst * 1000)} ms at worst`,
    };
  },
});

async function bookAtLength({ client, instance }: Target) {
  const signedIn = async (role: string) => {
    const account = instance.accounts.find((each) => each.role === role);
    if (!account) throw new Error(`there is no ${role}`);
    const someone = client();
    return { client: someone, id: (await someone.signIn(account)).id };
  };
  const [administrator, renter] = await Promise.all([signedIn('admin'), signedIn('renter')]);
  const boats = await renter.client.call<BoatView[]>('GET', '/api/boats');
  for (const boat of boats) {
    const { startDate, endDate } = wishFor(boat, 40);
    const made = await administrator.client.send<{ id: number }>('POST', '/api/admin/bookings', {
      ...{ boatId: boat.id, renterId: renter.id, startDate, endDate, guestCount: 2 },
      specialRequests: 'x'.repeat(2_000),
    });
    if (made.status === 201) return { renter: renter.client, id: made.body.id };
  }
  throw new Error('no boat could be booked');
}
