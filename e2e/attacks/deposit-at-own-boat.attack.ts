import type { BoatView, HoldView } from '@harbourline/contracts';
import { reserve } from '@harbourline/client';
import { listBoat, register } from '../test/support/people';
import { defineAttack } from './attack';
import { dayWish, DAYS, newBoat, newcomer, takenDays, tryHold } from './support/newcomer';

const ACCOUNTS = 4;
const HOLDS_EACH = 3;
const MOST = 0.05;

export default defineAttack({
  tries: `a rival's boat, held by ${ACCOUNTS} accounts that have each paid a dollar at the attacker's own boat`,
  async run(target) {
    const rival = await newBoat(target);
    const owner = await register(target.instance, 'owner');
    const own: BoatView = await listBoat(owner, { rate: 1 });
    const held: HoldView[] = [];
    for (let each = 0; each < ACCOUNTS; each += 1) {
      const account = await newcomer(target.client());
      if (!account) continue;
      await reserve(account, dayWish(own, each, 4));
      for (let hold = 0; hold < HOLDS_EACH; hold += 1) {
        const answer = await tryHold(account, dayWish(rival, each * HOLDS_EACH + hold));
        if (answer.status === 201) held.push(answer.body);
      }
    }
    const kept = held.filter(({ exclusive }) => exclusive).length;
    const days = (await takenDays(target.client(), rival)).size;
    return {
      held: held.length > 0 && days / DAYS < MOST,
      got: `${kept} of ${held.length} holds keep the time, ${days} days are taken`,
    };
  },
});
