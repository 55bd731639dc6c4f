import { defineAttack } from './attack';
import { dayWish, newBoat, newcomer, takenDays, tryHold } from './support/newcomer';

const ROUNDS = 25;
/** How often an account, and an address, may well let go before that has a price. */
const MOST = 8;

export default defineAttack({
  tries: 'the same day of a boat held and given back over and over, by one account and by many at its address',
  async run(target) {
    const boat = await newBoat(target);
    const address = target.freshAddress();
    const accounts = [];
    for (let each = 0; each < 5; each += 1) accounts.push(await newcomer(target.client(address)));
    const stranger = target.client();

    let kept = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      // The first one until it gets nothing any more, then the others in turn.
      const account = accounts[Math.floor(round / 5) % accounts.length];
      const held = account && (await tryHold(account, dayWish(boat, 20)));
      if (held?.status !== 201) continue;
      if ((await takenDays(stranger, boat)).size > 0) kept += 1;
      await account?.send('DELETE', `/api/bookings/holds/${held.body.holdId}`);
    }
    return { held: kept <= MOST, got: `the day was kept in ${kept} of ${ROUNDS} rounds` };
  },
});
